import { CACHE_TAGS } from '@pickup/contract';
import {
  type DatabaseTriggers,
  ensureTriggers,
  isPostgres,
  sqliteTriggers,
  sqlOf,
  type Transaction,
} from '@pickup/strapi-kit';
import type { TagTables } from './tag-versions.js';

/** How often the content of each tag was written, on SQLite. No content type: editors have no use for it. */
export const VERSIONS_TABLE = 'site_versions';

/** The channel on which PostgreSQL notifies of a tag whose content was written. Payload: the tag. */
export const CONTENT_CHANNEL = 'pickup_content';

/** Its number is raised when the function or a trigger changes, so that a database with the old ones gets the new. */
const POSTGRES_TRIGGER = 'site_content_written_v1';

const eachTable = (tables: TagTables) => CACHE_TAGS.flatMap((tag) => tables[tag].map((table) => ({ tag, table })));

/** Makes SQLite itself count every write of content. */
function sqliteContentTriggers(tables: TagTables): DatabaseTriggers {
  const bodies = eachTable(tables).flatMap(({ tag, table }) =>
    ['INSERT', 'UPDATE', 'DELETE'].map((event): [name: string, body: string] => [
      `${table}_${event.toLowerCase()}`,
      `AFTER ${event} ON ${table} BEGIN UPDATE ${VERSIONS_TABLE} SET version = version + 1 WHERE topic = '${tag}'; END`,
    ]),
  );
  return sqliteTriggers(VERSIONS_TABLE, 1, Object.fromEntries(bodies));
}

async function createVersions(trx: Transaction): Promise<void> {
  await trx.raw(`CREATE TABLE IF NOT EXISTS ${VERSIONS_TABLE} (topic TEXT PRIMARY KEY, version INTEGER NOT NULL)`);
  for (const tag of CACHE_TAGS) {
    await trx.raw(`INSERT INTO ${VERSIONS_TABLE} (topic, version) VALUES (?, 0) ON CONFLICT DO NOTHING`, [tag]);
  }
}

/** Makes PostgreSQL notify of every write of content when, and only when, its transaction commits. */
function postgresContentTriggers(tables: TagTables): DatabaseTriggers {
  const places = eachTable(tables);
  const names = places.map(({ table }) => table).join(', ');
  const regclasses = places.map(({ table }) => `'${table}'::regclass`).join(', ');
  return {
    async areInstalled(trx) {
      const found = await sqlOf(trx)(`SELECT 1 FROM pg_trigger WHERE tgname = ? AND tgrelid IN (${regclasses})`, [
        POSTGRES_TRIGGER,
      ]);
      return found.length === places.length;
    },
    async lock(trx) {
      await trx.raw(`LOCK TABLE ${names} IN SHARE ROW EXCLUSIVE MODE`);
    },
    async create(trx) {
      await trx.raw(`CREATE FUNCTION ${POSTGRES_TRIGGER}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_notify('${CONTENT_CHANNEL}', TG_ARGV[0]); RETURN NULL; END $$`);
      for (const { tag, table } of places) {
        await trx.raw(`CREATE TRIGGER ${POSTGRES_TRIGGER} AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION ${POSTGRES_TRIGGER}('${tag}')`);
      }
    },
    async remove(trx) {
      await trx.raw(`DROP FUNCTION IF EXISTS ${POSTGRES_TRIGGER}() CASCADE`);
    },
  };
}

/** Makes the database itself report every write of content: the product's, the raw panel's, a developer's own SQL. */
export async function installContentTriggers(trx: Transaction, tables: TagTables): Promise<void> {
  if (isPostgres(trx)) {
    await ensureTriggers(trx, postgresContentTriggers(tables));
    return;
  }
  await createVersions(trx);
  await ensureTriggers(trx, sqliteContentTriggers(tables));
}
