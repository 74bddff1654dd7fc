import { ErrorScreen } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** `Unexpected Application Error!`, with what an owner may expect of it (specification 2). */
export function BrokenScreen() {
  const { t } = useTranslation();
  return <ErrorScreen title={t('app.broken.title')} text={t('app.broken.text')} reloadLabel={t('app.broken.reload')} />;
}

/** The same for a screen that breaks, or whose files did not arrive. */
export function BrokenRoute() {
  const error = useRouteError();
  useEffect(() => console.error('Unexpected application error', error), [error]);
  return <BrokenScreen />;
}
