import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProduct, type Product } from '../../product/product.js';
import { copyDemo, DATABASES, type DemoCopy } from '../../restaurant/demo-copy.js';

const ACTION = 'plugin::upload.read';
const VIEWS = 'plugin_content_manager_configuration%';

const View = z.looseObject({ layouts: z.looseObject({ list: z.array(z.string()) }) });

const viewOfDeals = (sql: Knex) =>
  sql('strapi_core_store_settings').where('key', 'like', 'plugin_content_manager_configuration%deal.deal');

async function columnsOfDeals(sql: Knex): Promise<string[]> {
  const { value } = z.object({ value: z.string() }).parse(await viewOfDeals(sql).first('value'));
  return View.parse(JSON.parse(value)).layouts.list;
}

/** Leaves the view of deals as a version of the product would that has one thing more of each deal. */
async function addShelfToDeals(sql: Knex): Promise<void> {
  const { value } = z.object({ value: z.string() }).parse(await viewOfDeals(sql).first('value'));
  const view = View.parse(JSON.parse(value));
  view.layouts.list.push('shelf');
  await viewOfDeals(sql).update({ value: JSON.stringify(view) });
}

/** Has SQLite write down which views are written. */
async function tellOfViewWrites(sql: Knex): Promise<void> {
  await sql.schema.createTable('view_writes', (table) => void table.string('key'));
  await sql.raw(
    `CREATE TRIGGER view_writes AFTER UPDATE ON strapi_core_store_settings WHEN OLD.key LIKE '${VIEWS}'
     BEGIN INSERT INTO view_writes (key) VALUES (OLD.key); END`,
  );
}

describe.each(DATABASES)('a start on %s after somebody has changed what Strapi keeps of its panel', (database) => {
  let copy: DemoCopy;
  let product: Product;
  let columns: string[];
  beforeAll(async () => {
    copy = await copyDemo(database);
    columns = await columnsOfDeals(copy.sql);
    await addShelfToDeals(copy.sql);
    await copy.sql('admin_permissions').where({ action: ACTION }).delete();
    product = await startProduct(copy);
  });
  afterAll(async () => {
    await product.stop();
    await copy.remove();
  });

  it('shows no column that deals do not have', async () => {
    expect(columns).toContain('title');
    expect(await columnsOfDeals(copy.sql)).toEqual(columns);
  });

  it('gives the super admin the permission again that was lost', async () => {
    const roles = await copy
      .sql('admin_permissions')
      .join('admin_permissions_role_lnk', 'admin_permissions.id', 'admin_permissions_role_lnk.permission_id')
      .join('admin_roles', 'admin_roles.id', 'admin_permissions_role_lnk.role_id')
      .where({ action: ACTION })
      .pluck<string[]>('admin_roles.code');
    expect(roles).toContain('strapi-super-admin');
  });
});

describe.each(DATABASES)('a start on %s after nobody has changed anything', (database) => {
  const KEPT = ['core_pickup_panelViews', 'core_pickup_panelPermissions'];
  let copy: DemoCopy;
  let product: Product;
  const hashes = () => copy.sql('strapi_core_store_settings').whereIn('key', KEPT).orderBy('key').pluck('value');
  /** What a run of the steps would write again, though it is the same. */
  const written = (): Promise<unknown> =>
    database === 'sqlite'
      ? copy.sql('view_writes').pluck('key')
      : copy
          .sql('strapi_core_store_settings')
          .where('key', 'like', VIEWS)
          .orderBy('key')
          .select('key', copy.sql.raw('xmin::text'));
  const before: { hashes: unknown; written: unknown } = { hashes: null, written: null };
  beforeAll(async () => {
    copy = await copyDemo(database);
    if (database === 'sqlite') await tellOfViewWrites(copy.sql);
    Object.assign(before, { hashes: await hashes(), written: await written() });
    product = await startProduct(copy);
  });
  afterAll(async () => {
    await product.stop();
    await copy.remove();
  });

  it('writes none of the views again, which a run of its step does', async () => {
    expect(await written()).toEqual(before.written);
  });

  it('finds what the start before has left', async () => {
    expect(before.hashes).toHaveLength(KEPT.length);
    expect(await hashes()).toEqual(before.hashes);
  });
});
