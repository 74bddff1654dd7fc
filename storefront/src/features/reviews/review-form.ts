import { CreateReview, isBlank } from '@pickup/contract';
import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type FieldErrors, refusedFields } from '../../forms/field-errors.js';
import type { ReviewDraft } from './review-draft.js';
import { keepFirstPage } from './review-pages.js';

export type ReviewField = keyof ReviewDraft;
export type ReviewErrors = FieldErrors<ReviewField>;

const REVIEW_FIELDS = [
  'rating',
  'customerName',
  'customerEmail',
  'orderNumber',
  'comment',
] as const satisfies ReviewField[];

const isMissing = ({ rating, ...texts }: ReviewDraft, field: ReviewField): boolean => {
  if (field === 'rating') return rating === 0;
  return (field === 'customerName' || field === 'customerEmail') && isBlank(texts[field]);
};

/** The errors of the fields, by the contract's rules. */
export function reviewErrors(draft: ReviewDraft): ReviewErrors {
  const errors: ReviewErrors = {};
  for (const field of REVIEW_FIELDS) {
    if (isMissing(draft, field)) errors[field] = 'required';
    else if (!CreateReview.shape[field].safeParse(draft[field]).success) errors[field] = 'invalid';
  }
  return errors;
}

/** The review as it is sent: trimmed, without an empty comment or order number. */
export function toReview(draft: ReviewDraft): CreateReview {
  const [comment, orderNumber] = [draft.comment.trim(), draft.orderNumber.trim()];
  return {
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim(),
    rating: draft.rating,
    ...(comment && { comment }),
    ...(orderNumber && { orderNumber }),
  };
}

/** How long the toast stays, in milliseconds. */
const THANKS_MS = 3000;

interface Outcome {
  onSent: () => void;
  /** The fields that the server has named, and a sentence when it has named none. */
  onRefused: (errors: ReviewErrors, sentence: string | null) => void;
}

/** Sends a review, then fetches the stats and the first page of the list again. */
export function useSendReview({ onSent, onRefused }: Outcome): {
  send: (draft: ReviewDraft) => void;
  sending: boolean;
} {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, isPending } = useApiMutation('createReview', {
    invalidates: ['reviews', 'reviewStats'],
    onSuccess: () => {
      keepFirstPage(queries);
      toast.success(t('reviews.toast.submitted'), {
        description: t('reviews.toast.submittedText'),
        durationMs: THANKS_MS,
      });
      onSent();
    },
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      const errors = refusedFields(REVIEW_FIELDS, refusal?.issues ?? []);
      // In the visitor's language: the server's messages are English.
      const sentence = refusal?.status === 429 ? t('reviews.toast.tooManyText') : t('reviews.toast.failedText');
      onRefused(errors, Object.keys(errors).length > 0 ? null : sentence);
      toast.error(t('reviews.toast.failed'), { description: sentence });
    },
  });
  return { send: (draft) => mutate({ body: toReview(draft) }), sending: isPending };
}
