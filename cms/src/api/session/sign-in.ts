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
import type { SignInLimits, SessionLimits } from './sign-in-limits.js';
import {
  continueSession,
  accountIdOf,
  beginSession,
  endSessions,
  findByRefreshToken,
  type IssuedTokens,
} from './sessions.js';

const users = (strapi: Core.Strapi) => strapiService(strapi, 'plugin::users-permissions.user');

/** The account with this email address and password; null, after the same time, when either is wrong. */
async function checkPassword(strapi: Core.Strapi, email: string, password: string) {
  const account = await findAccount(strapi, { email: email.toLowerCase() });
  const matches = await matchesHash(users(strapi).validatePassword, password, account?.password ?? null);
  return matches ? account : null;
}

/** Begins a session; null when the password has changed meanwhile, or the account may not sign in. */
const enter = (strapi: Core.Strapi, known: Account): Promise<IssuedTokens | null> =>
  withLockedAccount(strapi, known.id, async (account) =>
    account?.password === known.password && canSignIn(account) ? beginSession(strapi, account) : null,
  );

/** A new session, and the cookie that makes its browser a known one. */
interface SignedIn {
  issued: IssuedTokens;
  browser: AnswerCookie;
}

/**
 * Signs the owner in (product.md, Sessions).
 * @throws HttpError 401, the same for an unknown email, a wrong password and an account that is no ADMIN; 429 after too many attempts
 */
export async function signIn(
  strapi: Core.Strapi,
  limits: SignInLimits,
  visitor: Visitor,
  { email, password }: Login,
): Promise<SignedIn> {
  await limits.attempt(visitor, email);
  const account = await checkPassword(strapi, email, password);
  const issued = account && (await enter(strapi, account));
  if (!issued) throw unauthorized('The email address or the password is wrong.');
  return { issued, browser: await limits.succeed(visitor, email) };
}

/** Runs work on the session of a cookie while its account is locked; null without a valid cookie. */
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
  // Thrown outside the transaction, so that the end of a stolen session is committed.
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
 * Changes the owner's password. It ends every session (bootstrap/accounts.ts) and begins a new one.
 * @throws HttpError 400 for a wrong current password or an unchanged one, 429 after too many attempts
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
    // Of two simultaneous changes, the second one has the old password.
    if (current?.password !== account.password) throw wrongField('currentPassword', WRONG_PASSWORD);
    await users(strapi).edit(current.id, { password: body.newPassword });
    return beginSession(strapi, current);
  });
}
