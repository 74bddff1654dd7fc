import { ApiError } from '@pickup/web';
import { useTranslation } from 'react-i18next';

/** Words an error: the server's message, or that there was no answer. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? (error.serverMessage ?? t('app.failed')) : t('app.noAnswer'));
}
