import { ERASED_NAME, ERASED_PHONE, isOpenStatus, OrderStatus, statusWord } from '@pickup/contract';
import { conflict, randomText, sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { CUSTOMER_KINDS } from '../mail/queue-mail.js';
import { endSubscriptionsOf } from '../push/subscriptions.js';

const CustomerOrder = z.object({ id: z.number(), number: z.string(), order_status: OrderStatus });
const CustomerOrders = z.array(CustomerOrder);
type CustomerOrder = z.infer<typeof CustomerOrder>;

/** The customer's orders; they stay locked until the transaction ends. */
async function lockOrders(trx: Transaction, email: string): Promise<CustomerOrder[]> {
  const rows: unknown = await trx('orders')
    .where({ customer_email: email })
    .orderBy('id')
    .forUpdate()
    .select(Object.keys(CustomerOrder.shape));
  return CustomerOrders.parse(rows);
}

/**
 * Locks everything the order tables hold of a customer. Orders are locked before the customer's record, in the same
 * sequence as a status transition does, to prevent deadlocks. They are read again once the record is locked, because only
 * that lock keeps new orders out.
 */
async function lockCustomer(trx: Transaction, email: string): Promise<{ orders: CustomerOrder[]; hasRecord: boolean }> {
  await lockOrders(trx, email);
  const record: unknown = await trx('customers').where({ email }).forUpdate().first('id');
  return { orders: await lockOrders(trx, email), hasRecord: record !== undefined };
}

/** @throws HttpError 409 naming an order that the kitchen still works on (product.md, Personal data) */
function requireNoneOpen(orders: readonly CustomerOrder[]): void {
  const open = orders.find(({ order_status }) => isOpenStatus(order_status));
  if (!open) return;
  throw conflict(`Order ${open.number} is still open (${statusWord(open.order_status)}): complete or cancel it first.`);
}

/** The columns of an anonymous order. Its public id is replaced, so that the old address opens nothing. */
const anonymousOrder = (pseudonym: string, now: Date) => ({
  public_id: randomText(24, 'base64url'),
  idempotency_key: null,
  payload_hash: null,
  customer_name: ERASED_NAME,
  customer_email: pseudonym,
  customer_phone: ERASED_PHONE,
  notes: null,
  updated_at: now,
});

/**
 * Removes the customer's address from sent mail and deletes mail that waits. A mail is the customer's when it went to
 * their address, or when it was about one of their orders, whatever address it went to.
 */
async function eraseMails(trx: Transaction, email: string, pseudonym: string): Promise<void> {
  const orders = trx('orders').where({ customer_email: pseudonym }).select('id');
  const theirs = () => {
    const mails = trx('order_mails').whereIn('mail_kind', CUSTOMER_KINDS);
    return mails.andWhere((own) => {
      void own.where({ recipient: email }).orWhereIn('order_id', orders.clone());
    });
  };
  await theirs().whereNot({ mail_state: 'sent' }).delete();
  await theirs().update({ recipient: pseudonym });
}

export interface ErasedOrders {
  /** How many orders were made anonymous. */
  orders: number;
  /** False when the order tables held nothing of this customer. */
  found: boolean;
}

/**
 * Makes a customer's record and orders anonymous (product.md, Personal data). Figures stay, as days, prices, lines and
 * status history do, and one pseudonym stands for one customer. Name, address, phone, notes and customizations go.
 * @param email in lower case (decision 6)
 * @param pseudonym the address that takes its place
 * @throws HttpError 409 while one of the orders is open
 */
export async function eraseCustomer(
  trx: Transaction,
  email: string,
  pseudonym: string,
  now: Date,
): Promise<ErasedOrders> {
  const { orders, hasRecord } = await lockCustomer(trx, email);
  requireNoneOpen(orders);
  // The count starts at 0, because the triggers count each order again when its address changes.
  await trx('customers')
    .where({ email })
    .update({ email: pseudonym, name: ERASED_NAME, phone: ERASED_PHONE, order_count: 0, updated_at: now });
  const sql = sqlOf(trx);
  for (const { id } of orders) {
    await trx('orders').where({ id }).update(anonymousOrder(pseudonym, now));
    // An undo would open an order again of which nobody is known.
    const undoable = trx('order_moves').where({ order_id: id }).whereNotNull('undoable_until');
    await undoable.update({ undoable_until: trx.ref('moved_at') });
    await endSubscriptionsOf(sql, id);
  }
  await eraseMails(trx, email, pseudonym);
  await trx('order_lines')
    .whereIn('order_id', trx('orders').where({ customer_email: pseudonym }).select('id'))
    .update({ customizations: JSON.stringify([]) });
  return { orders: orders.length, found: hasRecord || orders.length > 0 };
}
