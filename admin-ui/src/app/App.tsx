import {
  ErrorScreen,
  ApiProvider,
  backOfficeTheme,
  ErrorBoundary,
  ThemeRoot,
  Toaster,
  ClockProvider,
  useTranslation,
  TranslationProvider,
} from '@pickup/web';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { withTranslatedErrors } from '../failures/translate-server-message.js';
import type { OwnerClient } from '../session-store/owner-client.js';
import { SessionProvider, StreamProvider, useSessionCache } from '../session-store/session-context.js';
import type { SessionStore } from '../session-store/session-store.js';

/** Says that the whole application broke, and offers a reload. */
function BrokenScreen() {
  const { t } = useTranslation();
  return <ErrorScreen title={t('app.broken.title')} text={t('app.broken.text')} reloadLabel={t('app.broken.reload')} />;
}

/** The same for one route: its screen threw, or its files could not be fetched. */
export function BrokenRoute() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return <BrokenScreen />;
}

interface AppProps {
  i18n: i18n;
  api: OwnerClient;
  queries: QueryClient;
  session: SessionStore;
  /** Reads the time, in milliseconds; the same function throughout. */
  readClock: () => number;
  /** The router with its screens. */
  children: ReactNode;
}

function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary fallback={<BrokenScreen />}>
      {children}
      <Toaster label={t('shared.notifications')} position="top-center" />
    </ErrorBoundary>
  );
}

/** Everything around the screens; what differs between a browser and a test comes in as props. */
export function App({ i18n, api, queries, session, readClock, children }: AppProps) {
  useSessionCache(session, queries);
  const client = useMemo(() => withTranslatedErrors(api, i18n), [api, i18n]);
  return (
    <ThemeRoot theme={backOfficeTheme}>
      <TranslationProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <ApiProvider client={client}>
            <StreamProvider open={api.openStream}>
              <SessionProvider store={session}>
                <ClockProvider readClock={readClock}>
                  <Shell>{children}</Shell>
                </ClockProvider>
              </SessionProvider>
            </StreamProvider>
          </ApiProvider>
        </QueryClientProvider>
      </TranslationProvider>
    </ThemeRoot>
  );
}
