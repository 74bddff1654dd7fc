import type { ChangePassword, Login } from '@pickup/contract';
import { badRequest, strapiService, unauthorized, type Actor, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { findAccount, mayEnter } from './account.js';
import type { Attempts } from './attempts.js';
import { beginSession, continueSession, endSessions, findByRefreshToken, type Issued } from './tokens.js';

/** A bcrypt hash of nothing in particular: an unknown email then takes as long as a wrong password. */
const NOBODY = '$2a$10$vwCP6ZyObdsoNGqhthLYduWZGZqN6qVWvGrcxPviDRVq399Td85je';

const users = (strapi: Core.Strapi) => strapiService(strapi, 'plugin::users-permissions.user');

/** The account of an email and its password; null, after the same time, when either is wrong. */
async function checkPassword(strapi: Core.Strapi, email: string, password: string) {
  const account = await findAccount(strapi, { email: email.toLowerCase() });
  const matches = await users(strapi).validatePassword(password, account?.password ?? NOBODY);
  return account && matches === true ? account : null;
}

/**
 * Signs the owner in (specification 7, auth; ruling 29).
 * @throws Refusal 401, the same for an unknown email, a wrong password and an account that is no ADMIN; 429 after too many
 */
export async function signIn(
  strapi: Core.Strapi,
  attempts: Attempts,
  visitor: Visitor,
  { email, password }: Login,
): Promise<Issued> {
  await attempts.begin(visitor, email);
  const account = await checkPassword(strapi, email, password);
  if (!account || !mayEnter(account)) throw unauthorized('The email address or the password is wrong.');
  await attempts.succeed(visitor, email);
  return beginSession(strapi, account);
}

/**
 * Renews a session by its cookie.
 * @throws Refusal 401 when there is none, or it has ended
 */
export async function renewSession(strapi: Core.Strapi, token: string | null, now: Date): Promise<Issued> {
  const session = token === null ? null : await findByRefreshToken(strapi, token);
  const account = session && (await findAccount(strapi, { id: session.accountId }));
  const renewed = account && mayEnter(account) ? await continueSession(strapi, session, account, now) : null;
  if (!renewed) throw unauthorized('Your session has ended. Please sign in.');
  return renewed;
}

/** Ends the session of a cookie, on every device that shares it. */
export async function signOut(strapi: Core.Strapi, token: string | null): Promise<void> {
  const session = token === null ? null : await findByRefreshToken(strapi, token);
  if (session) await endSessions(strapi, session.accountId, session.deviceId);
}

/**
 * Changes the owner's password. Every session ends with the old one (bootstrap/session-guard.ts); a new one begins.
 * @throws Refusal 400 for a wrong current password or the same one again, 429 after too many
 */
export async function changePassword(
  strapi: Core.Strapi,
  attempts: Attempts,
  { actor, visitor, body }: { actor: Actor; visitor: Visitor; body: ChangePassword },
): Promise<Issued> {
  await attempts.begin(visitor, actor.email);
  const account = await checkPassword(strapi, actor.email, body.currentPassword);
  if (!account) {
    const message = 'currentPassword is wrong.';
    throw badRequest(message, [{ path: 'currentPassword', message }]);
  }
  await attempts.succeed(visitor, actor.email);
  if (body.newPassword === body.currentPassword) {
    const message = 'newPassword must be another one.';
    throw badRequest(message, [{ path: 'newPassword', message }]);
  }
  await users(strapi).edit(account.id, { password: body.newPassword });
  return beginSession(strapi, account);
}
