import type { CustomerOrder, CustomerRecord, OutgoingMail } from '@pickup/contract';
import { instantColumn, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import { CUSTOMER_KINDS } from '../mail/queue-mail.js';
import { OrderRows, SELECT_ORDER } from '../orders/order-rows.js';
import { readAdminOrderDetails } from '../orders/present-order.js';
import { type StoredOrder, withLines } from '../orders/read-order.js';
import { readSubscriptions } from '../push/subscriptions.js';

/** Orders whose lines are read at a time: well below the bound-variable limits of both databases. */
const CHUNK = 200;

/** Everything the order tables hold of one customer. */
export interface OrderingData {
  customer: CustomerRecord | null;
  /** From the oldest on. */
  orders: CustomerOrder[];
}

const CustomerRow = z.object({
  name: z.string(),
  phone: z.string(),
  first_order_at: instantColumn,
  last_order_at: instantColumn,
  order_count: z.number(),
});

const SELECT_CUSTOMER = `SELECT ${Object.keys(CustomerRow.shape).join(', ')} FROM customers`;

async function readRecord(sql: Sql, email: string): Promise<CustomerRecord | null> {
  const [found] = await sql(`${SELECT_CUSTOMER} WHERE email = ?`, [email]);
  if (!found) return null;
  const { name, phone, first_order_at, last_order_at, order_count } = CustomerRow.parse(found);
  return { name, phone, firstOrderAt: first_order_at, lastOrderAt: last_order_at, orderCount: order_count };
}

const isTheirs = ({ kind }: OutgoingMail) => CUSTOMER_KINDS.some((each) => each === kind);

/** Leaves out which employee changed a status or corrected it, and the mail that went to the owner. */
async function presentOrder(sql: Sql, order: StoredOrder): Promise<CustomerOrder> {
  const { version: _version, ...details } = await readAdminOrderDetails(sql, order);
  const subscriptions = await readSubscriptions(sql, order.row.id);
  return {
    ...details,
    corrections: details.corrections.map(({ by: _, ...correction }) => correction),
    moves: details.moves.map(({ by: _, ...transition }) => transition),
    mails: details.mails.filter(isTheirs),
    notified: subscriptions.map(({ endpoint, created_at }) => ({ endpoint, since: created_at })),
  };
}

async function readOrders(sql: Sql, email: string): Promise<CustomerOrder[]> {
  const rows = OrderRows.parse(await sql(`${SELECT_ORDER} WHERE customer_email = ? ORDER BY id`, [email]));
  const orders: CustomerOrder[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const some = await withLines(sql, rows.slice(start, start + CHUNK));
    for (const order of some) orders.push(await presentOrder(sql, order));
  }
  return orders;
}

/** A customer's record and orders. @param email in lower case (decision 6) */
export async function readCustomer(db: Knex, email: string): Promise<OrderingData> {
  const sql = sqlOf(db);
  return { customer: await readRecord(sql, email), orders: await readOrders(sql, email) };
}
