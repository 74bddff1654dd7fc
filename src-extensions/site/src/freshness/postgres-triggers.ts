import { CACHE_TAGS } from '@pickup/contract';
import type { Transaction } from '@pickup/strapi-kit';
import type { TopicTables } from './versions.js';

/** The channel on which the database tells every instance which topic was written. */
export const CONTENT_CHANNEL = 'pickup_content';

/** Raised when the function or a trigger changes, so that a database with the old ones gets the new. */
const NAME = 'site_content_written_v1';

/**
 * Makes the database itself tell of every write of content, whoever makes it; PostgreSQL delivers a notification when,
 * and only when, its transaction commits. `CREATE OR REPLACE` fails when two instances do it at once; the application
 * lets one start at a time come here (cms/src/start/start-lock.ts).
 */
export async function installPostgresTriggers(trx: Transaction, tables: TopicTables): Promise<void> {
  await trx.raw(`CREATE OR REPLACE FUNCTION ${NAME}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_notify('${CONTENT_CHANNEL}', TG_ARGV[0]); RETURN NULL; END $$`);
  for (const topic of CACHE_TAGS) {
    for (const table of tables[topic]) {
      await trx.raw(`CREATE OR REPLACE TRIGGER ${NAME} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION ${NAME}('${topic}')`);
    }
  }
}
