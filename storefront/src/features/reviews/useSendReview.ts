import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReviewDraft } from './review-draft.js';
import { backToFirstPage } from './review-pages.js';
import { refusedFields } from '../../forms/field-errors.js';
import { REVIEW_FIELDS, toReview, type ReviewErrors } from './review-rules.js';

/** How long the thanks stay, in milliseconds (specification 8). */
const THANKS_MS = 3000;

interface Outcome {
  onSent: () => void;
  /** What the server's refusal points at, and what to say of it when it points at no field. */
  onRefused: (errors: ReviewErrors, sentence: string | null) => void;
}

/** Sends a review; list and stats are read again from the first page (specification 4, review list). */
export function useSendReview({ onSent, onRefused }: Outcome): {
  send: (draft: ReviewDraft) => void;
  sending: boolean;
} {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('createReview', {
    invalidates: ['reviews', 'reviewStats'],
    onSuccess: () => {
      backToFirstPage(queries);
      toast.success(t('reviews.toast.submitted'), {
        description: t('reviews.toast.submittedText'),
        durationMs: THANKS_MS,
      });
      onSent();
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      const errors = refusedFields(REVIEW_FIELDS, refusal?.issues ?? []);
      // Said in the visitor's language: the server's own sentences are English.
      const sentence = refusal?.status === 429 ? t('reviews.toast.tooManyText') : t('reviews.toast.failedText');
      onRefused(errors, Object.keys(errors).length > 0 ? null : sentence);
      toast.error(t('reviews.toast.failed'), { description: sentence });
    },
  });
  return { send: (draft) => mutate({ body: toReview(draft) }), sending: isPending };
}
