import { API_PREFIX, REFRESH_COOKIE, type Session, endpoints } from '@pickup/contract';
import { Reply, type AnswerCookie, contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { IssuedTokens } from '../sessions.js';
import { createAttempts, createSessionLimits } from '../sign-in-limits.js';
import { changePassword, renewSession, signIn, signOut } from '../sign-in.js';
import { accountIdOf } from '../sessions.js';

/** Where the setting stands that a cookie lives as long as. */
const IDLE_S = 'plugin::users-permissions.sessions.idleRefreshTokenLifespan';

/** The cookie goes to the calls about sessions and nowhere else. */
const cookie = (strapi: Core.Strapi, value: string | null): AnswerCookie => ({
  name: REFRESH_COOKIE,
  value,
  path: `${API_PREFIX}/auth`,
  maxAgeMs: z.number().parse(strapi.config.get(IDLE_S)) * 1000,
  secure: strapi.config.get('pickup.secureCookies') === true,
});

/** The answer that gives a session and its cookie, and whatever other cookies come with it. */
const replyWithSession = (
  strapi: Core.Strapi,
  { session, refreshToken }: IssuedTokens,
  others: readonly AnswerCookie[] = [],
): Reply<Session> => new Reply(200, session, [cookie(strapi, refreshToken), ...others]);

/** The answer that takes the cookie away. */
const replyWithoutSession = (strapi: Core.Strapi): Reply<undefined> =>
  new Reply(204, undefined, [cookie(strapi, null)]);

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const attempts = createAttempts(strapi, 'sign-in');
  const limits = createSessionLimits(strapi);
  return contentApi([
    route(
      endpoints.login,
      async ({ body, visitor }) => {
        const { issued, browser } = await signIn(strapi, attempts, visitor, body);
        return replyWithSession(strapi, issued, [browser]);
      },
      ({ visitor }) => attempts.ask(visitor),
    ),
    route(endpoints.renewSession, async ({ cookie, visitor }) => {
      await limits.renew(visitor, cookie === null ? null : accountIdOf(strapi, cookie));
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
