import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import { instantColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { isCancelledByCustomer } from '../moving/by-customer.js';
import { readMoves, readOrder, type StoredOrder } from '../reading/read-order.js';
import type { MailRow } from './read-mails.js';
import { Undeliverable } from './refused.js';

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

/** The restaurant as its mail shows it; texts that are missing are empty. */
type MailRestaurant = z.infer<typeof RestaurantRow>;

const SELECT_RESTAURANT = `SELECT ${Object.keys(RestaurantRow.shape).join(', ')} FROM restaurants LIMIT 1`;

const { timeZone: time_zone, currencySymbol: currency_symbol } = RESTAURANT_DEFAULTS;
const NOBODY = { name: '', address: '', postal_code: '', city: '', phone: '', email: '', time_zone, currency_symbol };

const WaitingRow = z.object({
  number: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: instantColumn,
});

/** An order that nobody has opened, as the owner is told of it. */
export type WaitingOrder = z.infer<typeof WaitingRow>;

const SELECT_WAITING = `SELECT ${Object.keys(WaitingRow.shape).join(', ')} FROM orders
  WHERE order_status = 'PENDING' AND opened_at IS NULL AND id <= ? ORDER BY id`;

/** What a mail tells of, as it stands now. */
export interface Story {
  restaurant: MailRestaurant;
  order: StoredOrder | null;
  /** Whether a cancelled order was cancelled by its customer. */
  cancelledByCustomer: boolean;
  /** The order and those before it that nobody has opened yet, oldest first. */
  waiting: readonly WaitingOrder[];
}

/** @throws Undeliverable when the order of a mail about one is gone */
export async function readStory(sql: Sql, { mail_kind: kind, order_id: orderId }: MailRow): Promise<Story> {
  const [row] = await sql(SELECT_RESTAURANT);
  const restaurant = row === undefined ? NOBODY : RestaurantRow.parse(row);
  if (orderId === null) {
    if (kind !== 'no-board') throw new Undeliverable('The order is gone.');
    return { restaurant, order: null, cancelledByCustomer: false, waiting: [] };
  }
  return {
    restaurant,
    order: await readOrder(sql, orderId),
    cancelledByCustomer: isCancelledByCustomer(await readMoves(sql, orderId)),
    waiting: z.array(WaitingRow).parse(await sql(SELECT_WAITING, [orderId])),
  };
}
