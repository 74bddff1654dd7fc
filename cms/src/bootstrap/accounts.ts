import { ADMIN_ROLE, ChangePassword } from '@pickup/contract';
import { ADMIN_ROLE_TYPE, strapiService } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { StartError, type Settings } from '../start/settings.js';
import { endSessions } from '../api/session/sessions.js';

const ROLES = 'plugin::users-permissions.role';
const USERS = 'plugin::users-permissions.user';
const PERMISSIONS = 'plugin::users-permissions.permission';

const Row = z.object({ id: z.number() });

function required(name: 'OWNER_PASSWORD' | 'PANEL_PASSWORD'): string {
  const value = process.env[name];
  if (!value)
    throw new StartError(
      `${name} must be given: its account has to be made, and secrets.env holds no password for it.`,
    );
  return value;
}

/** Disables registration and the public permissions that Users & Permissions has by default (product.md, Sessions). */
export async function closeRegistration(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = z.record(z.string(), z.unknown()).parse((await store.get({ key: 'advanced' })) ?? {});
  await store.set({ key: 'advanced', value: { ...advanced, allow_register: false } });
  await strapi.db.query(PERMISSIONS).deleteMany({
    where: {
      action: { $startsWith: 'plugin::users-permissions.' },
      role: { type: { $in: ['public', 'authenticated'] } },
    },
  });
}

async function adminRoleId(strapi: Core.Strapi): Promise<number> {
  const roles = strapi.db.query(ROLES);
  const found: unknown = await roles.findOne({ where: { type: ADMIN_ROLE_TYPE } });
  if (found) return Row.parse(found).id;
  const created: unknown = await roles.create({
    data: { name: ADMIN_ROLE, type: ADMIN_ROLE_TYPE, description: 'The owner: everything in the back office.' },
  });
  return Row.parse(created).id;
}

/** Creates the owner's account unless an account has the role ADMIN already. */
export async function ensureOwner(strapi: Core.Strapi, { OWNER_EMAIL }: Settings): Promise<void> {
  const role = await adminRoleId(strapi);
  if ((await strapi.db.query(USERS).count({ where: { role: { id: role } } })) > 0) return;
  const email = OWNER_EMAIL.toLowerCase();
  await strapiService(strapi, 'plugin::users-permissions.user').add({
    username: email,
    email,
    password: required('OWNER_PASSWORD'),
    provider: 'local',
    confirmed: true,
    blocked: false,
    role,
  });
}

/** Creates the raw panel's super admin before the port opens, because the first visitor could do so otherwise. */
export async function ensurePanelAdmin(strapi: Core.Strapi, { PANEL_EMAIL }: Settings): Promise<void> {
  const users = strapiService(strapi, 'admin::user');
  if ((await users.exists()) === true) return;
  const role = Row.parse(await strapiService(strapi, 'admin::role').getSuperAdmin());
  await users.create({
    firstname: 'Developer',
    lastname: null,
    email: PANEL_EMAIL.toLowerCase(),
    password: required('PANEL_PASSWORD'),
    isActive: true,
    registrationToken: null,
    roles: [role.id],
  });
}

const SetPassword = z.object({ data: z.object({ password: z.string() }) });

/** Holds a password that a developer sets in the raw panel to the rule for those the owner may choose; Strapi asks for six characters. */
export function validatePasswords(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, params }, next) => {
    const { data: write } = SetPassword.safeParse(params);
    if (uid !== USERS || !write) return next();
    const { error } = ChangePassword.shape.newPassword.safeParse(write.data.password);
    if (error) throw new errors.ValidationError(`Password ${error.issues[0]?.message ?? 'is not valid'}.`);
    return next();
  });
}

const UserId = z.object({ id: z.union([z.number(), z.string()]) });
const PasswordChange = z.object({ password: z.string().min(1) });

/** Ends every session of an account when its password changes, also when a developer changes it in the raw panel. */
export function endSessionsOnPasswordChange(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params, result }: { params: { data?: unknown }; result?: unknown }) {
      if (!PasswordChange.safeParse(params.data).success) return;
      await endSessions(strapi, UserId.parse(result).id);
    },
  });
}
