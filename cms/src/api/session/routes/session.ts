import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { createAttempts, createSessionLimits } from '../attempts.js';
import { give, takeAway } from '../refresh-cookie.js';
import { changePassword, renewSession, signIn, signOut } from '../sign-in.js';
import { accountIdOf } from '../tokens.js';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const attempts = createAttempts(strapi, 'sign-in');
  const limits = createSessionLimits(strapi);
  return contentApi([
    route(
      endpoints.login,
      async ({ body, visitor }) => {
        const { issued, browser } = await signIn(strapi, attempts, visitor, body);
        return give(strapi, issued, [browser]);
      },
      ({ visitor }) => attempts.ask(visitor),
    ),
    route(endpoints.renewSession, async ({ cookie, visitor }) => {
      await limits.renew(visitor, cookie === null ? null : accountIdOf(strapi, cookie));
      return give(strapi, await renewSession(strapi, cookie, new Date()));
    }),
    route(endpoints.logout, async ({ cookie }) => {
      await signOut(strapi, cookie);
      return takeAway(strapi);
    }),
    route(endpoints.changePassword, async ({ actor, body }) =>
      give(strapi, await changePassword(strapi, limits, { actor, body })),
    ),
  ]);
};
