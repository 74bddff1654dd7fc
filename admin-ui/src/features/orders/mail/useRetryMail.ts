import { toast, useApiMutation } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../../../failures/useReason.js';
import { endsSession } from '../../../session-store/owner-client.js';

interface RetryMail {
  /** The mail that is being tried, by its id. */
  busy: string | null;
  retry: (mailId: string) => void;
}

/** Sends a mail again that could not be sent. */
export function useRetryMail(): RetryMail {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  const { mutate, isPending, variables } = useApiMutation('retryMail', {
    invalidates: ['mailStatus', 'adminOrder'],
    onSuccess: () => toast.success(t('orders.mail.retried')),
    onError: (error) => {
      if (!endsSession(error)) toast.error(t('orders.mail.retryFailed'), { description: errorMessage(error) });
    },
  });
  return {
    busy: isPending ? variables.params.id : null,
    retry: (id) => {
      if (!isPending) mutate({ params: { id } });
    },
  };
}
