import { isPostgres, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { Hub } from './hub.js';
import { listenForEvents } from './postgres-listener.js';

const PostgresConnection = z.object({ connectionString: z.string() });

/** On SQLite this process hears of its own writes at once, and of a developer's within a quarter of a second. */
const SQLITE_LOOK_MS = 250;
/** PostgreSQL tells of every commit; should that fail, nobody waits for long. */
const POSTGRES_LOOK_MS = 1_000;

function makeHub(strapi: Core.Strapi): Hub {
  const db = strapi.db.connection;
  const shared = { sql: sqlOf(db), warn: (message: string) => strapi.log.warn(message) };
  if (!isPostgres(db)) return new Hub({ ...shared, lookEveryMs: SQLITE_LOOK_MS, listen: () => () => undefined });
  const connection = PostgresConnection.parse(strapi.config.get('database.connection.connection'));
  const listen = (wake: () => void) => listenForEvents(connection, wake);
  return new Hub({ ...shared, lookEveryMs: POSTGRES_LOOK_MS, listen });
}

const hubs = new WeakMap<Core.Strapi, Hub>();

/** The hub of a product: one for each process. */
export function hubOf(strapi: Core.Strapi): Hub {
  const known = hubs.get(strapi);
  if (known) return known;
  const made = makeHub(strapi);
  hubs.set(strapi, made);
  return made;
}
