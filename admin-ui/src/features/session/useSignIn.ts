import type { Login, Session } from '@pickup/contract';
import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useSessionStore } from '../../session-store/session-context.js';
import { OWNER_ROLE } from '../../session-store/session-store.js';

/** Only the first role counts; a session of another role is not kept (product.md, Sessions). */
const opensBackOffice = ({ user }: Session) => user.roles[0] === OWNER_ROLE;

/** Too many attempts: credentials have nothing to do with it, and how long to wait stands in the form. */
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
