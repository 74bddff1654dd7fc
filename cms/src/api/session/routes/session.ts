import { API_PREFIX, REFRESH_COOKIE, type Session, endpoints } from '@pickup/contract';
import { Reply, type AnswerCookie, contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { IssuedTokens } from '../sessions.js';
import { createSignInLimits, createSessionLimits } from '../sign-in-limits.js';
import { changePassword, renewSession, signIn, signOut } from '../sign-in.js';
import { findByRefreshToken } from '../sessions.js';

/** The lifetime of an unused session, and of the cookie, in seconds. */
const IDLE_LIFETIME = 'plugin::users-permissions.sessions.idleRefreshTokenLifespan';

/** The refresh cookie, which browsers send to the session calls only; null clears it. */
const cookie = (strapi: Core.Strapi, value: string | null): AnswerCookie => ({
  name: REFRESH_COOKIE,
  value,
  path: `${API_PREFIX}/auth`,
  maxAgeMs: z.number().parse(strapi.config.get(IDLE_LIFETIME)) * 1000,
  secure: strapi.config.get('pickup.secureCookies') === true,
});

/** The response with a session and its cookie. */
const replyWithSession = (
  strapi: Core.Strapi,
  { session, refreshToken }: IssuedTokens,
  others: readonly AnswerCookie[] = [],
): Reply<Session> => new Reply(200, session, [cookie(strapi, refreshToken), ...others]);

/** The response that clears the cookie. */
const replyWithoutSession = (strapi: Core.Strapi): Reply<undefined> =>
  new Reply(204, undefined, [cookie(strapi, null)]);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const signInLimits = createSignInLimits(strapi, 'sign-in');
  const limits = createSessionLimits(strapi);
  return contentApi([
    route(
      endpoints.login,
      async ({ body, visitor }) => {
        const { issued, browser } = await signIn(strapi, signInLimits, visitor, body);
        return replyWithSession(strapi, issued, [browser]);
      },
      ({ visitor }) => signInLimits.check(visitor),
    ),
    route(endpoints.renewSession, async ({ cookie, visitor }) => {
      const session = cookie === null ? null : await findByRefreshToken(strapi, cookie);
      await limits.renew(visitor, session?.accountId ?? null);
      return replyWithSession(strapi, await renewSession(strapi, cookie, new Date()));
    }),
    route(endpoints.logout, async ({ cookie }) => {
      await signOut(strapi, cookie);
      return replyWithoutSession(strapi);
    }),
    route(endpoints.changePassword, async ({ actor, body }) =>
      replyWithSession(strapi, await changePassword(strapi, limits, { actor, body })),
    ),
  ]);
};
