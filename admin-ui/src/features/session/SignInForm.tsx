import type { Login } from '@pickup/contract';
import { Button, EyeIcon, EyeOffIcon, Field, FormShell, IconButton, TextInput } from '@pickup/web';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const PasswordRow = styled.div`
  position: relative;
`;

const PasswordInput = styled(TextInput)`
  padding-right: 56px;
`;

const Reveal = styled(IconButton)`
  position: absolute;
  inset: 2px 2px auto auto;
`;

interface SignInFormProps {
  busy: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  onSubmit: (credentials: Login) => void;
}

/** Email and password, both required (specification 5, admin login). */
export function SignInForm({ busy, error, onSubmit }: SignInFormProps) {
  const { t } = useTranslation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [revealed, setRevealed] = useState(false);
  const [checked, setChecked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
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
      <Field label={t('session.email')} error={emailError}>
        {(control) => (
          <TextInput
            {...control}
            ref={emailInput}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('session.password')} error={passwordError}>
        {(control) => (
          <PasswordRow>
            <PasswordInput
              {...control}
              ref={passwordInput}
              type={revealed ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              required
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Reveal
              variant="quiet"
              aria-label={t(revealed ? 'session.hidePassword' : 'session.showPassword')}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? <EyeOffIcon /> : <EyeIcon />}
            </Reveal>
          </PasswordRow>
        )}
      </Field>
      <Button type="submit" size="main" wide busy={busy} busyLabel={t('session.submitting')}>
        {t('session.submit')}
      </Button>
    </FormShell>
  );
}
