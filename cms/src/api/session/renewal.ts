import type { Core } from '@strapi/strapi';
import type { Account } from './account.js';
import {
  SESSIONS,
  endSessions,
  findSession,
  issue,
  sessionsOf,
  siblingDevice,
  siblingOf,
  type Issued,
  type RefreshSession,
  type SessionRow,
} from './tokens.js';

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
async function replacedBy(strapi: Core.Strapi, { sessionId, deviceId }: SessionRow): Promise<SessionRow | null> {
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
  const replaced = await replacedBy(strapi, session);
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
): Promise<Issued | null> {
  const next = await successorOf(strapi, session, now);
  return next === null ? null : issue(strapi, account, next);
}
