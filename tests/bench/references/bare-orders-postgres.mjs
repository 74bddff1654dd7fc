import pg from 'pg';
import { CONFLICTS, READS, idsOf, placedOf, rowsOf, serve } from './order-rows.mjs';

/** The same as `bare-orders.mjs` on PostgreSQL: `node:http` and one transaction of `pg`, each kind of row in one statement. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 });

const IN_LIST = '(SELECT unnest($1::text[]))';

function insertText(table, columns, rowCount, ending) {
  const tuples = Array.from({ length: rowCount }, (_, row) => {
    const places = columns.map((_column, index) => `$${row * columns.length + index + 1}`);
    return `(${places.join(', ')})`;
  });
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')} ${ending}`;
}

const texts = new Map();

/** Named, so that each connection prepares it once. */
function insert(client, table, rows, ending = 'RETURNING id') {
  const name = `${table} ${rows.length}`;
  if (!texts.has(name)) texts.set(name, insertText(table, Object.keys(rows[0]), rows.length, ending));
  return client.query({ name, text: texts.get(name), values: rows.flatMap((row) => Object.values(row)) });
}

const read = async (client, name, text, value) =>
  (await client.query({ name, text, values: value === undefined ? [] : [value] })).rows;

async function write(client, body, key, hash) {
  if ((await read(client, 'key', `${READS.byKey} $1`, key)).length > 0) throw new Error('The key has been used');
  await read(client, 'restaurant', READS.restaurant);
  const ids = idsOf(body);
  const dishes = await read(client, 'dishes', READS.dishes + IN_LIST, ids.dishes);
  const options = await read(client, 'options', READS.options + IN_LIST, ids.options);
  const rows = rowsOf(body, key, hash, { dishes, options });
  const [{ last_counter }] = (await insert(client, 'order_days', [rows.day], CONFLICTS.order_days)).rows;
  const [{ id: customerId }] = (await insert(client, 'customers', [rows.customer], CONFLICTS.customers)).rows;
  const order = rows.order(last_counter, customerId);
  const [{ id }] = (await insert(client, 'orders', [order])).rows;
  const lines = rows.lines(id);
  await insert(client, 'order_lines', lines);
  await insert(client, 'slot_loads', [rows.slot], CONFLICTS.slot_loads);
  await insert(client, 'day_counts', rows.portions, CONFLICTS.day_counts);
  return placedOf(order, lines);
}

async function place(body, key, hash) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const placed = await write(client, body, key, hash);
    await client.query('COMMIT');
    return placed;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

serve(place, () => pool.end());
