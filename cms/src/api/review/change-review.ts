import type { AdminReview } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { editRecord, readRecord, setActive, type RecordType, type Target } from '../../records/soft-deletion.js';
import { ReviewRow, presentAdminReview } from './present-review.js';

const REVIEW: RecordType<ReviewRow> = { uid: 'api::review.review', table: 'reviews', noun: 'review', row: ReviewRow };

/** @throws Refusal 404 for an unknown review; a deleted one is found */
export const readAdminReview = async (strapi: Core.Strapi, documentId: string): Promise<AdminReview> =>
  presentAdminReview(await readRecord(strapi, REVIEW, documentId));

/** Marks a review verified, or takes the mark away. @throws Refusal 404, 409 for a deleted review or an old copy */
export async function toggleVerified(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  return presentAdminReview(await editRecord(strapi, REVIEW, target, ({ verified }) => ({ verified: !verified })));
}

/** One vote more; a visitor's vote at the same time waits for the lock. @throws Refusal 404, 409 as above */
export async function addVote(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  const oneMore = ({ helpfulCount }: ReviewRow) => ({ helpfulCount: helpfulCount + 1 });
  return presentAdminReview(await editRecord(strapi, REVIEW, target, oneMore));
}

/** @throws Refusal 404, 409 for an old copy */
export async function deleteReview(strapi: Core.Strapi, target: Target): Promise<void> {
  await setActive(strapi, REVIEW, target, false);
}

/** @throws Refusal 404, 409 for an old copy */
export async function restoreReview(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  return presentAdminReview(await setActive(strapi, REVIEW, target, true));
}
