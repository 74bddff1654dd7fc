import { EmailAddress, PersonName, PhoneNumber, isErasedEmail } from '@pickup/contract';
import { millisecondsColumn, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { TableRules } from './guard-table.js';
import { requireValid, requireSame, refuseWrite } from './refuse-write.js';

const CustomerState = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  first_order_at: millisecondsColumn,
  last_order_at: millisecondsColumn,
  order_count: z.number(),
});

/** A customer with the orders tied to the record, as text. */
interface Standing extends z.infer<typeof CustomerState> {
  orders: string;
}

const COUNTED = {
  first_order_at: 'First order at',
  last_order_at: 'Last order at',
  order_count: 'Orders',
  orders: 'The list of orders',
};

const DETAILS = {
  email: { label: 'Email', rule: EmailAddress },
  name: { label: 'Name', rule: PersonName },
  phone: { label: 'Phone', rule: PhoneNumber },
};

/** Orders are locked first, as by whoever moves or erases them, so that there is no deadlock. */
async function look(trx: Transaction, id: number): Promise<Standing> {
  const email = trx('customers').where({ id }).select('email');
  await trx('orders').where('customer_email', email).orderBy('id').forUpdate().select('id');
  const row: unknown = await trx('customers').where({ id }).forUpdate().first(Object.keys(CustomerState.shape));
  const orders: unknown = await trx('orders').where({ customer_id: id }).orderBy('id').pluck('id');
  return { ...CustomerState.parse(row), orders: z.array(z.number()).parse(orders).join() };
}

/** What a write gives as the email, in lower case. */
interface Intent {
  email: string | undefined;
}

/** @throws ValidationError when the new address is another customer's */
async function requireFree(trx: Transaction, { id, email: before }: Standing, { email }: Intent): Promise<void> {
  if (email === undefined || email === before) return;
  if (isErasedEmail(before)) refuseWrite('An erased customer stays erased: there is nobody to write to.');
  const other: unknown = await trx('customers').where({ email }).whereNot({ id }).first('id');
  if (other) refuseWrite(`Email ${email} belongs to another customer.`);
}

/** The customer's orders go with the record: it counts from nothing as each of them comes to the new address. */
async function takeOrders(trx: Transaction, was: Standing, now: Standing): Promise<void> {
  await trx('customers').where({ id: now.id }).update({ order_count: 0 });
  await trx('orders')
    .where({ customer_email: was.email })
    .update({ customer_email: now.email, updated_at: new Date() });
}

/** What a developer may do to a customer: put name, phone and email right. Figures stay (ruling 28). */
export const customerRules: TableRules<Standing, Intent> = {
  uid: 'plugin::ordering.customer',
  look,
  intend(data) {
    if (typeof data.email !== 'string') return { email: undefined };
    data.email = data.email.trim().toLowerCase();
    return { email: z.string().parse(data.email) };
  },
  created: 'Customers are not made here: a customer comes with the first order.',
  change: requireFree,
  async changed(trx, was, now) {
    requireSame(COUNTED, was, now, 'it follows from the orders');
    requireValid(DETAILS, was, now);
    if (was.email !== now.email) await takeOrders(trx, was, now);
  },
  async remove(trx, { email, orders }) {
    const order: unknown = await trx('orders').where({ customer_email: email }).first('id');
    if (order !== undefined || orders !== '') {
      refuseWrite(
        `${email} has ordered. Erase the customer in the back office at /admin/customers, so that no figure changes.`,
      );
    }
  },
  removed: () => undefined,
};
