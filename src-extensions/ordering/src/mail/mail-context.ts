import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import { instantColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { readStatusHistory, readOrder, type StoredOrder } from '../orders/read-order.js';
import { isCancelledByCustomer } from '../orders/transition-order.js';
import { UndeliverableMail } from './delivery-errors.js';
import type { MailRow } from './mails.js';

const text = z
  .string()
  .nullable()
  .transform((value) => value?.trim() ?? '');

const RestaurantRow = z.object({
  name: text,
  address: text,
  postal_code: text,
  city: text,
  phone: text,
  email: text,
  time_zone: z.string(),
  currency_symbol: z.string(),
});

/** The restaurant as mail shows it; missing texts are empty. */
type MailRestaurant = z.infer<typeof RestaurantRow>;

const SELECT_RESTAURANT = `SELECT ${Object.keys(RestaurantRow.shape).join(', ')} FROM restaurants LIMIT 1`;

const { timeZone: time_zone, currencySymbol: currency_symbol } = RESTAURANT_DEFAULTS;
const NO_RESTAURANT = {
  name: '',
  address: '',
  postal_code: '',
  city: '',
  phone: '',
  email: '',
  time_zone,
  currency_symbol,
};

const WaitingRow = z.object({
  number: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: instantColumn,
});

/** An unopened order, as an alert to the owner shows it. */
export type WaitingOrder = z.infer<typeof WaitingRow>;

const SELECT_WAITING = `SELECT ${Object.keys(WaitingRow.shape).join(', ')} FROM orders
  WHERE order_status = 'PENDING' AND opened_at IS NULL AND id <= ? ORDER BY id`;

/** What a mail is composed from: the restaurant and the order, as they are now. */
export interface MailContext {
  restaurant: MailRestaurant;
  order: StoredOrder | null;
  /** Whether a cancelled order was cancelled by its customer. */
  cancelledByCustomer: boolean;
  /** The unopened orders up to and including this one, oldest first. */
  waiting: readonly WaitingOrder[];
}

/** @throws UndeliverableMail when the order of a mail about one is gone */
export async function readMailContext(sql: Sql, { mail_kind: kind, order_id: orderId }: MailRow): Promise<MailContext> {
  const [row] = await sql(SELECT_RESTAURANT);
  const restaurant = row === undefined ? NO_RESTAURANT : RestaurantRow.parse(row);
  if (orderId === null) {
    if (kind !== 'no-board') throw new UndeliverableMail('The order is gone.');
    return { restaurant, order: null, cancelledByCustomer: false, waiting: [] };
  }
  return {
    restaurant,
    order: await readOrder(sql, orderId),
    cancelledByCustomer: isCancelledByCustomer(await readStatusHistory(sql, orderId)),
    waiting: z.array(WaitingRow).parse(await sql(SELECT_WAITING, [orderId])),
  };
}
