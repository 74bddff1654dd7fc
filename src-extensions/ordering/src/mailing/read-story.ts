import { RESTAURANT_DEFAULTS } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { readMoves, readOrder, type StoredOrder } from '../reading/read-order.js';
import { BY_CUSTOMER } from '../tracking/cancel-order.js';
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
export type MailRestaurant = z.infer<typeof RestaurantRow>;

const SELECT = `SELECT ${Object.keys(RestaurantRow.shape).join(', ')} FROM restaurants LIMIT 1`;

const { timeZone: time_zone, currencySymbol: currency_symbol } = RESTAURANT_DEFAULTS;
const NOBODY = { name: '', address: '', postal_code: '', city: '', phone: '', email: '', time_zone, currency_symbol };

/** What a mail tells of, as it stands now. */
export interface Story {
  restaurant: MailRestaurant;
  order: StoredOrder | null;
  /** Whether a cancelled order was cancelled by its customer. */
  cancelledByCustomer: boolean;
}

async function wasCancelledByCustomer(sql: Sql, orderId: number): Promise<boolean> {
  const moves = await readMoves(sql, orderId);
  return moves.findLast(({ to_status }) => to_status === 'CANCELLED')?.moved_by === BY_CUSTOMER;
}

/** @throws Undeliverable when the order of a mail about one is gone */
export async function readStory(sql: Sql, { mail_kind: kind, order_id: orderId }: MailRow): Promise<Story> {
  const [row] = await sql(SELECT);
  const restaurant = row === undefined ? NOBODY : RestaurantRow.parse(row);
  if (orderId === null) {
    if (kind !== 'no-board') throw new Undeliverable('The order is gone.');
    return { restaurant, order: null, cancelledByCustomer: false };
  }
  const order = await readOrder(sql, orderId);
  return { restaurant, order, cancelledByCustomer: await wasCancelledByCustomer(sql, orderId) };
}
