import type { ChangePassword, Login } from '@pickup/contract';
import {
  badRequest,
  strapiService,
  unauthorized,
  type Actor,
  type AnswerCookie,
  type Visitor,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { findAccount, withLockedAccount, canSignIn, type Account, matchesHash } from './account.js';
import type { Attempts, SessionLimits } from './sign-in-limits.js';
import {
  continueSession,
  accountIdOf,
  beginSession,
  endSessions,
  findByRefreshToken,
  type IssuedTokens,
} from './sessions.js';

const users = (strapi: Core.Strapi) => strapiService(strapi, 'plugin::users-permissions.user');

/** The account of an email and its password; null, after the same time, when either is wrong. */
async function checkPassword(strapi: Core.Strapi, email: string, password: string) {
  const account = await findAccount(strapi, { email: email.toLowerCase() });
  const matches = await matchesHash(users(strapi).validatePassword, password, account?.password ?? null);
  return matches ? account : null;
}

/** Begins a session for whoever knew the password; null when it is not the password any more, or the account may not enter. */
const enter = (strapi: Core.Strapi, known: Account): Promise<IssuedTokens | null> =>
  withLockedAccount(strapi, known.id, async (account) =>
    account?.password === known.password && canSignIn(account) ? beginSession(strapi, account) : null,
  );

/** A session just begun, and the cookie by which its browser is known from now on. */
interface SignedIn {
  issued: IssuedTokens;
  browser: AnswerCookie;
}

/**
 * Signs the owner in (product.md, Sessions).
 * @throws HttpError 401, the same for an unknown email, a wrong password and an account that is no ADMIN; 429 after too many
 */
export async function signIn(
  strapi: Core.Strapi,
  attempts: Attempts,
  visitor: Visitor,
  { email, password }: Login,
): Promise<SignedIn> {
  await attempts.begin(visitor, email);
  const account = await checkPassword(strapi, email, password);
  const issued = account && (await enter(strapi, account));
  if (!issued) throw unauthorized('The email address or the password is wrong.');
  return { issued, browser: await attempts.succeed(visitor, email) };
}

/** Works on the session of a cookie while its account is held; null without a cookie of ours. */
async function withAccountOf<Result>(
  strapi: Core.Strapi,
  token: string | null,
  work: (token: string, account: Account | null) => Promise<Result>,
): Promise<Result | null> {
  const accountId = token === null ? null : accountIdOf(strapi, token);
  if (token === null || accountId === null) return null;
  return withLockedAccount(strapi, accountId, (account) => work(token, account));
}

/**
 * Renews a session by its cookie.
 * @throws HttpError 401 when there is none, or it has ended
 */
export async function renewSession(strapi: Core.Strapi, token: string | null, now: Date): Promise<IssuedTokens> {
  const renewed = await withAccountOf(strapi, token, async (held, account) => {
    const session = account && canSignIn(account) ? await findByRefreshToken(strapi, held) : null;
    return account && session && continueSession(strapi, session, account, now);
  });
  // Thrown here, so that the end of a stolen session is stored.
  if (!renewed) throw unauthorized('Your session has ended. Please sign in.');
  return renewed;
}

/** Ends the session of a cookie, on every device that shares it. */
export async function signOut(strapi: Core.Strapi, token: string | null): Promise<void> {
  await withAccountOf(strapi, token, async (held) => {
    const session = await findByRefreshToken(strapi, held);
    if (session) await endSessions(strapi, session.accountId, session.deviceId);
  });
}

const wrongField = (path: 'currentPassword' | 'newPassword', message: string) =>
  badRequest(message, [{ path, message }]);

const WRONG_PASSWORD = 'The current password is wrong.';

/**
 * Changes the owner's password. Every session ends with the old one (bootstrap/session-guard.ts); a new one begins.
 * @throws HttpError 400 for a wrong current password or the same one again, 429 after too many
 */
export async function changePassword(
  strapi: Core.Strapi,
  limits: SessionLimits,
  { actor, body }: { actor: Actor; body: ChangePassword },
): Promise<IssuedTokens> {
  await limits.confirm(actor.rowId);
  const account = await checkPassword(strapi, actor.email, body.currentPassword);
  if (!account) throw wrongField('currentPassword', WRONG_PASSWORD);
  await limits.confirmed(actor.rowId);
  if (body.newPassword === body.currentPassword) throw wrongField('newPassword', 'newPassword must be another one.');
  return withLockedAccount(strapi, account.id, async (current) => {
    // Of two changes at once the second started from a password that is none any more.
    if (current?.password !== account.password) throw wrongField('currentPassword', WRONG_PASSWORD);
    await users(strapi).edit(current.id, { password: body.newPassword });
    return beginSession(strapi, current);
  });
}
