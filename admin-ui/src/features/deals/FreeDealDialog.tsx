import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const ConfirmDialog = lazy(() => import('../../changes/ConfirmDialog.js'));

interface FreeDealDialogProps {
  /** What was typed as its price: nothing, or what is no amount. */
  typedPrice: string;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before a deal is saved that is free although nobody typed a 0. */
export function FreeDealDialog({ typedPrice, onConfirm, onKeep }: FreeDealDialogProps) {
  const { t } = useTranslation();
  const text = typedPrice.trim();
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('deals.form.freeTitle')}
        description={text === '' ? t('deals.form.freeEmpty') : t('deals.form.freeMistyped', { text })}
        confirm={t('deals.form.freeConfirm')}
        keep={t('deals.form.freeKeep')}
        onConfirm={onConfirm}
        onKeep={onKeep}
      />
    </Suspense>
  );
}
