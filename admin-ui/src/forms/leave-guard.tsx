import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { useTranslation } from '@pickup/web';

const ConfirmDialog = lazy(() => import('../changes/ConfirmDialog.js'));

interface DiscardDialogProps {
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before what was typed is lost. */
export function DiscardDialog({ onDiscard, onKeep }: DiscardDialogProps) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('app.form.discard.title')}
        description={t('app.form.discard.text')}
        confirm={t('app.form.discard.confirm')}
        keep={t('app.form.discard.keep')}
        onConfirm={onDiscard}
        onKeep={onKeep}
      />
    </Suspense>
  );
}

/**
 * Warns before a page with unsaved changes is left: by a link or the back button here, by closing the tab in the
 * browser's own words.
 */
export function LeaveGuard({ dirty }: { dirty: boolean }): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return blocker.state === 'blocked' ? (
    <DiscardDialog onDiscard={() => blocker.proceed()} onKeep={() => blocker.reset()} />
  ) : null;
}
