import { AlertIcon, ApiError, Button, EmptyState, toast } from '@pickup/web';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endsSession } from '../session-store/owner-client.js';

interface Failing {
  isError: boolean;
  error: Error | null;
}

/** Says once, in a toast, that something could not be loaded (specification 8). A session that ended speaks for itself. */
export function useLoadFailure({ isError, error }: Failing, text: string): void {
  const failed = isError && !endsSession(error);
  useEffect(() => {
    if (failed) toast.error(text);
  }, [failed, text]);
}

/** The reason of a failure in words: the server's own sentence, or that there was no answer. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? (error.serverMessage ?? t('app.failed')) : t('app.noAnswer'));
}

/** In place of a list that could not be loaded. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation();
  const reasonOf = useReason();
  return (
    <EmptyState
      art={<AlertIcon size={40} />}
      title={title}
      text={reasonOf(error)}
      action={
        <Button size="main" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  );
}
