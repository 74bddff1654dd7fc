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

const ORIGIN = 'users-permissions';
export const SESSIONS = 'admin::session';

const Claims = z.object({ userId: z.string(), sessionId: z.string(), type: z.literal('refresh') });
const SessionRow = z.object({
  sessionId: z.string(),
  childId: z.string().nullable(),
  deviceId: z.string(),
  status: z.string(),
  updatedAt: z.coerce.date(),
  absoluteExpiresAt: z.coerce.date(),
});

export const sessionsOf = (strapi: Core.Strapi) => strapi.sessionManager(ORIGIN);

export type SessionRow = z.infer<typeof SessionRow>;

/** The newest session that is so; null when there is none. */
export async function findSession(strapi: Core.Strapi, where: object): Promise<SessionRow | null> {
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
export async function issue(strapi: Core.Strapi, account: Account, refreshToken: string): Promise<Issued | null> {
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

/** A session's device is the name of its family, and behind a dot what {@link siblingDevice} adds. */
const familyOf = (deviceId: string): string => deviceId.split('.')[0] ?? '';

/** The device of what is given out beside the successor of a session, and of all that grows out of it. */
export const siblingDevice = ({ deviceId, sessionId }: SessionRow): string => `${familyOf(deviceId)}.${sessionId}`;

/** The session beside whose successor one of this device was given out; null for the others. */
export const siblingOf = (deviceId: string): string | null => deviceId.split('.')[1] ?? null;

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
