import { Button, EmptyState } from '@pickup/web';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface NothingFoundProps {
  /** An icon of about 40 px. */
  art: ReactNode;
  title: string;
  /** Search or filters leave things out: they can be cleared. */
  narrowed: boolean;
  onReset: () => void;
}

/** In place of a list that has nothing to show. */
export function NothingFound({ art, title, narrowed, onReset }: NothingFoundProps) {
  const { t } = useTranslation();
  const reset = (
    <Button variant="secondary" onClick={onReset}>
      {t('app.clearFilters')}
    </Button>
  );
  return <EmptyState art={art} as="p" title={title} action={narrowed && reset} />;
}
