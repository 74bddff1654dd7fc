import { AlertIcon, Button, EmptyState } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from './useReason.js';

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
