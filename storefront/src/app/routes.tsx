import { splitPath } from '@pickup/contract';
import { ButtonLink, EmptyState, ErrorScreen, useTranslation } from '@pickup/web';
import { useEffect, type ComponentType } from 'react';
import { matchRoutes, useLocation, useRouteError, type RouteObject } from 'react-router-dom';
import { Head } from '../head/Head.js';
import { Drawing } from '../page-parts/Drawing.js';
import { Page as PageColumn } from '../page-parts/Page.js';
import { Layout } from './layout/Layout.js';
import { CodeNotLoaded, loadCode } from '../page-parts/load-code.js';
import { NotLoadedPage } from './NotLoadedPage.js';
import { pages, type Page } from './pages.js';

/** The page of an unknown address; it logs the path and links to the home page. */
function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <PageColumn>
      <Head title={t('notFound.pageTitle')} path={pathname} />
      <EmptyState
        as="h1"
        art={<Drawing name="empty-plate" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <>
            <ButtonLink to="/" $size="main">
              {t('notFound.home')}
            </ButtonLink>
            <ButtonLink to="/menu" $size="main" $variant="secondary">
              {t('notFound.menu')}
            </ButtonLink>
          </>
        }
      />
    </PageColumn>
  );
}

/** Shown in place of a page that could not be loaded, or that throws while it renders. */
function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  if (error instanceof CodeNotLoaded) return <NotLoadedPage />;
  return <ErrorScreen title={t('app.error.title')} text={t('app.error.text')} reloadLabel={t('app.error.reload')} />;
}

interface RoutesOptions {
  /** Stands in place of the visitor's own pages, which only a browser can show. */
  ownPage?: ComponentType;
  /** Loads a page's texts before it is shown; a server and a test have all texts. */
  addTextsOf?: (page: Page) => Promise<void>;
}

/**
 * The route table; /admin and /api are served before the storefront and never get here.
 */
export const createRoutes = ({ ownPage, addTextsOf }: RoutesOptions = {}): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <RouteError />,
    children: [
      ...pages.map((page): RouteObject => ({
        path: page.path,
        errorElement: <RouteError />,
        ...(page.personal && ownPage
          ? { Component: ownPage }
          : {
              lazy: async () => {
                const [{ default: Component }] = await loadCode(() => Promise.all([page.load(), addTextsOf?.(page)]));
                return { Component };
              },
            }),
      })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** Of a router at an address: below a language's prefix all its links stay there. */
export const routerOptions = (pathname: string): { basename: string } => ({
  basename: splitPath(pathname).prefix || '/',
});

/** Loads the page of a path before the first render, so that the first render shows it. @param path without a language's prefix */
export async function loadFirstPage(routes: RouteObject[], path: string): Promise<void> {
  const waiting = (matchRoutes(routes, path) ?? []).filter(({ route }) => route.lazy);
  await Promise.all(
    waiting.map(async ({ route }) => {
      const loaded = await route.lazy?.();
      Object.assign(route, { ...loaded, lazy: undefined });
    }),
  );
}

/** Loads all pages, for the server, which renders any of them at any time. */
export async function loadPages(routes: RouteObject[]): Promise<RouteObject[]> {
  await Promise.all(pages.map(({ path }) => loadFirstPage(routes, path)));
  return routes;
}
