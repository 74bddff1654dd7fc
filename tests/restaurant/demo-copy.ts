import { inject } from 'vitest';
import { copyOf, type DatabaseName, type DemoCopy } from './databases.js';

export { DATABASES, DATABASES_IN_DEPTH, type DatabaseName, type DemoCopy } from './databases.js';

/** A demo restaurant of its own for a test; nothing runs on it yet. */
export const copyDemo = (database: DatabaseName): Promise<DemoCopy> =>
  copyOf(database, {
    sqliteBase: inject('sqliteBase'),
    postgresBase: inject('postgresBase'),
    postgresUrl: inject('postgresUrl'),
  });
