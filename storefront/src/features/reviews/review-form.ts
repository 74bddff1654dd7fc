import { CreateReview, isBlank, type Language } from '@pickup/contract';
import {
  ApiError,
  type CheckedForm,
  type Problems,
  showIssues,
  toast,
  useApiMutation,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createReviewedOrders } from '../../order-view/review-of-order.js';
import { addTo } from '../../stored-document/stored-list.js';
import type { ReviewDraft } from './review-draft.js';
import { keepFirstPage } from './review-pages.js';

export type ReviewField = keyof ReviewDraft;

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

/** What is wrong with the fields by the contract's rules, `required` or `invalid` each. */
export function reviewProblems(draft: ReviewDraft): Problems<ReviewDraft> {
  const problems: Problems<ReviewDraft> = {};
  for (const field of REVIEW_FIELDS) {
    if (isMissing(draft, field)) problems[field] = 'required';
    else if (!CreateReview.shape[field].safeParse(draft[field]).success) problems[field] = 'invalid';
  }
  return problems;
}

/** The review as it is sent: trimmed, without an empty comment or order number. @param language of the page */
export function toReview(draft: ReviewDraft, language: Language): CreateReview {
  const [comment, orderNumber] = [draft.comment.trim(), draft.orderNumber.trim()];
  return {
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim(),
    rating: draft.rating,
    language,
    ...(comment && { comment }),
    ...(orderNumber && { orderNumber }),
  };
}

/** How long the toast stays, in milliseconds. */
const THANKS_MS = 3000;

/** Sends a review, then fetches the stats and the first page of the list again. */
export function useSendReview(form: CheckedForm<ReviewDraft>, onSent: () => void) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [reviewedOrders] = useState(createReviewedOrders);
  const { mutate, isPending } = useApiMutation('createReview', {
    invalidates: ['reviews', 'reviewStats'],
    onSuccess: (_review, { body: { orderNumber } }) => {
      if (orderNumber !== undefined) addTo(reviewedOrders, orderNumber);
      keepFirstPage(queries);
      toast.success(t('reviews.toast.submitted'), {
        description: t('reviews.toast.submittedText'),
        durationMs: THANKS_MS,
      });
      onSent();
    },
    onError: (error) => {
      // In the visitor's language: the server's messages are English.
      const isTooMany = error instanceof ApiError && error.status === 429;
      const sentence = t(isTooMany ? 'reviews.toast.tooManyText' : 'reviews.toast.failedText');
      if (!showIssues(form, REVIEW_FIELDS, error)) setProblem(sentence);
      toast.error(t('reviews.toast.failed'), { description: sentence });
    },
  });
  return {
    sending: isPending,
    /** What went wrong with the form as a whole. */
    problem,
    forgetProblem: () => setProblem(null),
    send: (draft: ReviewDraft) => mutate({ body: toReview(draft, language) }),
  };
}
