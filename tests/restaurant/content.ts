import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';

const rowDefaults = () => {
  const now = new Date();
  return { document_id: randomBytes(12).toString('hex'), created_at: now, updated_at: now, published_at: now };
};

const none = <Value>(): Value | null => null;

const dish = {
  name: 'Test dish',
  description: 'Made for a test.',
  price: 9.99,
  image_url: '/dishes/test.webp',
  popular: false,
  available: true,
  is_active: true,
  position: 1000,
  allergens: none<string>(),
  dietary: none<string>(),
  kitchen_units: 1,
  daily_count: none<number>(),
};

const deal = {
  title: 'Test deal',
  description: 'Made for a test.',
  image_url: '/dishes/test.webp',
  discounted_price: 5 as number | null,
  original_price: 10,
  deal_type: 'COMBO',
  featured: false,
  active: true,
  is_active: true,
  is_conditional: false,
  minimum_order_amount: none<number>(),
  max_per_order: none<number>(),
  valid_from: none<string>(),
  valid_until: none<string>(),
  allergens: none<string>(),
  dietary: none<string>(),
};

/** Stores a dish as the owner could have left it. @returns its id */
export async function addDish(sql: Knex, changes: Partial<typeof dish> = {}): Promise<string> {
  const row = { ...rowDefaults(), ...dish, ...changes };
  await sql('menu_items').insert(row);
  return row.document_id;
}

/** Stores a deal as the owner could have left it. @returns its id */
export async function addDeal(sql: Knex, changes: Partial<typeof deal> = {}): Promise<string> {
  const row = { ...rowDefaults(), ...deal, ...changes };
  await sql('deals').insert(row);
  return row.document_id;
}

/**
 * The row of an order without lines, as a developer's own SQL could write it, past everything the product knows.
 * @param at when it was placed; its business day is that of UTC
 */
export function orderRow(at: Date, changes: { order_status?: string; customer_email?: string } = {}) {
  return {
    ...rowDefaults(),
    number: randomBytes(10).toString('hex'),
    public_id: randomBytes(18).toString('hex'),
    order_status: 'PENDING',
    customer_name: 'Somebody',
    customer_email: 'somebody@example.com',
    customer_phone: '0612345678',
    subtotal_cents: 100,
    tax_cents: 0,
    total_cents: 100,
    placed_at: at,
    business_day: at.toISOString().slice(0, 10),
    business_hour: 13,
    ...changes,
  };
}

const Count = z.object({ count: z.coerce.number() });

/** How many rows of a table meet a condition. */
export async function countRows(sql: Knex, table: string, where: Record<string, unknown> = {}): Promise<number> {
  return Count.parse(await sql(table).where(where).count({ count: '*' }).first()).count;
}

/** Everything that placing an order changes, as figures: equal before and after, nothing was stored. */
export async function storedFigures(sql: Knex) {
  const { count: numbers } = Count.parse(await sql('order_days').sum({ count: 'last_counter' }).first());
  const { count: customerOrders } = Count.parse(await sql('customers').sum({ count: 'order_count' }).first());
  return {
    orders: await countRows(sql, 'orders'),
    lines: await countRows(sql, 'order_lines'),
    moves: await countRows(sql, 'order_moves'),
    customers: await countRows(sql, 'customers'),
    days: await countRows(sql, 'order_days'),
    numbers,
    customerOrders,
  };
}
