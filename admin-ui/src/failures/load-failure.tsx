import { ApiError, toast, AlertIcon, Button, EmptyState, useTranslation } from '@pickup/web';
import { useEffect } from 'react';
import { endsSession } from '../session-store/owner-client.js';

/** Words an error: the server's message, or that there was no answer. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => (error instanceof ApiError ? (error.serverMessage ?? t('app.failed')) : t('app.noAnswer'));
}

interface Failing {
  isError: boolean;
  error: Error | null;
}

/**
 * Says once, in a toast, that something could not be loaded; not for a session that ended, which has its own dialog.
 */
export function useLoadFailure({ isError, error }: Failing, text: string): void {
  const failed = isError && !endsSession(error);
  useEffect(() => {
    if (failed) toast.error(text);
  }, [failed, text]);
}

interface LoadFailedProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  return (
    <EmptyState
      art={<AlertIcon size={40} />}
      title={title}
      text={errorMessage(error)}
      action={
        <Button size="main" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  );
}
