import { createHash } from 'node:crypto';
import { perStrapi, strapiService } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

type Step = () => Promise<unknown>;

/** Steps of Strapi's bootstrap that bring the same rows of the database into line with the code. */
interface StepGroup {
  /** Of their hash in Strapi's store. */
  key: string;
  /** Puts other functions in place of Strapi's. */
  replace: (strapi: Core.Strapi, instead: (step: Step) => Step) => void;
  /** What they read of the code, where that is more than the content types. */
  code?: (strapi: Core.Strapi) => unknown;
  /** What they read and write. */
  rows: (sql: Knex) => Promise<unknown>;
}

const VIEWS: StepGroup = {
  key: 'panelViews',
  replace(strapi, instead) {
    const components = strapiService(strapi, 'plugin::content-manager.components');
    components.syncConfigurations = instead(components.syncConfigurations);
    const types = strapiService(strapi, 'plugin::content-manager.content-types');
    types.syncConfigurations = instead(types.syncConfigurations);
  },
  rows: (sql) =>
    sql('strapi_core_store_settings')
      .select('key', 'value')
      .where('key', 'like', 'plugin_content_manager_configuration%')
      .orderBy('key'),
};

const PERMISSIONS: StepGroup = {
  key: 'panelPermissions',
  replace(strapi, instead) {
    const roles = strapiService(strapi, 'admin::role');
    roles.resetSuperAdminPermissions = instead(roles.resetSuperAdminPermissions);
    const permissions = strapiService(strapi, 'admin::permission');
    permissions.cleanPermissionsInDatabase = instead(permissions.cleanPermissionsInDatabase);
  },
  code: (strapi) =>
    strapiService(strapi, 'admin::permission')
      .actionProvider.values()
      .map(({ actionId, subjects, options }) => JSON.stringify([actionId, subjects, options]))
      .toSorted(),
  rows: async (sql) => [
    await sql('admin_permissions').orderBy('id'),
    await sql('admin_permissions_role_lnk').orderBy('id'),
    await sql('admin_permissions_api_token_lnk').orderBy('id'),
    await sql('admin_roles').select('id', 'code').orderBy('id'),
  ],
};

const GROUPS = [VIEWS, PERMISSIONS];

/** The same for as long as neither the code nor the rows that these steps compare have changed. */
async function hashOf(strapi: Core.Strapi, { code, rows }: StepGroup): Promise<string> {
  const { contentTypes, components, config } = strapi;
  const read = [config.get('info.strapi'), contentTypes, components, code?.(strapi), await rows(strapi.db.connection)];
  return createHash('sha256').update(JSON.stringify(read)).digest('base64url');
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'pickup' });

/** The groups whose steps were run in this start. */
const groupsRun = perStrapi(() => new Set<StepGroup>());

/**
 * Skips the steps of this start that would change nothing: those whose code and rows are what they were at the end of an
 * earlier start. They are a fifth of a start. Call it before Strapi's bootstrap, and `rememberSteps` at its end.
 */
export function skipUnchangedSteps(strapi: Core.Strapi): void {
  for (const group of GROUPS) {
    let isUnchanged: Promise<boolean> | undefined;
    const compare = async () => (await storeOf(strapi).get({ key: group.key })) === (await hashOf(strapi, group));
    group.replace(strapi, (step) => async () => {
      isUnchanged ??= compare();
      if (await isUnchanged) return;
      groupsRun(strapi).add(group);
      await step();
    });
  }
}

/** Stores what the next start compares with, of the steps that were run: what they have left, and we after them. */
export async function rememberSteps(strapi: Core.Strapi): Promise<void> {
  for (const group of groupsRun(strapi)) {
    await storeOf(strapi).set({ key: group.key, value: await hashOf(strapi, group) });
  }
}
