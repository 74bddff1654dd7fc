import { ErrorScreen } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** Says that the whole application broke, and offers a reload. */
export function BrokenScreen() {
  const { t } = useTranslation();
  return <ErrorScreen title={t('app.broken.title')} text={t('app.broken.text')} reloadLabel={t('app.broken.reload')} />;
}

/** The same for one route: its screen threw, or its files could not be fetched. */
export function BrokenRoute() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return <BrokenScreen />;
}
