import { API_PREFIX, REFRESH_COOKIE, type Session } from '@pickup/contract';
import { Reply, type AnswerCookie } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Issued } from './tokens.js';

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
export const give = (
  strapi: Core.Strapi,
  { session, refreshToken }: Issued,
  others: readonly AnswerCookie[] = [],
): Reply<Session> => new Reply(200, session, [cookie(strapi, refreshToken), ...others]);

/** The answer that takes the cookie away. */
export const takeAway = (strapi: Core.Strapi): Reply<undefined> => new Reply(204, undefined, [cookie(strapi, null)]);
