import { ORDER_STATUSES } from '@pickup/contract';
import { isPostgres, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import { ensureTriggers, type DatabaseTriggers } from '../triggers/database-triggers.js';
import { postgresCounters } from './postgres-counters.js';
import { sqliteCounters } from './sqlite-counters.js';

/** The tally of customers with an order that is not cancelled (rulings 15 and 28). */
const CUSTOMERS_TALLY = 'customers';

const countersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresCounters : sqliteCounters);

/** Counts once through all of history; from then on the triggers keep the result exact. */
async function recount(trx: Transaction): Promise<void> {
  await trx('customers').update({
    order_count: trx('orders')
      .count('*')
      .where('orders.customer_email', trx.ref('customers.email'))
      .whereNot('orders.order_status', 'CANCELLED'),
  });
  await trx('order_tallies').delete();
  await trx('order_tallies').insert(
    [...ORDER_STATUSES, CUSTOMERS_TALLY].map((name) => ({ ...rowDefaults(new Date()), name, value: 0 })),
  );
  await trx('order_tallies')
    .whereNot({ name: CUSTOMERS_TALLY })
    .update({ value: trx('orders').count('*').where('orders.order_status', trx.ref('order_tallies.name')) });
  await trx('order_tallies')
    .where({ name: CUSTOMERS_TALLY })
    .update({
      value: trx('customers').count('*').where('order_count', '>', 0),
    });
}

/**
 * Makes the database keep `customers.order_count` and `order_tallies` exact, whoever writes orders: the product, the
 * raw panel or a developer's own SQL. Where the triggers are missing, everything is counted once.
 */
export async function installCounters(trx: Transaction): Promise<void> {
  if (await ensureTriggers(trx, countersOf(trx))) await recount(trx);
}

/** Takes the triggers away for a bulk of writes; {@link installCounters} puts them back and counts. */
export const removeCounters = (trx: Transaction): Promise<void> => countersOf(trx).remove(trx);
