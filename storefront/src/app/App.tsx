import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  ApiProvider,
  ErrorBoundary,
  ErrorScreen,
  storefrontTheme,
  ThemeRoot,
  Toaster,
  type ApiClient,
  ClockProvider,
  TranslationProvider,
  useTranslation,
} from '@pickup/web';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { CartProvider } from '../cart-store/cart-context.js';
import type { CartStore } from '../cart-store/cart-store.js';
import { MyOrdersProvider, type MyOrdersStore } from '../my-orders/my-orders-context.js';
import { RestaurantProvider } from '../restaurant/RestaurantProvider.js';
import { SiteProvider } from '../head/Head.js';
import type { HeadContent } from '../head/head-tags.js';

export interface AppProps {
  i18n: i18n;
  api: ApiClient;
  queries: QueryClient;
  cart: CartStore;
  /** The open orders of this browser. */
  orders: MyOrdersStore;
  /** Origin visitors use, without a slash at its end. */
  baseUrl: string;
  /** Receives each page's head while the server renders. */
  collectHead?: (content: HeadContent) => void;
  /** When the page is first rendered, in milliseconds. */
  startedAt: number;
  /** Reads the time from then on, in milliseconds; the same function at every render. */
  readClock?: () => number;
  /** The router with its pages. */
  children: ReactNode;
}

function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const broken = (
    <ErrorScreen title={t('app.error.title')} text={t('app.error.text')} reloadLabel={t('app.error.reload')} />
  );
  return (
    <ErrorBoundary fallback={broken}>
      {children}
      {/* In the middle they would cover a dialog's buttons, at the left the fields of a form whose errors they are about. */}
      <Toaster label={t('shared.notifications')} position="bottom-right" clearsOnSuccess />
    </ErrorBoundary>
  );
}

/** Everything around the pages; what differs between a browser, a server and a test comes in as props. */
export const App = ({
  i18n,
  api,
  queries,
  cart,
  orders,
  baseUrl,
  collectHead,
  startedAt,
  readClock,
  children,
}: AppProps) => (
  <ThemeRoot theme={storefrontTheme}>
    <TranslationProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ApiProvider client={api}>
          <ClockProvider startedAt={startedAt} readClock={readClock}>
            <CartProvider store={cart}>
              <MyOrdersProvider store={orders}>
                <RestaurantProvider>
                  <SiteProvider baseUrl={baseUrl} collect={collectHead}>
                    <Shell>{children}</Shell>
                  </SiteProvider>
                </RestaurantProvider>
              </MyOrdersProvider>
            </CartProvider>
          </ClockProvider>
        </ApiProvider>
      </QueryClientProvider>
    </TranslationProvider>
  </ThemeRoot>
);
