import { randomUUID } from 'node:crypto';
import type { Session } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { verify } from 'jsonwebtoken';
import { z } from 'zod';
import { presentUser, type Account } from './account.js';

/** A session as its owner's browser gets it: the answer, and what goes into the cookie. */
export interface IssuedTokens {
  session: Session;
  refreshToken: string;
}

const ORIGIN = 'users-permissions';
const SESSIONS = 'admin::session';

const Claims = z.object({ userId: z.string(), sessionId: z.string(), type: z.literal('refresh') });
const SessionRow = z.object({
  sessionId: z.string(),
  childId: z.string().nullable(),
  deviceId: z.string(),
  status: z.string(),
  updatedAt: z.coerce.date(),
  absoluteExpiresAt: z.coerce.date(),
});

const sessionsOf = (strapi: Core.Strapi) => strapi.sessionManager(ORIGIN);

export type SessionRow = z.infer<typeof SessionRow>;

/** The newest session that is so; null when there is none. */
async function findSession(strapi: Core.Strapi, where: object): Promise<SessionRow | null> {
  const query = { where: { ...where, origin: ORIGIN }, orderBy: { id: 'desc' } } as const;
  const found: unknown = await strapi.db.query(SESSIONS).findOne(query);
  return SessionRow.safeParse(found).data ?? null;
}

/** What a refresh token says, if it is one of ours. */
function readClaims(strapi: Core.Strapi, token: string) {
  const secret = z.string().parse(strapi.config.get('plugin::users-permissions.jwtSecret'));
  try {
    return Claims.parse(verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }));
  } catch {
    return null;
  }
}

/** What a browser gets with this refresh token; null when it is none that stands. */
async function issueTokens(strapi: Core.Strapi, account: Account, refreshToken: string): Promise<IssuedTokens | null> {
  const access = await sessionsOf(strapi).generateAccessToken(refreshToken);
  if ('error' in access) return null;
  return { session: { accessToken: access.token, user: presentUser(account) }, refreshToken };
}

/** Begins a session of a held account. Every token that grows out of it is of one family, named by its device. */
export async function beginSession(strapi: Core.Strapi, account: Account): Promise<IssuedTokens> {
  const { token } = await sessionsOf(strapi).generateRefreshToken(String(account.id), randomUUID());
  const issued = await issueTokens(strapi, account, token);
  if (!issued) throw new Error('The session just begun gave no access token');
  return issued;
}

/** A session's device is the name of its family, and behind a dot what {@link siblingDevice} adds. */
const familyOf = (deviceId: string): string => deviceId.split('.')[0] ?? '';

/** The device of what is given out beside the successor of a session, and of all that grows out of it. */
const siblingDevice = ({ deviceId, sessionId }: SessionRow): string => `${familyOf(deviceId)}.${sessionId}`;

/** The session beside whose successor one of this device was given out; null for the others. */
const siblingOf = (deviceId: string): string | null => deviceId.split('.')[1] ?? null;

/** Ends every session of an account, or the family of a device: its access tokens are refused from now on. */
export async function endSessions(strapi: Core.Strapi, accountId: number | string, deviceId?: string): Promise<void> {
  const userId = String(accountId);
  if (deviceId === undefined) return sessionsOf(strapi).invalidateRefreshToken(userId);
  const family = familyOf(deviceId);
  const ofFamily = [{ deviceId: family }, { deviceId: { $startsWith: `${family}.` } }];
  await strapi.db.query(SESSIONS).deleteMany({ where: { userId, origin: ORIGIN, $or: ofFamily } });
}

/** Whose refresh token it is; null for one that is not ours. Whether its session still stands is another question. */
export function accountIdOf(strapi: Core.Strapi, token: string): number | null {
  const claims = readClaims(strapi, token);
  return claims && Number(claims.userId);
}

/** The session a refresh token belongs to; null for one that is not ours or has been ended. */
export async function findByRefreshToken(strapi: Core.Strapi, token: string) {
  const claims = readClaims(strapi, token);
  const session = claims && (await findSession(strapi, { sessionId: claims.sessionId }));
  return session && { ...session, token, accountId: Number(claims.userId) };
}
export type RefreshSession = NonNullable<Awaited<ReturnType<typeof findByRefreshToken>>>;

/*
 * Refresh-token rotation with a grace period and reuse detection. A token used again within the grace gets a sibling of the
 * token that replaced it; once two siblings are used later than that, two holders have a copy, and the family ends.
 */

/**
 * A renewal whose answer was lost, or that another tab was quicker with, is repeated with the old cookie within moments.
 * Later than that, somebody holds a copy of it.
 */
const GRACE_MS = 30_000;

const isRecent = ({ updatedAt }: SessionRow, now: Date): boolean => now.getTime() - updatedAt.getTime() <= GRACE_MS;

/** The session that this one came after; null for the first of its family. */
async function predecessorOf(strapi: Core.Strapi, { sessionId, deviceId }: SessionRow): Promise<SessionRow | null> {
  const replaced = await findSession(strapi, { childId: sessionId });
  const sibling = siblingOf(deviceId);
  return replaced ?? (sibling === null ? null : findSession(strapi, { sessionId: sibling }));
}

/** A successor of a session that has been used itself. */
const usedSuccessor = (strapi: Core.Strapi, replaced: SessionRow): Promise<SessionRow | null> =>
  findSession(strapi, {
    status: 'rotated',
    $or: [{ sessionId: replaced.childId ?? '' }, { deviceId: siblingDevice(replaced) }],
  });

/**
 * One more token for a session that has been replaced, beside the token that replaced it and no longer valid than the
 * family. Where that one has been used already, it is beside the one that came after it: the newest of which one is used.
 */
async function issueSibling(strapi: Core.Strapi, accountId: number, replaced: SessionRow): Promise<string> {
  const used = await usedSuccessor(strapi, replaced);
  if (used) return issueSibling(strapi, accountId, used);
  const given = await sessionsOf(strapi).generateRefreshToken(String(accountId), siblingDevice(replaced));
  await strapi.db.query(SESSIONS).update({
    where: { sessionId: given.sessionId },
    data: { absoluteExpiresAt: replaced.absoluteExpiresAt },
  });
  return given.token;
}

/** One of two holders is a thief, and both have to sign in. */
async function endFamily(strapi: Core.Strapi, { accountId, deviceId }: RefreshSession): Promise<null> {
  await endSessions(strapi, accountId, deviceId);
  return null;
}

/** A token for one that has been replaced already: only within moments of it. */
async function repeat(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  if (!isRecent(session, now)) return endFamily(strapi, session);
  return session.absoluteExpiresAt > now ? issueSibling(strapi, session.accountId, session) : null;
}

/** Uses a token for the first time, although another was given in its place and has been used. */
async function acceptRacingToken(strapi: Core.Strapi, session: RefreshSession, used: SessionRow): Promise<string> {
  await strapi.db.query(SESSIONS).update({
    where: { sessionId: session.sessionId },
    data: { status: 'rotated', childId: used.sessionId },
  });
  return issueSibling(strapi, session.accountId, used);
}

/**
 * The token after this one. Of several that were given for the same one a browser keeps the last to arrive, so that only
 * one goes on: when a second is used, it is by tabs that raced, within moments, or by two holders.
 */
async function successorOf(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  if (session.status === 'rotated') return repeat(strapi, session, now);
  const replaced = await predecessorOf(strapi, session);
  const used = replaced && (await usedSuccessor(strapi, replaced));
  if (used) return isRecent(replaced, now) ? acceptRacingToken(strapi, session, used) : endFamily(strapi, session);
  const rotated = await sessionsOf(strapi).rotateRefreshToken(session.token);
  return 'error' in rotated ? null : rotated.token;
}

/** The next tokens of a session of a held account; null when it cannot be renewed any more. */
export async function continueSession(
  strapi: Core.Strapi,
  session: RefreshSession,
  account: Account,
  now: Date,
): Promise<IssuedTokens | null> {
  const next = await successorOf(strapi, session, now);
  return next === null ? null : issueTokens(strapi, account, next);
}
