import { ButtonLink, EmptyState, SearchIcon, usePageTitle } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';

/** The catch-all: says so, logs the whole path, and leads back to /admin. */
export function NotFoundPage() {
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
