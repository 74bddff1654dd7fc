import { Button, Dialog, Notice, space, useTranslation } from '@pickup/web';
import { useRef } from 'react';
import styled from 'styled-components';
import { useSession, useSignOut } from '../../session-store/session-context.js';
import { SignInForm, useSignIn } from './SignInForm.js';

const TypedTextIsKept = styled(Notice)`
  margin-bottom: ${space(2.5)};
  font-weight: inherit;
`;

/**
 * Over a screen whose session has ended: what was typed there is kept until its owner is back. Only its Cancel closes
 * it, which signs out and thereby leaves the screen.
 */
export default function SignInAgainDialog() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { busy, problem, submit } = useSignIn();
  const leave = useSignOut();
  const password = useRef<HTMLInputElement | null>(null);
  return (
    <Dialog
      open
      onClose={leave}
      title={t('session.again.title')}
      description={t('session.ended')}
      width={440}
      initialFocus={password}
    >
      <TypedTextIsKept>{t('session.again.text')}</TypedTextIsKept>
      <SignInForm busy={busy} error={problem} knownEmail={user?.email} passwordInput={password} onSubmit={submit}>
        <Button variant="secondary" size="main" wide aria-disabled={busy || undefined} onClick={() => !busy && leave()}>
          {t('shared.cancel')}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
