import { AlertIcon, Button, EmptyState } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useReason } from './useReason.js';

interface LoadFailedProps {
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
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
