import { randomUUID } from 'node:crypto';
import type { Session } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { verify } from 'jsonwebtoken';
import { z } from 'zod';
import { presentUser, type Account } from './account.js';

/** A session as the browser gets it: the body of the response, and the refresh token for the cookie. */
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

/** The newest session that matches; null when there is none. */
async function findSession(strapi: Core.Strapi, where: object): Promise<SessionRow | null> {
  const query = { where: { ...where, origin: ORIGIN }, orderBy: { id: 'desc' } } as const;
  const found: unknown = await strapi.db.query(SESSIONS).findOne(query);
  return SessionRow.safeParse(found).data ?? null;
}

/** The claims of a refresh token; null when its signature is not ours. */
function readClaims(strapi: Core.Strapi, token: string) {
  const secret = z.string().parse(strapi.config.get('plugin::users-permissions.jwtSecret'));
  try {
    return Claims.parse(verify(token, secret, { algorithms: ['HS256'], ignoreExpiration: true }));
  } catch {
    return null;
  }
}

/** A new access token for a refresh token; null when its session has ended. */
async function issueTokens(strapi: Core.Strapi, account: Account, refreshToken: string): Promise<IssuedTokens | null> {
  const access = await sessionsOf(strapi).generateAccessToken(refreshToken);
  if ('error' in access) return null;
  return { session: { accessToken: access.token, user: presentUser(account) }, refreshToken };
}

/** Begins a session of a locked account. All tokens derived from it belong to one family, named by its device id. */
export async function beginSession(strapi: Core.Strapi, account: Account): Promise<IssuedTokens> {
  const { token } = await sessionsOf(strapi).generateRefreshToken(String(account.id), randomUUID());
  const issued = await issueTokens(strapi, account, token);
  if (!issued) throw new Error('The session just begun gave no access token');
  return issued;
}

/** A device id is the name of the family, followed by a dot and what {@link siblingDevice} adds. */
const familyOf = (deviceId: string): string => deviceId.split('.')[0] ?? '';

/** The device id of a sibling: a token issued besides the successor of this session. Its own successors inherit it. */
const siblingDevice = ({ deviceId, sessionId }: SessionRow): string => `${familyOf(deviceId)}.${sessionId}`;

/** The session besides whose successor a sibling was issued; null when the device id is not of a sibling. */
const siblingOf = (deviceId: string): string | null => deviceId.split('.')[1] ?? null;

/** Ends every session of an account, or the family of a device id: their access tokens are rejected from now on. */
export async function endSessions(strapi: Core.Strapi, accountId: number | string, deviceId?: string): Promise<void> {
  const userId = String(accountId);
  if (deviceId === undefined) return sessionsOf(strapi).invalidateRefreshToken(userId);
  const family = familyOf(deviceId);
  const ofFamily = [{ deviceId: family }, { deviceId: { $startsWith: `${family}.` } }];
  await strapi.db.query(SESSIONS).deleteMany({ where: { userId, origin: ORIGIN, $or: ofFamily } });
}

/** The account of a refresh token, whether or not its session still exists; null for a token that is not ours. */
export function accountIdOf(strapi: Core.Strapi, token: string): number | null {
  const claims = readClaims(strapi, token);
  return claims && Number(claims.userId);
}

/** The session of a refresh token; null for a token that is not ours or whose session has ended. */
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
 * A renewal whose response was lost, or that another tab did first, is repeated with the old cookie within this time.
 * Later use of the old cookie means that somebody has a copy.
 */
const GRACE_MS = 30_000;

const isRecent = ({ updatedAt }: SessionRow, now: Date): boolean => now.getTime() - updatedAt.getTime() <= GRACE_MS;

/** The session that this one replaced; null for the first of its family. */
async function predecessorOf(strapi: Core.Strapi, { sessionId, deviceId }: SessionRow): Promise<SessionRow | null> {
  const replaced = await findSession(strapi, { childId: sessionId });
  const sibling = siblingOf(deviceId);
  return replaced ?? (sibling === null ? null : findSession(strapi, { sessionId: sibling }));
}

/** A successor or sibling of the successor that has been used already. */
const usedSuccessor = (strapi: Core.Strapi, replaced: SessionRow): Promise<SessionRow | null> =>
  findSession(strapi, {
    status: 'rotated',
    $or: [{ sessionId: replaced.childId ?? '' }, { deviceId: siblingDevice(replaced) }],
  });

/**
 * Issues another token for a session that has been replaced: a sibling of its successor, which expires with the family.
 * Where the successor has been used already, it is a sibling of the successor's successor, and so on.
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

/** Two holders of one token: one of them stole it, so both have to sign in again. */
async function endFamily(strapi: Core.Strapi, { accountId, deviceId }: RefreshSession): Promise<null> {
  await endSessions(strapi, accountId, deviceId);
  return null;
}

/** A token for a session that has been replaced already, within the grace period only. */
async function repeat(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  if (!isRecent(session, now)) return endFamily(strapi, session);
  return session.absoluteExpiresAt > now ? issueSibling(strapi, session.accountId, session) : null;
}

/** Accepts the first use of a token although a sibling of it has been used. */
async function acceptRacingToken(strapi: Core.Strapi, session: RefreshSession, used: SessionRow): Promise<string> {
  await strapi.db.query(SESSIONS).update({
    where: { sessionId: session.sessionId },
    data: { status: 'rotated', childId: used.sessionId },
  });
  return issueSibling(strapi, session.accountId, used);
}

/**
 * The token that replaces this one. Of several siblings a browser keeps the last to arrive, so that only one is used
 * further. When a second one is used, it is by racing tabs, within the grace period, or by two holders.
 */
async function successorOf(strapi: Core.Strapi, session: RefreshSession, now: Date): Promise<string | null> {
  if (session.status === 'rotated') return repeat(strapi, session, now);
  const replaced = await predecessorOf(strapi, session);
  const used = replaced && (await usedSuccessor(strapi, replaced));
  if (used) return isRecent(replaced, now) ? acceptRacingToken(strapi, session, used) : endFamily(strapi, session);
  const rotated = await sessionsOf(strapi).rotateRefreshToken(session.token);
  return 'error' in rotated ? null : rotated.token;
}

/** Renews a session of a locked account; null when it cannot be renewed any more. */
export async function continueSession(
  strapi: Core.Strapi,
  session: RefreshSession,
  account: Account,
  now: Date,
): Promise<IssuedTokens | null> {
  const next = await successorOf(strapi, session, now);
  return next === null ? null : issueTokens(strapi, account, next);
}
