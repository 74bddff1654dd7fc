import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { limitPanelSignIn } from '../api/session/panel-sign-in.js';

/** Strapi's own calls below /api: not one is ours, and Users & Permissions would sign people in beside our own way. */
const CONTENT_API = 'content-api';

/** Calls of the panel that need no sign-in and nobody needs: its first user is made at start, and it sends no mail. */
const UNUSED = ['/register-admin', '/forgot-password', '/reset-password', '/preview/script'];

const SIGN_IN = '/login';

/** The routers of the panel and its plugins; those of ours are made later, by functions. */
function panelRouters(strapi: Core.Strapi): Core.Router[] {
  const tables = [strapi.admin.routes, ...Object.values(strapi.plugins).map(({ routes }) => routes)];
  return tables
    .flatMap((routers) => (Array.isArray(routers) ? [] : Object.values(routers)))
    .filter((router) => 'routes' in router);
}

/** Strapi's checks take a body that is not there for a good one, and its services then fail over it. */
function withBody({ request }: Context, next: Next): Promise<unknown> {
  if ('body' in request) request.body ??= {};
  else Object.assign(request, { body: {} });
  return next();
}

function putBefore(route: Core.Route, middleware: Core.MiddlewareHandler): void {
  route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
}

/**
 * Takes away the calls that Strapi answers without sign-in and that nobody here means, before its router is made; the
 * panel's sign-in is limited. What is left stands in tests/api/access, each with its reason.
 */
export function closeDoors(strapi: Core.Strapi): void {
  for (const { routes } of Object.values(strapi.plugins)) Reflect.deleteProperty(routes, CONTENT_API);
  const routers = panelRouters(strapi);
  for (const router of routers) router.routes = router.routes.filter(({ path }) => !UNUSED.includes(path));
  const open = routers.flatMap(({ routes }) => routes).filter(({ config }) => config?.auth === false);
  for (const route of open) putBefore(route, withBody);
  const signIn = open.find(({ path }) => path === SIGN_IN);
  if (!signIn) throw new Error("Strapi's panel has no sign-in where it was");
  putBefore(signIn, limitPanelSignIn(strapi));
}
