import type { Login, Session } from '@pickup/contract';
import {
  ApiError,
  toast,
  useApiMutation,
  EyeIcon,
  EyeOffIcon,
  IconButton,
  problemOf,
  TextField,
  TextInput,
  Button,
  Field,
  FormShell,
  useCheckedForm,
  type FormFieldProps,
  useTranslation,
} from '@pickup/web';
import { useState, type MutableRefObject, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { useSessionStore } from '../../session-store/session-context.js';
import { OWNER_ROLE } from '../../session-store/session-store.js';

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

interface PasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoComplete: 'current-password' | 'new-password';
  /** Stands in a form with several, where its button says for screen readers which one it shows. */
  isOneOfSeveral?: boolean;
  /** Where it is typed. */
  input?: MutableRefObject<HTMLInputElement | null>;
}

/** A password with a button that shows and hides it. */
export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  hint,
  autoComplete,
  isOneOfSeveral = false,
  input,
}: PasswordFieldProps<Values>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const reveal = t(shown ? 'session.hidePassword' : 'session.showPassword');
  const { ref, ...registered } = form.register(name);
  return (
    <Field label={label} hint={hint} error={problemOf(form, name)}>
      {(control) => (
        <Root>
          <Input
            {...control}
            {...registered}
            ref={(element: HTMLInputElement | null) => {
              ref(element);
              if (input) input.current = element;
            }}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Reveal
            variant="quiet"
            aria-label={isOneOfSeveral ? `${reveal}: ${label}` : reveal}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </Reveal>
        </Root>
      )}
    </Field>
  );
}

interface SignInFormProps {
  busy: boolean;
  /** Why the last attempt failed; null when it did not. */
  error: string | null;
  /** The email to start with. */
  knownEmail?: string;
  /** Where the password is typed. */
  passwordInput?: MutableRefObject<HTMLInputElement | null>;
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
  const form = useCheckedForm<Login>({
    values: { email: knownEmail, password: '' },
    check: ({ email, password }) => ({
      email: email.trim() === '' ? t('session.emailRequired') : undefined,
      password: password === '' ? t('session.passwordRequired') : undefined,
    }),
  });
  const submit = form.handleSubmit(({ email, password }) => onSubmit({ email: email.trim(), password }));

  return (
    <FormShell busy={busy} error={error} onSubmit={() => void submit()} aria-label={t('session.title')}>
      <TextField form={form} name="email" label={t('session.email')} type="email" autoComplete="username" required />
      <PasswordField
        form={form}
        name="password"
        label={t('session.password')}
        autoComplete="current-password"
        input={passwordInput}
      />
      <Button type="submit" size="main" wide busy={busy} busyLabel={t('session.submitting')}>
        {t('session.submit')}
      </Button>
      {children}
    </FormShell>
  );
}
