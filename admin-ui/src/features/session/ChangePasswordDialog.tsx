import {
  ApiError,
  toast,
  useApiMutation,
  showIssues,
  useCheckedForm,
  type CheckedForm,
  type Problems,
  useTranslation,
} from '@pickup/web';
import { useId, useState } from 'react';
import { PASSWORD_LIMITS } from '@pickup/contract';
import { useErrorMessage } from '../../failures/load-failure.js';
import { endsSession } from '../../session-store/owner-client.js';
import { useSessionStore } from '../../session-store/session-context.js';
import { FormDialog } from '../../forms/FormDialog.js';
import { PasswordField } from './SignInForm.js';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  /** The new one again; stays here. */
  repeated: string;
}

/** The form checks everything else, so this error means that the current password is wrong. */
const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.issues.some(({ path }) => path === 'currentPassword');

interface ChangePassword {
  busy: boolean;
  /** What went wrong with the form as a whole. */
  problem: string | null;
  change: (values: PasswordValues) => void;
}

/**
 * Changes the owner's password: the server ends every session and starts a new one, which this browser keeps.
 */
function useChangePassword(form: CheckedForm<PasswordValues>, onChanged: () => void): ChangePassword {
  const { t } = useTranslation();
  const session = useSessionStore();
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const failureId = useId();
  const { mutate, isPending } = useApiMutation('changePassword', {
    onMutate: () => setProblem(null),
    onSuccess: (opened) => {
      session.signIn(opened);
      toast.dismiss(failureId);
      toast.success(t('session.change.succeeded'));
      onChanged();
    },
    onError: (error) => {
      // The sign-in dialog opens by itself.
      if (endsSession(error)) return;
      toast.error(t('session.change.failed'), { id: failureId });
      if (isWrongPassword(error)) {
        form.setError('currentPassword', { message: t('session.change.wrong') }, { shouldFocus: true });
      } else if (!showIssues(form, ['newPassword'], error)) setProblem(errorMessage(error));
    },
  });
  return {
    busy: isPending,
    problem,
    change: ({ currentPassword, newPassword }) => mutate({ body: { currentPassword, newPassword } }),
  };
}

const EMPTY: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' };

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'repeated', autoComplete: 'new-password' },
] as const;

/** What is wrong with what was typed, by field. */
function useCheck(): (values: PasswordValues) => Problems<PasswordValues> {
  const { t } = useTranslation();
  const { min, max } = PASSWORD_LIMITS;
  const problemOfNew = ({ currentPassword, newPassword }: PasswordValues) => {
    if (newPassword.length < min) return t('session.change.tooShort', { min });
    if (newPassword.length > max) return t('session.change.tooLong', { max });
    return newPassword === currentPassword ? t('session.change.same') : undefined;
  };
  return (values) => {
    const wrongNew = problemOfNew(values);
    const differs = wrongNew === undefined && values.repeated !== values.newPassword;
    return {
      currentPassword: values.currentPassword === '' ? t('session.change.currentRequired') : undefined,
      newPassword: wrongNew,
      repeated: differs ? t('session.change.different') : undefined,
    };
  };
}

/** The owner's own password: the current one, a new one, and that again. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useCheckedForm<PasswordValues>({ values: EMPTY, check: useCheck() });
  const { busy, problem, change } = useChangePassword(form, onClose);
  const { isDirty } = form.formState;
  return (
    <FormDialog
      id="change-password"
      title={t('session.change.title')}
      description={t('session.change.text')}
      dirty={isDirty}
      busy={busy}
      error={problem}
      save={t('session.change.submit')}
      saving={t('session.change.submitting')}
      onSubmit={() => void form.handleSubmit(change)()}
      onClose={onClose}
      width={460}
    >
      {FIELDS.map(({ name, autoComplete }) => {
        const label = t(`session.change.${name}`);
        const hint = name === 'newPassword' ? t('session.change.hint', PASSWORD_LIMITS) : undefined;
        const field = { form, name, label, hint, autoComplete };
        return <PasswordField key={name} {...field} isOneOfSeveral />;
      })}
    </FormDialog>
  );
}
