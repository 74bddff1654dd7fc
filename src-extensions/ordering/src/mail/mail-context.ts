import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import { instantColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { WAITING_SINCE } from '../orders/order-rows.js';
import { readStatusHistory, readOrder, type StoredOrder } from '../orders/read-order.js';
import { type Cancellation, cancellationOf } from '../orders/status-history.js';
import type { Catalogue, MailRestaurant } from '../pricing/catalogue-port.js';
import { Undeliverable } from '../outbox/delivery-errors.js';
import type { MailRow } from './mails.js';

const { timeZone, currencySymbol } = RESTAURANT_DEFAULTS;
const NO_RESTAURANT: MailRestaurant = {
  name: '',
  address: '',
  postalCode: '',
  city: '',
  phone: '',
  email: '',
  timeZone,
  currencySymbol,
};

const WaitingRow = z.object({
  number: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  /** When it was placed or, for later, when it has to be begun. */
  waiting_since: instantColumn,
});
const WaitingRows = z.array(WaitingRow);

/** An unopened order, as an alert to the owner shows it. */
export type WaitingOrder = z.infer<typeof WaitingRow>;

const SELECT_WAITING = `SELECT number, customer_name, customer_phone, ${WAITING_SINCE} AS waiting_since FROM orders
  WHERE order_status = 'PENDING' AND opened_at IS NULL
    AND (${WAITING_SINCE}, id) <= (SELECT ${WAITING_SINCE}, id FROM orders WHERE id = ?) ORDER BY waiting_since, id`;

/** What a mail is composed from: the restaurant and the order, as they are now. */
export interface MailContext {
  restaurant: MailRestaurant;
  order: StoredOrder | null;
  /** Who has cancelled a cancelled order, and why. */
  cancellation: Cancellation;
  /** The unopened orders that were due when this one was, those that are due the longest first. */
  waiting: readonly WaitingOrder[];
}

/** @throws Undeliverable when the order of a mail about one is gone */
export async function readMailContext(
  { readMailRestaurant }: Catalogue,
  sql: Sql,
  { mail_kind: kind, order_id: orderId }: MailRow,
): Promise<MailContext> {
  const restaurant = (await readMailRestaurant(sql)) ?? NO_RESTAURANT;
  if (orderId === null) {
    if (kind !== 'no-board') throw new Undeliverable('The order is gone.');
    return { restaurant, order: null, cancellation: cancellationOf([]), waiting: [] };
  }
  return {
    restaurant,
    order: await readOrder(sql, orderId),
    cancellation: cancellationOf(await readStatusHistory(sql, orderId)),
    waiting: WaitingRows.parse(await sql(SELECT_WAITING, [orderId])),
  };
}
