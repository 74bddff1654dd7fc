import type { Login } from '@pickup/contract';
import { Button, Field, FormShell } from '@pickup/web';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../forms/EmailField.js';
import { PasswordInput } from './PasswordInput.js';

interface SignInFormProps {
  busy: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  /** Whose email stands there at first. */
  knownEmail?: string;
  /** Where the password is typed. */
  passwordInput: RefObject<HTMLInputElement>;
  onSubmit: (credentials: Login) => void;
  /** Stands below the button. */
  children?: ReactNode;
}

/** Email and password, both required. */
export function SignInForm({
  busy,
  error,
  knownEmail = '',
  passwordInput,
  onSubmit,
  children = null,
}: SignInFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const emailError = checked && email.trim() === '' ? t('session.emailRequired') : null;
  const passwordError = checked && password === '' ? t('session.passwordRequired') : null;

  const submit = () => {
    setChecked(true);
    if (email.trim() === '') emailInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else onSubmit({ email: email.trim(), password });
  };

  return (
    <FormShell busy={busy} error={error} onSubmit={submit} aria-label={t('session.title')}>
      <EmailField
        label={t('session.email')}
        error={emailError}
        input={emailInput}
        autoComplete="username"
        value={email}
        onChange={setEmail}
      />
      <Field label={t('session.password')} error={passwordError}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordInput}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="main" wide busy={busy} busyLabel={t('session.submitting')}>
        {t('session.submit')}
      </Button>
      {children}
    </FormShell>
  );
}
