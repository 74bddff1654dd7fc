import knex, { type Knex } from 'knex';

/** An empty SQLite database with the columns that the catalogue reads; the caller closes it. */
export async function openCatalogueTables(): Promise<Knex> {
  const db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await db.schema.createTable('menu_items', (table) => {
    table.increments();
    for (const column of ['document_id', 'name', 'name_nl', 'image_url', 'allergens', 'dietary']) table.text(column);
    table.decimal('price');
    for (const column of ['is_active', 'available']) table.boolean(column);
    for (const column of ['kitchen_units', 'daily_count']) table.integer(column);
    table.text('sold_out_until');
  });
  await db.schema.createTable('deals', (table) => {
    for (const column of ['document_id', 'title', 'title_nl', 'image_url', 'allergens', 'dietary']) table.text(column);
    for (const column of ['valid_from', 'valid_until']) table.text(column);
    for (const column of ['discounted_price', 'minimum_order_amount']) table.decimal(column);
    for (const column of ['is_active', 'active', 'is_conditional']) table.boolean(column);
    table.integer('max_per_order');
  });
  await db.schema.createTable('menu_items_option_groups_lnk', (table) => {
    table.increments();
    for (const column of ['menu_item_id', 'option_group_id']) table.integer(column);
    for (const column of ['menu_item_ord', 'option_group_ord']) table.double(column);
  });
  await db.schema.createTable('option_groups', (table) => {
    table.increments();
    for (const column of ['document_id', 'name', 'name_nl']) table.text(column);
    for (const column of ['min', 'max']) table.integer(column);
    table.boolean('is_active');
  });
  await db.schema.createTable('menu_options', (table) => {
    table.increments();
    for (const column of ['document_id', 'name', 'name_nl', 'allergens', 'dietary']) table.text(column);
    table.decimal('price');
    for (const column of ['is_default', 'is_active']) table.boolean(column);
    for (const column of ['max_count', 'position', 'group_id', 'kitchen_units']) table.integer(column);
    table.text('sold_out_until');
  });
  return db;
}
