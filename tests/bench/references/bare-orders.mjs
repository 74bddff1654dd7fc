import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import Database from 'better-sqlite3';

/**
 * The least that placing an order can cost: `node:http` and one better-sqlite3 transaction that reads and writes the
 * rows the product reads and writes, in the product's own database file. It checks nothing.
 */
const database = new Database(process.argv[2]);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) {
  database.pragma(pragma);
}

/** What Strapi has in every row. */
const OF_EVERY_ROW = ['document_id', 'created_at', 'updated_at', 'published_at'];

const insert = (table, columns, end = 'RETURNING id') => {
  const all = [...columns, ...OF_EVERY_ROW];
  return database.prepare(
    `INSERT INTO ${table} (${all.join(', ')}) VALUES (${all.map((column) => `@${column}`).join(', ')}) ${end}`,
  );
};

const statements = {
  byKey: database.prepare('SELECT id, payload_hash FROM orders WHERE idempotency_key = ?'),
  restaurant: database.prepare(
    `SELECT time_zone, opening_hours, preparation_time_min, preparation_time_max, preparation_time_unit, currency_symbol
     FROM restaurants LIMIT 1`,
  ),
  dishes: database.prepare(
    `SELECT document_id, name, price, image_url, is_active, available FROM menu_items
     WHERE document_id IN (SELECT value FROM json_each(?))`,
  ),
  day: insert(
    'order_days',
    ['business_day', 'last_counter'],
    `ON CONFLICT (business_day) DO UPDATE SET last_counter = last_counter + 1, updated_at = excluded.updated_at
     RETURNING last_counter`,
  ),
  customer: insert(
    'customers',
    ['email', 'name', 'phone', 'first_order_at', 'last_order_at', 'order_count'],
    `ON CONFLICT (email) DO UPDATE SET name = excluded.name, phone = excluded.phone,
       last_order_at = excluded.last_order_at, updated_at = excluded.updated_at
     RETURNING id`,
  ),
  order: insert('orders', [
    ...['number', 'public_id', 'idempotency_key', 'payload_hash', 'order_status', 'customer_name', 'customer_email'],
    ...['customer_phone', 'notes', 'subtotal_cents', 'tax_cents', 'total_cents', 'placed_at', 'estimated_ready_at'],
    ...['pickup_day', 'slot_units', 'business_day', 'business_hour', 'customer_id'],
  ]),
  line: insert('order_lines', [
    ...['order_id', 'position', 'item_id', 'item_type', 'name', 'unit_cents', 'quantity', 'total_cents'],
    ...['kitchen_units', 'customizations', 'image_url', 'business_day'],
  ]),
  slot: insert(
    'slot_loads',
    ['slot_start', 'units'],
    `ON CONFLICT (slot_start) DO UPDATE SET units = units + excluded.units, updated_at = excluded.updated_at
     RETURNING units`,
  ),
  portions: insert(
    'day_counts',
    ['business_day', 'item_id', 'taken'],
    `ON CONFLICT (business_day, item_id) DO UPDATE SET taken = taken + excluded.taken, updated_at = excluded.updated_at
     RETURNING taken`,
  ),
};

const rowDefaults = (at) => ({
  document_id: randomBytes(12).toString('hex'),
  created_at: at,
  updated_at: at,
  published_at: at,
});

const linesOf = (items) => {
  const dishes = new Map(
    statements.dishes.all(JSON.stringify(items.map(({ itemId }) => itemId))).map((dish) => [dish.document_id, dish]),
  );
  return items.map(({ itemId, itemType, quantity, customizations }, index) => {
    const { name, price, image_url } = dishes.get(itemId);
    const unit_cents = Math.round(price * 100);
    return {
      position: index + 1,
      item_id: itemId,
      item_type: itemType,
      name,
      unit_cents,
      quantity,
      total_cents: unit_cents * quantity,
      kitchen_units: 1,
      customizations: JSON.stringify(customizations),
      image_url,
    };
  });
};

const SLOT_MS = 15 * 60_000;

const place = database.transaction((body, key, hash) => {
  if (statements.byKey.get(key)) throw new Error('The key has been used');
  statements.restaurant.get();
  const now = Date.now();
  const at = new Date(now).toISOString();
  const business_day = at.slice(0, 10);
  const lines = linesOf(body.items);
  const total = lines.reduce((sum, line) => sum + line.total_cents, 0);
  const { last_counter } = statements.day.get({ business_day, last_counter: 1, ...rowDefaults(now) });
  const customer = { name: body.customerName, email: body.customerEmail, phone: body.customerPhone };
  const { id: customer_id } = statements.customer.get({
    ...customer,
    first_order_at: now,
    last_order_at: now,
    order_count: 0,
    ...rowDefaults(now),
  });
  const readyAt = now + 20 * 60_000;
  const slot_start = Math.floor(readyAt / SLOT_MS) * SLOT_MS;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const order = {
    number: `${business_day.replaceAll('-', '')}-${last_counter}`,
    public_id: randomBytes(24).toString('base64url'),
    idempotency_key: key,
    payload_hash: hash,
    order_status: 'PENDING',
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
    notes: body.notes ?? null,
    subtotal_cents: total,
    tax_cents: 0,
    total_cents: total,
    placed_at: now,
    estimated_ready_at: readyAt,
    pickup_day: business_day,
    slot_units: JSON.stringify([[slot_start, units]]),
    business_day,
    business_hour: Number(at.slice(11, 13)),
    customer_id,
    ...rowDefaults(now),
  };
  const { id: order_id } = statements.order.get(order);
  for (const line of lines) statements.line.get({ ...line, order_id, business_day, ...rowDefaults(now) });
  statements.slot.get({ slot_start, units, ...rowDefaults(now) });
  for (const { item_id, quantity } of lines) {
    statements.portions.get({ business_day, item_id, taken: quantity, ...rowDefaults(now) });
  }
  return { id: order.public_id, orderNumber: order.number, total: total / 100, items: lines };
});

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const hash = createHash('sha256').update(text).digest('hex');
    const placed = JSON.stringify(place(JSON.parse(text), request.headers['idempotency-key'], hash));
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(placed) });
    response.end(placed);
  });
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`Listening on 127.0.0.1:${server.address().port}\n`));
process.once('SIGTERM', () => {
  database.close();
  process.exit(0);
});
