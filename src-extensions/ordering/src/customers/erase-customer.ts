import { ERASED_NAME, ERASED_PHONE, OrderStatus, isOpenStatus } from '@pickup/contract';
import { conflict, randomText, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { CUSTOMER_KINDS } from '../mailing/queue-mail.js';

const Held = z.object({ id: z.number(), number: z.string(), order_status: OrderStatus });
type Held = z.infer<typeof Held>;

/** The customer's orders; they stay locked until the transaction ends. */
async function lockOrders(trx: Transaction, email: string): Promise<Held[]> {
  const rows: unknown = await trx('orders')
    .where({ customer_email: email })
    .orderBy('id')
    .forUpdate()
    .select(Object.keys(Held.shape));
  return z.array(Held).parse(rows);
}

/**
 * Everything the order tables hold of a customer, locked. Orders are locked before the record, as by whoever moves one,
 * so that there is no deadlock. They are read again once the record is locked, as that keeps new orders out.
 */
async function lockCustomer(trx: Transaction, email: string): Promise<{ orders: Held[]; hasRecord: boolean }> {
  await lockOrders(trx, email);
  const record: unknown = await trx('customers').where({ email }).forUpdate().first('id');
  return { orders: await lockOrders(trx, email), hasRecord: record !== undefined };
}

/** An order that the kitchen still works on keeps its customer. @throws HttpError 409 that names the order */
function requireNoneOpen(orders: readonly Held[]): void {
  const open = orders.find(({ order_status }) => isOpenStatus(order_status));
  if (!open) return;
  throw conflict(`Order ${open.number} is still open (${open.order_status}): complete or cancel it first.`);
}

/** What an order is without its person; its new secret was given to nobody, so the old one opens nothing (ruling 6). */
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
 * The customer's mail: what was sent stays as a fact without an address, what waits is never sent. It is theirs when it
 * went to their address, and when it told somebody at another one, who may be they, of their order.
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
 * Makes a customer's record and orders nobody's. Days, prices, lines and moves stay, and one address stands for one
 * customer as before, so every figure stays; what a person could have written goes: name, address, phone, notes and the
 * wishes beside a line.
 * @param email in lower case (decision 6)
 * @param pseudonym the address that takes its place
 * @throws HttpError 409 while the kitchen has something to do with one of the orders
 */
export async function eraseCustomer(
  trx: Transaction,
  email: string,
  pseudonym: string,
  now: Date,
): Promise<ErasedOrders> {
  const { orders, hasRecord } = await lockCustomer(trx, email);
  requireNoneOpen(orders);
  // The record counts from nothing: the triggers count each order again as it comes to the new address.
  await trx('customers')
    .where({ email })
    .update({ email: pseudonym, name: ERASED_NAME, phone: ERASED_PHONE, order_count: 0, updated_at: now });
  for (const { id } of orders) await trx('orders').where({ id }).update(anonymousOrder(pseudonym, now));
  await eraseMails(trx, email, pseudonym);
  await trx('order_lines')
    .whereIn('order_id', trx('orders').where({ customer_email: pseudonym }).select('id'))
    .update({ customizations: JSON.stringify([]) });
  return { orders: orders.length, found: hasRecord || orders.length > 0 };
}
