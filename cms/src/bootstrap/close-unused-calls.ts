import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { guardPanelSignIn } from '../api/session/panel-sign-in.js';

/** Strapi's own calls below /api. The product uses none of them, and those of Users & Permissions would be a second way to sign in. */
const CONTENT_API = 'content-api';

/** Calls of the panel that are open to everybody and not needed: its first user is made at start, and it sends no mail. */
const UNUSED = ['/register-admin', '/forgot-password', '/reset-password', '/preview/script'];

const SIGN_IN = '/login';

/** The routers of the panel and its plugins. Our own plugins give theirs as functions, which run later. */
function panelRouters(strapi: Core.Strapi): Core.Router[] {
  const tables = [strapi.admin.routes, ...Object.values(strapi.plugins).map(({ routes }) => routes)];
  return tables
    .flatMap((routers) => (Array.isArray(routers) ? [] : Object.values(routers)))
    .filter((router) => 'routes' in router);
}

/** Without a body, Strapi's validation passes and its services then fail with a 500; an empty body is refused properly. */
function withBody({ request }: Context, next: Next): Promise<unknown> {
  if ('body' in request) request.body ??= {};
  else Object.assign(request, { body: {} });
  return next();
}

function putBefore(route: Core.Route, middleware: Core.MiddlewareHandler): void {
  route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
}

/**
 * Removes the calls that Strapi answers without sign-in and that the product does not need, before Strapi builds its
 * router, and guards the panel's sign-in. Which open calls remain, and why, is listed in tests/api/access.
 */
export function closeUnusedCalls(strapi: Core.Strapi): void {
  for (const { routes } of Object.values(strapi.plugins)) Reflect.deleteProperty(routes, CONTENT_API);
  const routers = panelRouters(strapi);
  for (const router of routers) router.routes = router.routes.filter(({ path }) => !UNUSED.includes(path));
  const open = routers.flatMap(({ routes }) => routes).filter(({ config }) => config?.auth === false);
  for (const route of open) putBefore(route, withBody);
  const signIn = open.find(({ path }) => path === SIGN_IN);
  if (!signIn) throw new Error("Strapi's panel has no sign-in where it was");
  putBefore(signIn, guardPanelSignIn(strapi));
}
