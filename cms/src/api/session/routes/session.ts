import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { signIn } from '../sign-in.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([route(endpoints.login, ({ body }) => signIn(strapi, body))]);
