import { Button, Dialog, useTranslation } from '@pickup/web';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  description?: string;
  /** What it does; `Delete` unless told. */
  confirm?: string;
  keep?: string;
  onConfirm: () => void;
  onKeep: () => void;
  children?: ReactNode;
}

/** Asks before something is lost. */
export default function ConfirmDialog({
  title,
  description,
  confirm,
  keep,
  onConfirm,
  onKeep,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onKeep}
      title={title}
      description={description}
      closeLabel={t('shared.close')}
      width={460}
      actions={
        <>
          <Button variant="secondary" size="main" onClick={onKeep}>
            {keep ?? t('app.keep')}
          </Button>
          <Button size="main" onClick={onConfirm}>
            {confirm ?? t('app.delete')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
