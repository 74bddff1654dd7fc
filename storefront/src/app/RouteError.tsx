import { ErrorScreen } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** What a page that breaks leaves behind (specification 2, default error screen). */
export function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return <ErrorScreen title={t('app.error.title')} text={t('app.error.text')} reloadLabel={t('app.error.reload')} />;
}
