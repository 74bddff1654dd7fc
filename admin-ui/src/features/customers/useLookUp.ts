import type { CustomerData } from '@pickup/contract';
import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { endsSession } from '../../session-store/owner-client.js';

/** The state of a lookup. */
type Found =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'stored'; data: CustomerData }
  | { state: 'empty'; email: string }
  | { state: 'failed'; error: Error; email: string };

interface LookUp {
  found: Found;
  lookUp: (email: string) => void;
  /** Clears the result. */
  forget: () => void;
}

/** Reads what is stored about one customer, and keeps it no longer than it is on the screen. */
export function useLookUp(): LookUp {
  const { t } = useTranslation();
  const { mutate, reset, status, data, error, variables } = useApiMutation('exportCustomer', {
    gcTime: 0,
    onError: (failure) => {
      const isNothing = failure instanceof ApiError && failure.status === 404;
      if (!isNothing && !endsSession(failure)) toast.error(t('customers.loadFailed'));
    },
  });
  const found = (): Found => {
    if (status === 'pending') return { state: 'loading' };
    if (status === 'success') return { state: 'stored', data };
    if (status === 'idle') return { state: 'none' };
    const { email } = variables.query;
    return error instanceof ApiError && error.status === 404
      ? { state: 'empty', email }
      : { state: 'failed', error, email };
  };
  return { found: found(), lookUp: (email) => mutate({ query: { email } }), forget: reset };
}
