import { ADMIN_ROLE, type Login, type Session } from '@pickup/contract';
import { ADMIN_ROLE_TYPE, strapiService, unauthorized } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const USERS = 'plugin::users-permissions.user';

const AccountRow = z.object({
  id: z.number(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  password: z.string(),
  blocked: z.boolean().nullable(),
  role: z.object({ type: z.string() }).nullable(),
});

/** A bcrypt hash of nothing in particular: an unknown email then takes as long as a wrong password. */
const NOBODY = '$2a$10$vwCP6ZyObdsoNGqhthLYduWZGZqN6qVWvGrcxPviDRVq399Td85je';

async function issueAccessToken(strapi: Core.Strapi, userId: number): Promise<string> {
  return z.string().parse(await strapiService(strapi, 'plugin::users-permissions.jwt').issue({ id: userId }));
}

/**
 * Signs the owner in (specification 7, auth; ruling 29).
 * @throws Refusal 401, the same for an unknown email, a wrong password and an account that is no ADMIN
 */
export async function signIn(strapi: Core.Strapi, { email, password }: Login): Promise<Session> {
  const found: unknown = await strapi.db
    .query(USERS)
    .findOne({ where: { email: email.toLowerCase() }, populate: { role: true } });
  const account = AccountRow.safeParse(found).data;
  const users = strapiService(strapi, 'plugin::users-permissions.user');
  const matches = await users.validatePassword(password, account?.password ?? NOBODY);
  if (!account || matches !== true || account.blocked || account.role?.type !== ADMIN_ROLE_TYPE) {
    throw unauthorized('The email address or the password is wrong.');
  }
  return {
    accessToken: await issueAccessToken(strapi, account.id),
    user: { id: account.documentId, email: account.email, username: account.username, roles: [ADMIN_ROLE] },
  };
}
