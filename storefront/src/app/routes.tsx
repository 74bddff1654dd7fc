import { matchRoutes, type RouteObject } from 'react-router-dom';
import { Layout } from './layout/Layout.js';
import { NotFoundPage } from './NotFoundPage.js';
import { pages } from './pages.js';
import { RouteError } from './RouteError.js';

/** The route table (specification 2); the server's own pages, /admin and /api, never get here. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [
      ...pages.map(({ path, load }): RouteObject => ({
        path,
        errorElement: <RouteError />,
        lazy: async () => ({ Component: (await load()).default }),
      })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Loads the page of an address before the first render, so that what is drawn first is the page and not its absence. */
export async function loadFirstPage(routes: RouteObject[], pathname: string): Promise<void> {
  const waiting = (matchRoutes(routes, pathname) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(
    waiting.map(async ({ route }) => {
      const loaded = await route.lazy?.();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/** Loads every page there is, for a server, which draws any of them at any time. */
export async function loadPages(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(pages.map(({ path }) => loadFirstPage(routes, path)));
  return routes;
}
