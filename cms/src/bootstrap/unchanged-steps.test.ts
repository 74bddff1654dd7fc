import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rememberSteps, skipUnchangedSteps } from './unchanged-steps.js';

const VIEW = 'plugin_content_manager_configuration_content_types::api::dish.dish';

let sql: Knex;
beforeEach(async () => {
  sql = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  await sql.schema.createTable('strapi_core_store_settings', (table) => {
    table.string('key');
    table.string('value');
  });
  for (const name of [
    'admin_permissions',
    'admin_permissions_role_lnk',
    'admin_permissions_api_token_lnk',
    'admin_roles',
  ]) {
    await sql.schema.createTable(name, (table) => {
      table.integer('id');
      table.string('code');
    });
  }
  await sql('strapi_core_store_settings').insert({ key: VIEW, value: 'of a dish' });
  await sql('admin_permissions').insert({ id: 1, code: 'read' });
});
afterEach(() => sql.destroy());

/** What a later start finds in Strapi's store. */
const stored = new Map<string, unknown>();
afterEach(() => stored.clear());

interface Code {
  contentTypes?: object;
  actions?: string[];
  /** Runs within the steps of the views. */
  onViews?: () => Promise<void>;
}

/** One start: the steps of Strapi that it ran. */
async function start({ contentTypes = {}, actions = ['read'], onViews }: Code = {}): Promise<string[]> {
  const ran: string[] = [];
  const step = (name: string, work?: () => Promise<void>) => async () => {
    ran.push(name);
    await work?.();
  };
  const components = { syncConfigurations: step('components') };
  const types = { syncConfigurations: step('types', onViews) };
  const roles = { resetSuperAdminPermissions: step('reset') };
  const permissions = {
    cleanPermissionsInDatabase: step('clean'),
    actionProvider: { values: () => actions.map((actionId) => ({ actionId })) },
  };
  const services = new Map<string, object>([
    ['plugin::content-manager.components', components],
    ['plugin::content-manager.content-types', types],
    ['admin::role', roles],
    ['admin::permission', permissions],
  ]);
  const store = {
    get: ({ key }: { key: string }) => Promise.resolve(stored.get(key)),
    set: ({ key, value }: { key: string; value: unknown }) => Promise.resolve(stored.set(key, value)),
  };
  const fake: unknown = {
    service: (name: string) => services.get(name),
    store: () => store,
    db: { connection: sql },
    config: new Map([['info.strapi', '5.0.0']]),
    contentTypes,
    components: {},
  };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the parts of Strapi that are used
  const strapi = fake as Core.Strapi;
  skipUnchangedSteps(strapi);
  await components.syncConfigurations();
  await types.syncConfigurations();
  await roles.resetSuperAdminPermissions();
  await permissions.cleanPermissionsInDatabase();
  await rememberSteps(strapi);
  return ran;
}

const EVERY = ['components', 'types', 'reset', 'clean'];

describe('the steps of a start that compare the database with the code', () => {
  it('all run in the first start, and none in the next', async () => {
    expect(await start()).toEqual(EVERY);
    expect(await start()).toEqual([]);
    expect(await start()).toEqual([]);
  });

  it('all run again once a content type has changed', async () => {
    await start();
    expect(await start({ contentTypes: { dish: { name: 'string' } } })).toEqual(EVERY);
  });

  it('run for the permissions when there is another action', async () => {
    await start();
    expect(await start({ actions: ['read', 'write'] })).toEqual(['reset', 'clean']);
    expect(await start({ actions: ['write', 'read'] })).toEqual([]);
  });

  it('run for the views when one was changed in the database, and for the permissions when one is gone', async () => {
    await start();
    await sql('strapi_core_store_settings').where({ key: VIEW }).update({ value: 'of a drink' });
    expect(await start()).toEqual(['components', 'types']);
    await sql('admin_permissions').delete();
    expect(await start()).toEqual(['reset', 'clean']);
  });

  it('compare with what a start has left, not with what it has found', async () => {
    const onViews = async () => {
      await sql('strapi_core_store_settings').where({ key: VIEW }).update({ value: 'brought into line' });
    };
    await start({ onViews });
    expect(await start()).toEqual([]);
  });

  it('run once more where rows were changed after a start had left the steps out', async () => {
    await start();
    await start();
    await sql('admin_permissions').insert({ id: 2, code: 'write' });
    expect(await start()).toEqual(['reset', 'clean']);
    expect(await start()).toEqual([]);
  });

  it('run again after a start in which one of them failed', async () => {
    await start();
    await sql('strapi_core_store_settings').where({ key: VIEW }).update({ value: 'of a drink' });
    const onViews = () => Promise.reject(new Error('the disk is full'));
    await expect(start({ onViews })).rejects.toThrow('the disk is full');
    expect(await start()).toEqual(['components', 'types']);
  });
});
