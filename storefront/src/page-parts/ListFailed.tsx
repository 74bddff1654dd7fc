import { AlertIcon, Button, EmptyState, useTranslation } from '@pickup/web';

interface ListFailedProps {
  /** What could not be loaded. */
  title: string;
  isFetching: boolean;
  onRetry: () => void;
}

/** In place of a list that could not be loaded: an empty list would say that there is nothing. */
export function ListFailed({ title, isFetching, onRetry }: ListFailedProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        as="p"
        art={<AlertIcon size={40} />}
        title={title}
        text={t('app.listFailed.text')}
        action={
          <Button variant="secondary" busy={isFetching} busyLabel={t('app.listFailed.retrying')} onClick={onRetry}>
            {t('app.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
