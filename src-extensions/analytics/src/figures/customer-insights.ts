import type { CustomerInsights } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type DayRange, daysOf, soldOrders, Total } from '../sold-orders.js';

const InsightsRow = z.object({ total: Total, active: Total, repeat: Total, orders: Total });

const presentInsights = (row: z.infer<typeof InsightsRow>, range: DayRange): CustomerInsights => ({
  period: daysOf(range).length,
  totalCustomers: row.total,
  activeCustomers: row.active,
  repeatCustomers: row.repeat,
  averageOrdersPerCustomer: row.active === 0 ? 0 : Math.round((row.orders * 100) / row.active) / 100,
});

/**
 * Customers by email address, which orders store in lower case; orders without one are nobody's (product.md, Figures). Whether a customer with a single order
 * in the range has another one at any time is asked of the index, which is read up to the second order only.
 */
export async function readCustomerInsights(db: Knex, range: DayRange): Promise<CustomerInsights> {
  const active = soldOrders(db, range)
    .where('customer_email', '<>', '')
    .groupBy('customer_email')
    .select('customer_email')
    .count({ placed: '*' });
  const second = db('orders')
    .where('order_status', '<>', 'CANCELLED')
    .where('customer_email', db.ref('active.customer_email'))
    .select(db.raw('1'))
    .limit(1)
    .offset(1);
  const ever = db('order_tallies').where({ name: 'customers' }).select('value');
  const row: unknown = await db
    .from(active.as('active'))
    .select({ total: ever })
    .count({ active: '*' })
    .sum({ orders: 'placed' })
    .sum({ repeat: db.raw('case when placed > 1 or exists ? then 1 else 0 end', [second]) })
    .first();
  return presentInsights(InsightsRow.parse(row), range);
}
