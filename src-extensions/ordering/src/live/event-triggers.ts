import { isPostgres, type Transaction } from '@pickup/strapi-kit';
import { ensureTriggers, type DatabaseTriggers } from '../triggers/database-triggers.js';
import { postgresEvents } from './postgres-events.js';
import { sqliteEvents } from './sqlite-events.js';

const triggersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresEvents : sqliteEvents);

/**
 * Makes the database write an `order_events` row for all that happens to orders, whoever writes them: the product, the
 * raw panel or a developer's own SQL. The ids are in the order of the commits, so that a stream can be resumed by them.
 */
export async function installEvents(trx: Transaction): Promise<void> {
  await ensureTriggers(trx, triggersOf(trx));
}

/** Takes the triggers away for a bulk of writes: history is no news. {@link installEvents} puts them back. */
export const removeEvents = (trx: Transaction): Promise<void> => triggersOf(trx).remove(trx);
