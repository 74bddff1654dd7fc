import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';

/*
 * The rows that the product writes for an order, made without any of its checks: what both bare servers share. Times are
 * `Date`s here.
 */

/** What Strapi has in every row. */
const rowDefaults = (at) => ({
  document_id: randomBytes(12).toString('hex'),
  created_at: at,
  updated_at: at,
  published_at: at,
});

/** The ids of all dishes and options that an order names. */
export const idsOf = ({ items }) => ({
  dishes: items.map(({ itemId }) => itemId),
  options: [...new Set(items.flatMap(({ options = [] }) => options.map(({ optionId }) => optionId)))],
});

const byId = (rows) => new Map(rows.map((row) => [row.document_id, row]));
const centsOf = (price) => Math.round(Number(price) * 100);

function lineOf({ itemId, itemType, quantity, customizations, options = [] }, index, { dishes, choices }) {
  const dish = dishes.get(itemId);
  const chosen = options.map(({ optionId, count }) => {
    const { name, name_nl: nameNl, group_name: groupName, group_name_nl: groupNameNl, price } = choices.get(optionId);
    const of = { optionId, groupName, groupNameNl, optionName: name, optionNameNl: nameNl };
    return { ...of, count, isExtra: centsOf(price) > 0, unitCents: centsOf(price) };
  });
  const choiceCents = chosen.reduce((sum, { count, unitCents }) => sum + count * unitCents, 0);
  const unit_cents = centsOf(dish.price) + choiceCents;
  return {
    position: index + 1,
    item_id: itemId,
    item_type: itemType,
    name: dish.name,
    name_nl: dish.name_nl,
    unit_cents,
    quantity,
    total_cents: unit_cents * quantity,
    choices: chosen.length > 0 ? JSON.stringify(chosen) : null,
    choice_cents: choiceCents * quantity,
    kitchen_units: 1,
    customizations: JSON.stringify(customizations),
    image_url: dish.image_url,
    allergens: dish.allergens && JSON.stringify(dish.allergens),
    dietary: JSON.stringify(dish.dietary),
    made: false,
  };
}

const SLOT_MS = 15 * 60_000;
const PREPARATION_MS = 20 * 60_000;

/** All but what the database numbers: the order's counter, and the ids of its customer and itself. */
export function rowsOf(body, key, hash, found) {
  const now = new Date();
  const business_day = now.toISOString().slice(0, 10);
  const known = { dishes: byId(found.dishes), choices: byId(found.options) };
  const lines = body.items.map((item, index) => lineOf(item, index, known));
  const total_cents = lines.reduce((sum, line) => sum + line.total_cents, 0);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const readyAt = body.pickupAt ? new Date(body.pickupAt) : new Date(now.getTime() + PREPARATION_MS);
  const slot_start = new Date(Math.floor(readyAt.getTime() / SLOT_MS) * SLOT_MS);
  const customer = { name: body.customerName, email: body.customerEmail, phone: body.customerPhone };
  return {
    day: { business_day, last_counter: 1, ...rowDefaults(now) },
    customer: { ...customer, first_order_at: now, last_order_at: now, order_count: 0, ...rowDefaults(now) },
    order: (counter, customer_id) => ({
      number: `${business_day.replaceAll('-', '')}-${counter}`,
      public_id: randomBytes(24).toString('base64url'),
      idempotency_key: key,
      payload_hash: hash,
      order_status: 'PENDING',
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      channel: 'online',
      notes: body.notes ?? null,
      subtotal_cents: total_cents,
      tax_cents: 0,
      total_cents,
      language: 'en',
      placed_at: now,
      estimated_ready_at: readyAt,
      pickup_at: body.pickupAt ? readyAt : null,
      release_at: body.pickupAt ? new Date(readyAt.getTime() - PREPARATION_MS) : null,
      pickup_day: business_day,
      slot_units: JSON.stringify([[slot_start.getTime(), units]]),
      business_day,
      business_hour: now.getUTCHours(),
      customer_id,
      ...rowDefaults(now),
    }),
    lines: (order_id) => lines.map((line) => ({ order_id, ...line, business_day, ...rowDefaults(now) })),
    slot: { slot_start, units, ...rowDefaults(now) },
    // In one sequence everywhere, so that no two orders wait for each other.
    portions: lines
      .map(({ item_id, quantity: taken }) => ({ business_day, item_id, taken, ...rowDefaults(now) }))
      .sort((one, other) => (one.item_id < other.item_id ? -1 : 1)),
  };
}

/** What is answered. */
export const placedOf = ({ public_id, number, total_cents }, lines) =>
  JSON.stringify({ id: public_id, orderNumber: number, total: total_cents / 100, items: lines });

/** Answers each request with what `place` makes of its body, its key and the hash of its text. */
export function serve(place, close) {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', async () => {
      const text = Buffer.concat(chunks).toString();
      const hash = createHash('sha256').update(text).digest('hex');
      const answer = (status, said) => {
        response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(said) });
        response.end(said);
      };
      try {
        answer(201, await place(JSON.parse(text), request.headers['idempotency-key'], hash));
      } catch (error) {
        answer(500, JSON.stringify({ error: String(error) }));
      }
    });
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`Listening on 127.0.0.1:${server.address().port}\n`));
  process.once('SIGTERM', async () => {
    await close();
    process.exit(0);
  });
}

/** What is read: the same text on both databases, but for how a list is given. */
export const READS = {
  byKey: 'SELECT id, payload_hash FROM orders WHERE idempotency_key = ',
  restaurant: `SELECT time_zone, opening_hours, preparation_time_min, preparation_time_max, preparation_time_unit,
    currency_symbol FROM restaurants LIMIT 1`,
  dishes: `SELECT document_id, name, name_nl, price, image_url, is_active, available, allergens, dietary
    FROM menu_items WHERE document_id IN `,
  options: `SELECT menu_options.document_id, menu_options.name, menu_options.name_nl, price, option_groups.name AS group_name,
    option_groups.name_nl AS group_name_nl FROM menu_options JOIN option_groups ON option_groups.id = group_id
    WHERE menu_options.document_id IN `,
};

/** What happens to a row that is there already. */
export const CONFLICTS = {
  order_days: `ON CONFLICT (business_day) DO UPDATE SET last_counter = order_days.last_counter + 1,
    updated_at = excluded.updated_at RETURNING last_counter`,
  customers: `ON CONFLICT (email) DO UPDATE SET name = excluded.name, phone = excluded.phone,
    last_order_at = excluded.last_order_at, updated_at = excluded.updated_at RETURNING id`,
  slot_loads: `ON CONFLICT (slot_start) DO UPDATE SET units = slot_loads.units + excluded.units,
    updated_at = excluded.updated_at`,
  day_counts: `ON CONFLICT (business_day, item_id) DO UPDATE SET taken = day_counts.taken + excluded.taken,
    updated_at = excluded.updated_at`,
};
