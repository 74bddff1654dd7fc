import { ApiError } from '@pickup/web';
import { useTranslation } from 'react-i18next';

/** The reason of a failure in words: the server's own sentence, or that there was no answer. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? (error.serverMessage ?? t('app.failed')) : t('app.noAnswer'));
}
