import { readPanelBody } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { limitPanelSignIn } from '../api/session/panel-sign-in.js';

/** Strapi's own routes below /api. The product uses none, and those of Users & Permissions would be a second way to sign in. */
const CONTENT_API = 'content-api';

/** Unneeded routes of the panel that need no sign-in: its first user is created at the start, and it sends no mail. */
const UNUSED = ['/register-admin', '/forgot-password', '/reset-password', '/preview/script'];

const SIGN_IN = '/login';

type RouterTable = Core.Strapi['admin']['routes'] | Core.Plugin['routes'];

/** Our own plugins provide their routers as functions, which Strapi calls later. */
const routersIn = (table: RouterTable): Core.Router[] =>
  (Array.isArray(table) ? [] : Object.values(table)).filter((router) => 'routes' in router);

/** The routers of the panel and its plugins. */
const panelRouters = (strapi: Core.Strapi): Core.Router[] =>
  [strapi.admin.routes, ...Object.values(strapi.plugins).map(({ routes }) => routes)].flatMap(routersIn);

/** Without a body Strapi's services fail with a 500; its validation rejects an empty one properly. */
function withBody({ request }: Context, next: Next): Promise<unknown> {
  if ('body' in request) request.body ??= {};
  else Object.assign(request, { body: {} });
  return next();
}

function putBefore(route: Core.Route, middleware: Core.MiddlewareHandler): void {
  route.config = { ...route.config, middlewares: [middleware, ...(route.config?.middlewares ?? [])] };
}

const WITH_BODY = ['POST', 'PUT', 'PATCH'];

/** Makes every route of the panel read its own body, after Strapi's access check. */
function readBodies(strapi: Core.Strapi, routes: readonly Core.Route[]): void {
  const library = new Set(routersIn(strapi.plugin('upload').routes).flatMap((router) => router.routes));
  for (const route of routes.filter(({ method }) => WITH_BODY.includes(method))) {
    putBefore(route, readPanelBody(strapi, { open: route.config?.auth === false, files: library.has(route) }));
  }
}

/**
 * Removes unneeded routes that Strapi answers without sign-in, before it builds its router; limits the panel's sign-in;
 * and makes each route read its body only after the access check. tests/api/access lists the public routes that remain.
 */
export function removeUnusedRoutes(strapi: Core.Strapi): void {
  for (const { routes } of Object.values(strapi.plugins)) Reflect.deleteProperty(routes, CONTENT_API);
  const routers = panelRouters(strapi);
  for (const router of routers) router.routes = router.routes.filter(({ path }) => !UNUSED.includes(path));
  const routes = routers.flatMap((router) => router.routes);
  const open = routes.filter(({ config }) => config?.auth === false);
  for (const route of routes) if (open.includes(route) || WITH_BODY.includes(route.method)) putBefore(route, withBody);
  const signIn = open.find(({ path }) => path === SIGN_IN);
  if (!signIn) throw new Error("Strapi's panel has no sign-in where it was");
  const guard = limitPanelSignIn(strapi);
  // Each is put before the last one: `admit` must run before the body is read, and `count` after it.
  putBefore(signIn, guard.count);
  readBodies(strapi, routes);
  putBefore(signIn, guard.admit);
}

/** The part of a router used here: its layers with their paths. */
const RouterLayers = z.object({ stack: z.array(z.custom<{ path: unknown }>((layer) => typeof layer === 'object')) });

/** Strapi's routes for its public folder: `/` redirects to the panel, anything else is looked up in the folder. */
const PUBLIC_FOLDER = ['/', '/((?!uploads/).+)'];

/**
 * Removes the routes of Strapi's public folder: they redirect visitors to the panel and make every path answer GET. The
 * folder contains only uploads, which have a route of their own. Call it after those routes were created and before the
 * router is mounted.
 */
export function removePublicFolderRoutes({ server: { router } }: Core.Strapi): void {
  const { stack } = RouterLayers.parse(router);
  Object.assign(router, { stack: stack.filter(({ path }) => !PUBLIC_FOLDER.includes(String(path))) });
}
