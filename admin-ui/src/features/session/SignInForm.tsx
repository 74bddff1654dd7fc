import type { Login, Session } from '@pickup/contract';
import {
  ApiError,
  toast,
  useApiMutation,
  EyeIcon,
  EyeOffIcon,
  IconButton,
  TextInput,
  Button,
  Field,
  FormShell,
} from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { forwardRef, useState, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { useSessionStore } from '../../session-store/session-context.js';
import { OWNER_ROLE } from '../../session-store/session-store.js';
import { EmailField } from '../../forms/EmailField.js';

/** Only the first role counts; a session of another role is not kept (product.md, Sessions). */
const opensBackOffice = ({ user }: Session) => user.roles[0] === OWNER_ROLE;

/** Too many attempts: the form says how long to wait, and no toast blames the credentials. */
const hasToWait = (error: Error) => error instanceof ApiError && error.status === 429;

/** Why signing in failed, in words; shown in the form. */
function useProblem(error: Error | null, refusedAccount: boolean): string | null {
  const { t } = useTranslation();
  if (refusedAccount) return t('session.notOwner');
  if (error === null) return null;
  return error instanceof ApiError ? (error.serverMessage ?? t('session.failed')) : t('app.noAnswer');
}

interface SignIn {
  busy: boolean;
  /** Why the last attempt failed, in words. */
  problem: string | null;
  submit: (credentials: Login) => void;
}

/** Signs the owner in, with a toast for success and failure. */
export function useSignIn(): SignIn {
  const { t } = useTranslation();
  const session = useSessionStore();
  const login = useApiMutation('login', {
    onSuccess: (opened) => {
      if (!opensBackOffice(opened)) {
        toast.error(t('session.failed'));
        return;
      }
      toast.success(t('session.succeeded'));
      session.signIn(opened);
    },
    onError: (error) => {
      if (!hasToWait(error)) toast.error(t('session.failed'));
    },
  });
  const problem = useProblem(login.error, login.isSuccess && !opensBackOffice(login.data));
  return { busy: login.isPending, problem, submit: (credentials) => login.mutate({ body: credentials }) };
}

const Root = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-right: 56px;
`;

const Reveal = styled(IconButton)`
  position: absolute;
  inset: 2px 2px auto auto;
`;

interface PasswordInputProps extends Omit<ComponentProps<typeof TextInput>, 'type' | 'ref'> {
  autoComplete: 'current-password' | 'new-password';
  /** Names the password in a form with several, for screen readers. */
  of?: string;
}

/** A password input with a button that shows and hides it. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { of, ...input },
  ref,
) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'session.hidePassword' : 'session.showPassword');
  return (
    <Root>
      <Input
        {...input}
        ref={ref}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Reveal
        variant="quiet"
        aria-label={of === undefined ? label : `${label}: ${of}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </Reveal>
    </Root>
  );
});

interface SignInFormProps {
  busy: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  /** The email to start with. */
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
