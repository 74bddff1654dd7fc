import { type DatabaseTriggers, ensureTriggers, isPostgres, type Transaction } from '@pickup/strapi-kit';
import { postgresEvents } from './order-events-postgres.js';
import { sqliteEvents } from './order-events-sqlite.js';

const triggersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresEvents : sqliteEvents);

/**
 * Creates the triggers that write an `order_events` row for every change of an order, whether it comes from the product,
 * the raw panel or a developer's own SQL. Their ids are in the order of the commits, so that a board can resume by them.
 */
export async function installEvents(trx: Transaction): Promise<void> {
  await ensureTriggers(trx, triggersOf(trx));
}

/** Removes the triggers before a bulk import, which boards are not told of. {@link installEvents} creates them again. */
export const removeEvents = (trx: Transaction): Promise<void> => triggersOf(trx).remove(trx);
