import { randomUUID } from 'node:crypto';
import type { Session } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { verify } from 'jsonwebtoken';
import { z } from 'zod';
import { presentUser, type Account } from './account.js';

/** A session as its owner's browser gets it: the answer, and what goes into the cookie. */
export interface Issued {
  session: Session;
  refreshToken: string;
}

const SESSIONS = 'admin::session';

/**
 * A renewal whose answer was lost, or that another tab was quicker with, is repeated with the old cookie within moments.
 * Later than that, somebody holds a copy of it.
 */
const GRACE_MS = 30_000;

const Claims = z.object({ userId: z.string(), sessionId: z.string(), type: z.literal('refresh') });
const SessionRow = z.object({
  deviceId: z.string(),
  status: z.string(),
  updatedAt: z.coerce.date(),
  absoluteExpiresAt: z.coerce.date(),
});

const sessionsOf = (strapi: Core.Strapi) => strapi.sessionManager('users-permissions');

const findSession = async (strapi: Core.Strapi, sessionId: string) => {
  const found: unknown = await strapi.db.query(SESSIONS).findOne({ where: { sessionId } });
  return SessionRow.safeParse(found).data ?? null;
};

/** What a refresh token says, if it is one of ours. */
function readClaims(strapi: Core.Strapi, token: string) {
  const secret = z.string().parse(strapi.config.get('plugin::users-permissions.jwtSecret'));
  try {
    return Claims.parse(verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }));
  } catch {
    return null;
  }
}

async function issue(strapi: Core.Strapi, account: Account, refreshToken: string): Promise<Issued | null> {
  const access = await sessionsOf(strapi).generateAccessToken(refreshToken);
  if ('error' in access) return null;
  return { session: { accessToken: access.token, user: presentUser(account) }, refreshToken };
}

/** Begins a session of a held account. Every token that grows out of it is of one family, named by its device. */
export async function beginSession(strapi: Core.Strapi, account: Account): Promise<Issued> {
  const { token } = await sessionsOf(strapi).generateRefreshToken(String(account.id), randomUUID());
  const issued = await issue(strapi, account, token);
  if (!issued) throw new Error('The session just begun gave no access token');
  return issued;
}

/** Ends every session of an account, or one family of them: its access tokens are refused from now on. */
export const endSessions = (strapi: Core.Strapi, accountId: number | string, family?: string): Promise<void> =>
  sessionsOf(strapi).invalidateRefreshToken(String(accountId), family);

/** Whose refresh token it is; null for one that is not ours. Whether its session still stands is another question. */
export function accountIdOf(strapi: Core.Strapi, token: string): number | null {
  const claims = readClaims(strapi, token);
  return claims && Number(claims.userId);
}

/** The session a refresh token belongs to; null for one that is not ours or has been ended. */
export async function findByRefreshToken(strapi: Core.Strapi, token: string) {
  const claims = readClaims(strapi, token);
  const session = claims && (await findSession(strapi, claims.sessionId));
  return session && { ...session, token, accountId: Number(claims.userId) };
}
export type RefreshSession = NonNullable<Awaited<ReturnType<typeof findByRefreshToken>>>;

/** A second token beside the one that replaced this one, no longer valid than the family. */
async function siblingOf(strapi: Core.Strapi, session: RefreshSession): Promise<string> {
  const sibling = await sessionsOf(strapi).generateRefreshToken(String(session.accountId), session.deviceId);
  await strapi.db.query(SESSIONS).update({
    where: { sessionId: sibling.sessionId },
    data: { absoluteExpiresAt: session.absoluteExpiresAt },
  });
  return sibling.token;
}

/** A token for one that has been replaced already: only within moments of it. */
async function repeat(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  const isRepeat = now.getTime() - session.updatedAt.getTime() <= GRACE_MS;
  if (isRepeat && session.absoluteExpiresAt > now) return siblingOf(strapi, session);
  // Used again long after it was replaced: one of two holders is a thief, and both have to sign in.
  await endSessions(strapi, session.accountId, session.deviceId);
  return null;
}

async function successorOf(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  if (session.status === 'rotated') return repeat(strapi, session, now);
  const rotated = await sessionsOf(strapi).rotateRefreshToken(session.token);
  return 'error' in rotated ? null : rotated.token;
}

/** The next tokens of a session of a held account; null when it cannot be renewed any more. */
export async function continueSession(strapi: Core.Strapi, session: RefreshSession, account: Account, now: Date) {
  const next = await successorOf(strapi, session, now);
  return next === null ? null : issue(strapi, account, next);
}
