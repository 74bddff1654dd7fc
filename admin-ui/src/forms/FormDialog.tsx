import { Button, Dialog, FormShell, space, useTranslation } from '@pickup/web';
import { useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { DiscardDialog, LeaveGuard } from './leave-guard.js';

/* What is said below a field that is wrong stays in sight with it, above the buttons. */
const InSight = styled.div`
  & :is(input, textarea, select) {
    scroll-margin-block: ${space(6)} ${space(9)};
  }
`;

interface FormDialogProps {
  /** Names the form in the page. */
  id: string;
  title: string;
  description?: string;
  /** Something was typed that is not saved. */
  dirty: boolean;
  busy: boolean;
  /** What went wrong with the form as a whole. */
  error: string | null;
  save: string;
  saving: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Shown above the fields: what another writer changed. */
  notice?: ReactNode;
  width?: number;
  /** Gets the focus when it opens; its first field unless told. */
  initialFocus?: RefObject<HTMLElement>;
  /** Another form lies over this one, and guards both. */
  covered?: boolean;
  /** It lies over another form, of which something is not saved. */
  overUnsaved?: boolean;
  children: ReactNode;
}

/** What is typed at once belongs there; on a touch screen its keyboard would cover the form. */
function firstField(formId: string): HTMLElement | null {
  if (window.matchMedia('(pointer: coarse)').matches) return null;
  return document.querySelector<HTMLElement>(`#${CSS.escape(formId)} :is(input, textarea, select):enabled`);
}

/** A form in a dialog: it keeps what was typed through every failure, and asks before that is thrown away. */
export function FormDialog({
  id,
  title,
  description,
  dirty,
  busy,
  error,
  save,
  saving,
  onSubmit,
  onClose,
  notice,
  width = 640,
  initialFocus,
  covered = false,
  overUnsaved = false,
  children,
}: FormDialogProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        description={description}
        closeLabel={t('shared.close')}
        width={width}
        initialFocus={initialFocus ?? (() => firstField(id))}
        actions={
          <>
            <Button variant="secondary" size="main" aria-disabled={busy || undefined} onClick={close}>
              {t('shared.cancel')}
            </Button>
            <Button type="submit" form={id} size="main" busy={busy} busyLabel={saving}>
              {save}
            </Button>
          </>
        }
      >
        {notice}
        <InSight>
          <FormShell id={id} busy={busy} error={error} onSubmit={onSubmit} aria-label={title}>
            {children}
          </FormShell>
        </InSight>
      </Dialog>
      {asking && <DiscardDialog onDiscard={onClose} onKeep={() => setAsking(false)} />}
      {/* A router can ask one question at a time. */}
      {!covered && <LeaveGuard dirty={dirty || overUnsaved} />}
    </>
  );
}
