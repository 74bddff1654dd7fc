import type { Transaction } from '@pickup/strapi-kit';
import type { DatabaseTriggers } from './database-triggers.js';

async function namesOf(trx: Transaction, family: string): Promise<string[]> {
  const rows: { name: string }[] = await trx('sqlite_master')
    .where({ type: 'trigger' })
    .whereLike('name', `${family}_%`)
    .select('name');
  return rows.map(({ name }) => name);
}

/**
 * Triggers of SQLite.
 * @param family what all versions of their names begin with
 * @param version to be raised when a trigger changes, so that a database with the old ones gets the new
 * @param triggers what follows `CREATE TRIGGER {name}`, by the end of the name
 */
export function sqliteTriggers(
  family: string,
  version: number,
  triggers: Readonly<Record<string, string>>,
): DatabaseTriggers {
  const nameOf = (name: string) => `${family}_v${version}_${name}`;
  return {
    async areInstalled(trx) {
      const there = await namesOf(trx, family);
      return Object.keys(triggers).every((name) => there.includes(nameOf(name)));
    },
    // A transaction that writes is the only one that does.
    lockOrders: () => Promise.resolve(),
    async create(trx) {
      for (const [name, body] of Object.entries(triggers)) await trx.raw(`CREATE TRIGGER ${nameOf(name)} ${body}`);
    },
    async remove(trx) {
      for (const name of await namesOf(trx, family)) await trx.raw('DROP TRIGGER ??', [name]);
    },
  };
}
