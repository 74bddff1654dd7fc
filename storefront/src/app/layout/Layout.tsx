import { color, font, fontSize, media, radius, space, useRouteFocus, VisuallyHidden } from '@pickup/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import styled, { keyframes } from 'styled-components';
import { MyOrders } from '../../my-orders/MyOrders.js';
import { Column } from '../../page-parts/Page.js';
import { addressLine, directionsUrl, phoneUrl, useRestaurant } from '../../restaurant/useRestaurant.js';
import { KitchenBand } from './KitchenBand.js';
import { NavigationBar } from './NavigationBar.js';

const FooterRoot = styled.footer`
  border-top: 1px solid ${color('line')};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  ${media.print} {
    display: none;
  }
`;

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
`;

const Name = styled.strong`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('md')};
  color: ${color('ink')};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The restaurant's name, address and phone, under every page. */
function Footer() {
  const { t } = useTranslation();
  const { info, status } = useRestaurant();
  if (status === 'loading') return <FooterRoot />;
  return (
    <FooterRoot>
      <Row>
        <p>
          <Name>{info.name}</Name>
          <br />
          {t('nav.footer.pickupOnly')}
        </p>
        <Links>
          <a href={directionsUrl(info)} target="_blank" rel="noreferrer">
            {addressLine(info)}
          </a>
          {info.phone && <a href={phoneUrl(info.phone)}>{t('nav.footer.call', { phone: info.phone })}</a>}
        </Links>
      </Row>
    </FooterRoot>
  );
}

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
const OfflineNote = lazy(() => import('../../installed/OfflineNote.js').catch(() => ({ default: () => null })));

/** The layout of every page: bar, content, footer. */
export function Layout() {
  const { t } = useTranslation();
  const { state } = useNavigation();
  useRouteFocus();
  const [isKept, setKept] = useState(false);
  useEffect(() => setKept('serviceWorker' in navigator && navigator.serviceWorker.controller !== null), []);
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
