import { ButtonLink, EmptyState, SearchIcon } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Head } from '../head/Head.js';
import { Page } from '../page-parts/Page.js';

/** The catch-all: says so, logs the path, and leads home (specification 2). */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <Page>
      <Head title={t('notFound.pageTitle')} path={pathname} />
      <EmptyState
        as="h1"
        art={<SearchIcon size={40} />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <ButtonLink to="/" $size="main">
            {t('notFound.home')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
