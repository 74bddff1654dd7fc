import { WEEKDAYS, type PlaceOrderInput } from '@pickup/contract';
import type { Knex } from 'knex';
import { beforeAll, beforeEach } from 'vitest';
import type { Client } from '../product/client.js';
import { signIn } from '../product/sign-in.js';
import { addDish } from './content.js';
import type { DatabaseName } from './demo-copy.js';
import { clockOf, type MovableClock } from './moving-clock.js';
import { dishLine, orderOf } from './orders.js';
import { useProduct, type PooledProduct } from './use-product.js';

/** Opening hours of every day, as the column holds them. */
export const daily = (open: string, close: string, closed = false) =>
  JSON.stringify(Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close, closed, second: null }])));

/** A kitchen that serves from noon to ten, has a quarter of an hour a slot and no limit. */
export const KITCHEN = {
  opening_hours: daily('12:00', '22:00'),
  preparation_time_min: 15,
  preparation_time_max: 20,
  preparation_time_unit: 'min',
  slot_minutes: 15,
  units_per_slot: null as number | null,
  horizon_days: 2,
  last_order_minutes: 0,
  orders_when_closed: true,
};

/** Says what the owner has said of the kitchen; what is left out is as in {@link KITCHEN}. */
export async function setKitchen(sql: Knex, changes: Partial<typeof KITCHEN> = {}): Promise<void> {
  await sql('restaurants').update({ ...KITCHEN, ...changes });
}

/** A kitchen whose clock stands where a test sets it. */
interface TimedKitchen {
  product: PooledProduct & MovableClock;
  api: Client;
  sql: Knex;
  /** A dish without a count, of one unit. */
  dish: string;
}

/**
 * Gives the tests of a block a kitchen, on a shared product. Before each of them its clock is set, its settings are those of
 * {@link KITCHEN}, nothing is booked, as orders of before are cancelled, there are no special days, and no board was ever
 * connected.
 * @param at the instant at which each test begins
 * @param settings further environment variables of the product
 * @returns what can be asked of it, inside tests only
 */
export function useTimedKitchen(database: DatabaseName, at: string, settings: Record<string, string> = {}) {
  const shared = useProduct(database, settings);
  let kitchen: TimedKitchen | undefined;
  const running = () => {
    if (!kitchen) throw new Error('The kitchen works inside tests only');
    return kitchen;
  };
  beforeAll(async () => {
    const product = { ...shared(), ...clockOf(shared()) };
    const { sql, api } = product;
    kitchen = { product, sql, api, dish: await addDish(sql) };
  });
  beforeEach(async () => {
    const { sql, product } = running();
    await product.setClock(at);
    await setKitchen(sql);
    await sql('kitchen_states').update({ paused_until: null, extra_minutes: null, extra_until: null });
    await sql('orders').update({ order_status: 'CANCELLED' });
    for (const table of ['slot_loads', 'day_counts', 'order_origins', 'special_days', 'order_boards'])
      await sql(table).delete();
  });
  const orderFor = (quantity: number, changes: Partial<PlaceOrderInput>) =>
    orderOf([dishLine(running().dish, quantity)], changes);
  return {
    running,
    /** Signs the owner in at the moment at which the clock stands. */
    owner: async () => ({ token: await signIn(running().api, running().product.dataDir) }),
    order: (changes: Partial<PlaceOrderInput> = {}, quantity = 1) =>
      running().api.call('placeOrder', { body: orderFor(quantity, changes) }),
    /** An order that has to be placed. */
    place: (changes: Partial<PlaceOrderInput> = {}, quantity = 1) =>
      running().api.get('placeOrder', { body: orderFor(quantity, changes) }),
    quote: (quantity = 1, pickupAt: string | null = null) =>
      running().api.get('quote', { body: { items: [dishLine(running().dish, quantity)], pickupAt } }),
  };
}
