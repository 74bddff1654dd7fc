import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { createAttempts } from '../attempts.js';
import { give, takeAway } from '../refresh-cookie.js';
import { changePassword, renewSession, signIn, signOut } from '../sign-in.js';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const attempts = createAttempts(strapi, 'sign-in');
  return contentApi([
    route(endpoints.login, async ({ body, visitor }) => give(strapi, await signIn(strapi, attempts, visitor, body))),
    route(endpoints.renewSession, async ({ cookie, visitor }) => {
      await attempts.renew(visitor);
      return give(strapi, await renewSession(strapi, cookie, new Date()));
    }),
    route(endpoints.logout, async ({ cookie }) => {
      await signOut(strapi, cookie);
      return takeAway(strapi);
    }),
    route(endpoints.changePassword, async ({ actor, visitor, body }) =>
      give(strapi, await changePassword(strapi, attempts, { actor, visitor, body })),
    ),
  ]);
};
