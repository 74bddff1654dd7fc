import { color, fontSize, radius, space, useRouteFocus, VisuallyHidden, useTranslation } from '@pickup/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { MyOrders } from '../../my-orders/MyOrders.js';
import { Footer } from './Footer.js';
import { KitchenBand } from './KitchenBand.js';
import { NavigationBar } from './NavigationBar.js';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
`;

const Skip = styled.a`
  position: absolute;
  z-index: 60;
  top: ${space(1)};
  left: ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('control')};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: ${fontSize('sm')};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const grow = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;

/** Shown when a page takes more than 200 ms to load. */
const Progress = styled.div`
  position: fixed;
  z-index: 60;
  inset: 0 0 auto;
  height: 3px;
  background: ${color('accent')};
  transform-origin: left;
  animation: ${grow} 4s 200ms cubic-bezier(0.1, 0.7, 0.3, 1) both;
`;

/** A page without it is better than none. */
const OfflineNote = lazy(() => import('../../offline/OfflineNote.js').catch(() => ({ default: () => null })));

/** The layout of every page: bar, content, footer. */
export function Layout() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  useRouteFocus();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const workers = navigator.serviceWorker;
    const check = () => setKept(workers.controller !== null);
    check();
    // The first order of a browser starts the worker, which takes over the tab it was placed in.
    workers.addEventListener('controllerchange', check);
    return () => workers.removeEventListener('controllerchange', check);
  }, []);
  return (
    <>
      <Root>
        <Skip href="#content">{t('app.skipToContent')}</Skip>
        {state === 'loading' && (
          <Progress role="status">
            <VisuallyHidden>{t('nav.loading')}</VisuallyHidden>
          </Progress>
        )}
        <NavigationBar />
        {isKept && (
          <Suspense fallback={null}>
            <OfflineNote />
          </Suspense>
        )}
        <KitchenBand />
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
        <Footer />
        <ScrollRestoration />
      </Root>
      {/* Below a page that is as high as the window, so that nothing of it moves when an order is found. */}
      <MyOrders />
    </>
  );
}
