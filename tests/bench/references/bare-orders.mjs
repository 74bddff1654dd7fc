import Database from 'better-sqlite3';
import { CONFLICTS, READS, idsOf, placedOf, rowsOf, serve } from './order-rows.mjs';

/**
 * The least that placing an order can cost: `node:http` and one better-sqlite3 transaction that reads and writes the
 * rows the product reads and writes, in the product's own database file. It checks nothing.
 */
const database = new Database(process.argv[2]);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) {
  database.pragma(pragma);
}

const reads = {
  byKey: database.prepare(`${READS.byKey} ?`),
  restaurant: database.prepare(READS.restaurant),
  dishes: database.prepare(`${READS.dishes} (SELECT value FROM json_each(?))`),
  options: database.prepare(`${READS.options} (SELECT value FROM json_each(?))`),
};

const prepared = new Map();

/** As Strapi stores values on SQLite: times in milliseconds, booleans as 1 and 0. */
const toStored = (value) => {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
};

function insert(table, row, ending = 'RETURNING id') {
  let statement = prepared.get(table);
  if (!statement) {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    statement = database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places}) ${ending}`);
    prepared.set(table, statement);
  }
  const values = Object.values(row).map(toStored);
  return statement.reader ? statement.get(values) : statement.run(values);
}

const parsed = (dish) => ({ ...dish, allergens: JSON.parse(dish.allergens), dietary: JSON.parse(dish.dietary) });

const place = database.transaction((body, key, hash) => {
  if (reads.byKey.get(key)) throw new Error('The key has been used');
  reads.restaurant.get();
  const ids = idsOf(body);
  const dishes = reads.dishes.all(JSON.stringify(ids.dishes)).map(parsed);
  const options = reads.options.all(JSON.stringify(ids.options));
  const rows = rowsOf(body, key, hash, { dishes, options });
  const { last_counter } = insert('order_days', rows.day, CONFLICTS.order_days);
  const { id: customerId } = insert('customers', rows.customer, CONFLICTS.customers);
  const order = rows.order(last_counter, customerId);
  const { id } = insert('orders', order);
  const lines = rows.lines(id);
  for (const line of lines) insert('order_lines', line);
  insert('slot_loads', rows.slot, CONFLICTS.slot_loads);
  for (const portion of rows.portions) insert('day_counts', portion, CONFLICTS.day_counts);
  return placedOf(order, lines);
});

serve(place, () => database.close());
