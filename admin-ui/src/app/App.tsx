import { ApiProvider, backOfficeTheme, ErrorBoundary, ThemeRoot, Toaster, ClockProvider } from '@pickup/web';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { withTranslatedErrors } from '../failures/translate-server-message.js';
import type { OwnerClient } from '../session-store/owner-client.js';
import { SessionProvider } from '../session-store/session-context.js';
import type { SessionStore } from '../session-store/session-store.js';
import { StreamProvider } from '../session-store/stream-context.js';
import { useSessionCache } from '../session-store/useSessionCache.js';
import { BrokenScreen } from './BrokenScreen.js';

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
      <Toaster label={t('shared.notifications')} prefetchAfterMs={0} />
    </ErrorBoundary>
  );
}

/** Everything around the screens; what differs between a browser and a test comes in as props. */
export function App({ i18n, api, queries, session, readClock, children }: AppProps) {
  useSessionCache(session, queries);
  const client = useMemo(() => withTranslatedErrors(api, i18n), [api, i18n]);
  return (
    <ThemeRoot theme={backOfficeTheme}>
      <I18nextProvider i18n={i18n}>
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
      </I18nextProvider>
    </ThemeRoot>
  );
}
