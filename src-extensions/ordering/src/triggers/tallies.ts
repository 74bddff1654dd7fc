import { ORDER_STATUSES } from '@pickup/contract';
import { type DatabaseTriggers, ensureTriggers, isPostgres, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import { postgresTallies } from './tallies-postgres.js';
import { sqliteTallies } from './tallies-sqlite.js';

/** The tally of customers with an order that is not cancelled (product.md, Figures). */
const CUSTOMERS_TALLY = 'customers';

const triggersOf = (trx: Transaction): DatabaseTriggers => (isPostgres(trx) ? postgresTallies : sqliteTallies);

/** Counts all orders once; from then on the triggers keep the result exact. */
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
 * Creates the triggers that keep `customers.order_count` and `order_tallies` exact, whether orders are written by the
 * product, the raw panel or a developer's own SQL. Where they were missing, everything is counted once.
 */
export async function installTallies(trx: Transaction): Promise<void> {
  if (await ensureTriggers(trx, triggersOf(trx))) await recount(trx);
}

/** Removes the triggers before a bulk import; {@link installTallies} creates them again and counts. */
export const removeTallies = (trx: Transaction): Promise<void> => triggersOf(trx).remove(trx);
