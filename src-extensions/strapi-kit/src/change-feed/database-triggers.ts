import type { Transaction } from '../database/database.js';

/** A set of triggers, for one kind of database. */
export interface DatabaseTriggers {
  /** True when every trigger of this version is there. */
  areInstalled: (trx: Transaction) => Promise<boolean>;
  /** Blocks other writers of the tables until the transaction ends. */
  lock: (trx: Transaction) => Promise<void>;
  create: (trx: Transaction) => Promise<void>;
  remove: (trx: Transaction) => Promise<void>;
}

/**
 * Creates triggers that are missing or of an older version.
 * @returns true when they were created, and what they maintain has to be computed once
 */
export async function ensureTriggers(trx: Transaction, triggers: DatabaseTriggers): Promise<boolean> {
  if (await triggers.areInstalled(trx)) return false;
  await triggers.lock(trx);
  // Another instance may have created them while this one waited for the lock.
  if (await triggers.areInstalled(trx)) return false;
  await triggers.remove(trx);
  await triggers.create(trx);
  return true;
}

async function namesOf(trx: Transaction, family: string): Promise<string[]> {
  const rows: { name: string }[] = await trx('sqlite_master')
    .where({ type: 'trigger' })
    .whereLike('name', `${family}_%`)
    .select('name');
  return rows.map(({ name }) => name);
}

/**
 * Triggers of SQLite.
 * @param family the prefix of their names, whatever the version
 * @param version raised when a trigger changes, so that existing databases get the new one
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
    // SQLite has one writer at a time.
    lock: () => Promise.resolve(),
    async create(trx) {
      for (const [name, body] of Object.entries(triggers)) await trx.raw(`CREATE TRIGGER ${nameOf(name)} ${body}`);
    },
    async remove(trx) {
      for (const name of await namesOf(trx, family)) await trx.raw('DROP TRIGGER ??', [name]);
    },
  };
}
