import { CreateReview, isBlank } from '@pickup/contract';
import type { FieldErrors } from '../../forms/field-errors.js';
import type { ReviewDraft } from './review-draft.js';

export type ReviewField = keyof ReviewDraft;
export type ReviewErrors = FieldErrors<ReviewField>;

export const REVIEW_FIELDS = [
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

/** What is wrong with the fields, by the rules the server uses (specification 5, review). */
export function reviewErrors(draft: ReviewDraft): ReviewErrors {
  const errors: ReviewErrors = {};
  for (const field of REVIEW_FIELDS) {
    if (isMissing(draft, field)) errors[field] = 'required';
    else if (!CreateReview.shape[field].safeParse(draft[field]).success) errors[field] = 'invalid';
  }
  return errors;
}

/** What is sent: everything trimmed, comment and order number left out when empty (specification 5, review). */
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
