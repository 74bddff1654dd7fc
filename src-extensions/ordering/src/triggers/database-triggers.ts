import type { Transaction } from '@pickup/strapi-kit';

/** Triggers that make the database itself keep something, as one kind of database has them. */
export interface DatabaseTriggers {
  /** True when every trigger of this version is there. */
  areInstalled: (trx: Transaction) => Promise<boolean>;
  /** Keeps every other writer of orders out until the transaction ends. */
  lockOrders: (trx: Transaction) => Promise<void>;
  create: (trx: Transaction) => Promise<void>;
  remove: (trx: Transaction) => Promise<void>;
}

/**
 * Creates triggers that are missing or of an older version.
 * @returns true when they were created: what they keep has to be brought up to date once
 */
export async function ensureTriggers(trx: Transaction, triggers: DatabaseTriggers): Promise<boolean> {
  if (await triggers.areInstalled(trx)) return false;
  await triggers.lockOrders(trx);
  // Another instance may have been quicker while this one waited.
  if (await triggers.areInstalled(trx)) return false;
  await triggers.remove(trx);
  await triggers.create(trx);
  return true;
}
