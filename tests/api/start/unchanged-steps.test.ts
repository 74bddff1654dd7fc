import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startProduct, type Product } from '../../product/product.js';
import { copyDemo, DATABASES, type DemoCopy } from '../../restaurant/demo-copy.js';

const ACTION = 'plugin::upload.read';

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

  it('remembers for the next start what it has left', async () => {
    const hashes = await copy
      .sql('strapi_core_store_settings')
      .whereIn('key', ['core_pickup_panelViews', 'core_pickup_panelPermissions'])
      .pluck<string[]>('value');
    expect(hashes).toHaveLength(2);
    for (const hash of hashes) expect(hash).toMatch(/^"[\w-]{43}"$/);
  });
});
