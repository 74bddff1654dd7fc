import { AlertIcon, Button, EmptyState, useTranslation } from '@pickup/web';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Head } from '../head/Head.js';
import { Page } from '../page-parts/Page.js';

const loadAgain = () => window.location.reload();

/** In place of a page that could not be loaded: it is loaded again as soon as the browser has a network. */
export function NotLoadedPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    window.addEventListener('online', loadAgain);
    return () => window.removeEventListener('online', loadAgain);
  }, []);
  return (
    <Page>
      <Head title={t('app.notLoaded.title')} path={pathname} />
      <div role="alert">
        <EmptyState
          as="h1"
          art={<AlertIcon size={40} />}
          title={t('app.notLoaded.title')}
          text={t('app.notLoaded.text')}
          action={
            <Button size="main" onClick={() => navigator.onLine && loadAgain()}>
              {t('app.tryAgain')}
            </Button>
          }
        />
      </div>
    </Page>
  );
}
