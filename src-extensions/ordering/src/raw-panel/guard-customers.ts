import { EmailAddress, isErasedEmail, PersonName, PhoneNumber } from '@pickup/contract';
import { millisecondsColumn, sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { readdressMails } from '../mail/queue-mail.js';
import { labelledRules, labelsOf } from './field-labels.js';
import type { TableRules } from './guard-table.js';
import { customerLayout } from './order-layouts.js';
import { CUSTOMER_ERASED, refuseWrite, requireSame, requireValid } from './refuse-write.js';
import { tidyTexts } from './tidy-texts.js';

const CustomerColumns = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  first_order_at: millisecondsColumn,
  last_order_at: millisecondsColumn,
  order_count: z.number(),
});

/** A customer with the ids of the linked orders, as text. */
interface GuardedCustomer extends z.infer<typeof CustomerColumns> {
  orders: string;
}

const READ_ONLY = labelsOf(customerLayout, ['first_order_at', 'last_order_at', 'order_count']);

const PERSONAL = labelsOf(customerLayout, ['email', 'name', 'phone']);

const RELATIONS = new Map([['orders', 'The list of orders']] as const);

const DETAILS = labelledRules(customerLayout, { email: EmailAddress, name: PersonName, phone: PhoneNumber });

/** Locks orders first, as a status transition and an erasure do, to prevent deadlocks. */
async function read(trx: Transaction, id: number): Promise<GuardedCustomer> {
  const email = trx('customers').where({ id }).select('email');
  await trx('orders').where('customer_email', email).orderBy('id').forUpdate().select('id');
  const row: unknown = await trx('customers').where({ id }).forUpdate().first(Object.keys(CustomerColumns.shape));
  const orders: unknown = await trx('orders').where({ customer_id: id }).orderBy('id').pluck('id');
  return { ...CustomerColumns.parse(row), orders: z.array(z.number()).parse(orders).join() };
}

/** The email address that a write gives, in lower case. */
interface Intent {
  email: string | undefined;
}

/** @throws ValidationError when the new address is another customer's */
async function requireFree(trx: Transaction, { id, email: before }: GuardedCustomer, { email }: Intent): Promise<void> {
  if (email === undefined || email === before) return;
  const other: unknown = await trx('customers').where({ email }).whereNot({ id }).first('id');
  if (other) refuseWrite(`Email ${email} belongs to another customer.`);
}

/** Gives the customer's orders the new address. The count starts at 0, as the triggers count each order again. */
async function changeEmailOfOrders(trx: Transaction, was: GuardedCustomer, now: GuardedCustomer): Promise<void> {
  const at = new Date();
  await trx('customers').where({ id: now.id }).update({ order_count: 0 });
  await trx('orders').where({ customer_email: was.email }).update({ customer_email: now.email, updated_at: at });
  await readdressMails(sqlOf(trx), now.email, at);
}

/** Rules for customers: a developer may correct name, phone and email address. Figures stay (product.md, Figures). */
export const customerRules: TableRules<GuardedCustomer, Intent> = {
  uid: 'plugin::ordering.customer',
  read,
  prepare(data) {
    tidyTexts(data, { name: PersonName, phone: PhoneNumber });
    if (typeof data.email !== 'string') return { email: undefined };
    data.email = data.email.trim().toLowerCase();
    return { email: z.string().parse(data.email) };
  },
  afterCreate: 'Customers are not made here: a customer comes with the first order.',
  beforeUpdate: requireFree,
  async afterUpdate(trx, was, now) {
    requireSame(READ_ONLY, was, now, 'it follows from the orders');
    requireSame(RELATIONS, was, now, 'it follows from the orders');
    if (isErasedEmail(was.email)) requireSame(PERSONAL, was, now, CUSTOMER_ERASED);
    requireValid(DETAILS, was, now);
    if (was.email !== now.email) await changeEmailOfOrders(trx, was, now);
  },
  async beforeDelete(trx, { email, orders }) {
    const order: unknown = await trx('orders').where({ customer_email: email }).first('id');
    if (order !== undefined || orders !== '') {
      refuseWrite(
        `${email} has ordered. Erase the customer in the back office at /admin/customers, so that no figure changes.`,
      );
    }
  },
  afterDelete: () => undefined,
};
