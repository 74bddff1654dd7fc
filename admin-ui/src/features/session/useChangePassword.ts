import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showIssues, type RecordForm } from '../../forms/useRecordForm.js';
import { useErrorMessage } from '../../failures/useReason.js';
import { endsSession } from '../../session-store/owner-client.js';
import { useSessionStore } from '../../session-store/session-context.js';

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
 * Changes the owner's password: the server ends every session and begins a new one, which this browser goes on with.
 */
export function useChangePassword(form: RecordForm<PasswordValues>, onChanged: () => void): ChangePassword {
  const { t } = useTranslation();
  const session = useSessionStore();
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useApiMutation('changePassword', {
    onMutate: () => setProblem(null),
    onSuccess: (opened) => {
      session.signIn(opened);
      toast.success(t('session.change.succeeded'));
      onChanged();
    },
    onError: (error) => {
      // The sign-in dialog opens by itself.
      if (endsSession(error)) return;
      toast.error(t('session.change.failed'));
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
