import { useRouteFocus, ButtonLink, EmptyState, SearchIcon, usePageTitle, useTranslation } from '@pickup/web';
import { Suspense, useEffect, lazy } from 'react';
import { Outlet, useHref, useLocation, type RouteObject } from 'react-router-dom';
import { AlarmBar } from '../live-orders/AlarmBar.js';
import { LiveOrdersProvider } from '../live-orders/LiveOrders.js';
import { BrokenRoute } from './App.js';
import { HomePage } from './HomePage.js';
import { RequireOwner } from './RequireOwner.js';
import { quietSections, sections, type Section } from './sections.js';
import { useIsIn } from './useIsIn.js';
import { Waiting } from './Waiting.js';

/** Whether the screen shows the orders as they come in. */
function useIsBoard(): boolean {
  const { pathname } = useLocation();
  return sections.some(({ path, isBoard }) => isBoard === true && path === pathname);
}

/** The frame of every route: focus handling, the orders that come in, and the fallback while a screen's code loads. */
export function Layout() {
  useRouteFocus();
  return (
    <LiveOrdersProvider active={useIsIn()} isBoard={useIsBoard()}>
      <AlarmBar />
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    </LiveOrdersProvider>
  );
}

/** The catch-all: says so, logs the whole path, and leads back to /admin. */
function NotFoundPage() {
  const { t } = useTranslation();
  const path = useHref(useLocation());
  usePageTitle(`${t('app.notFound.pageTitle')} · ${t('app.name')}`);
  useEffect(() => console.error('404: no screen at', path), [path]);
  return (
    <main>
      <EmptyState
        as="h1"
        art={<SearchIcon size={40} />}
        title={t('app.notFound.title')}
        text={t('app.notFound.text')}
        action={
          <ButtonLink to="/" $size="main">
            {t('app.notFound.home')}
          </ButtonLink>
        }
      />
    </main>
  );
}

/** The path under which the back office is served. */
export const BASENAME = '/admin';

function sectionRoute({ path, load }: Pick<Section, 'path' | 'load'>): RouteObject {
  const Page = lazy(load);
  return { path, element: <Page />, errorElement: <BrokenRoute /> };
}

/** The route table. A section's files are fetched only after the guard let its visitor in. */
export const createRoutes = (): RouteObject[] => [
  {
    element: <Layout />,
    errorElement: <BrokenRoute />,
    children: [
      { path: '/', element: <HomePage /> },
      { element: <RequireOwner />, children: [...sections, ...quietSections].map(sectionRoute) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
