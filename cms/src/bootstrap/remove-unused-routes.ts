import { readPanelBody } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { limitPanelSignIn } from '../api/session/panel-sign-in.js';

/** Strapi's own calls below /api. The product uses none of them, and those of Users & Permissions would be a second way to sign in. */
const CONTENT_API = 'content-api';

/** Calls of the panel that are open to everybody and not needed: its first user is made at start, and it sends no mail. */
const UNUSED = ['/register-admin', '/forgot-password', '/reset-password', '/preview/script'];

const SIGN_IN = '/login';

type RouterTable = Core.Strapi['admin']['routes'] | Core.Plugin['routes'];

/** Our own plugins give their routers as functions, which run later. */
const routersIn = (table: RouterTable): Core.Router[] =>
  (Array.isArray(table) ? [] : Object.values(table)).filter((router) => 'routes' in router);

/** The routers of the panel and its plugins. */
const panelRouters = (strapi: Core.Strapi): Core.Router[] =>
  [strapi.admin.routes, ...Object.values(strapi.plugins).map(({ routes }) => routes)].flatMap(routersIn);

/** Without a body, Strapi's validation passes and its services then fail with a 500; an empty body is refused properly. */
function withBody({ request }: Context, next: Next): Promise<unknown> {
  if ('body' in request) request.body ??= {};
  else Object.assign(request, { body: {} });
  return next();
}

function putBefore(route: Core.Route, middleware: Core.MiddlewareHandler): void {
  route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
}

/** The methods whose bodies Strapi would read. */
const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Gives every call of the panel a reader of its own body, behind Strapi's check of who calls. */
function readBodies(strapi: Core.Strapi, routes: readonly Core.Route[]): void {
  const library = new Set(routersIn(strapi.plugin('upload').routes).flatMap((router) => router.routes));
  for (const route of routes.filter(({ method }) => WITH_BODY.includes(method))) {
    putBefore(route, readPanelBody(strapi, { open: route.config?.auth === false, files: library.has(route) }));
  }
}

/**
 * Removes the calls that Strapi answers without sign-in and that the product does not need, before Strapi builds its
 * router, guards the panel's sign-in, and lets nobody send a body who may not make the call. Which open calls remain, and
 * why, is listed in tests/api/access.
 */
export function removeUnusedRoutes(strapi: Core.Strapi): void {
  for (const { routes } of Object.values(strapi.plugins)) Reflect.deleteProperty(routes, CONTENT_API);
  const routers = panelRouters(strapi);
  for (const router of routers) router.routes = router.routes.filter(({ path }) => !UNUSED.includes(path));
  const routes = routers.flatMap((router) => router.routes);
  const open = routes.filter(({ config }) => config?.auth === false);
  for (const route of open) putBefore(route, withBody);
  const signIn = open.find(({ path }) => path === SIGN_IN);
  if (!signIn) throw new Error("Strapi's panel has no sign-in where it was");
  const guard = limitPanelSignIn(strapi);
  // From the last to the first: who is limited is not read from.
  putBefore(signIn, guard.count);
  readBodies(strapi, routes);
  putBefore(signIn, guard.admit);
}

/** The routes of a router, each by its path; they are left as they are. */
const RouterLayers = z.object({ stack: z.array(z.custom<{ path: unknown }>((layer) => typeof layer === 'object')) });

/** What Strapi answers outside its own trees: `/` leads to its panel, anything else is looked for beside the uploads. */
const PUBLIC_FOLDER = ['/', '/((?!uploads/).+)'];

/**
 * Removes the routes of Strapi's public folder, where nothing but uploads lies, which have a route of their own: they
 * lead strangers to the panel, and make every path look as if it answered GET. It belongs after they were made and
 * before the router is mounted.
 */
export function removePublicFolderRoutes({ server: { router } }: Core.Strapi): void {
  const { stack } = RouterLayers.parse(router);
  Object.assign(router, { stack: stack.filter(({ path }) => !PUBLIC_FOLDER.includes(String(path))) });
}
