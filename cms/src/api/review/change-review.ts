import type { AdminReview } from '@pickup/contract';
import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { editRecord, readRecord, setActive, type RecordType, type Target } from '../../records/soft-deletion.js';
import { ReviewRow, presentAdminReview } from './present-review.js';
import { hasSuccessor } from './verify-review.js';

const REVIEW: RecordType<ReviewRow> = { uid: 'api::review.review', table: 'reviews', noun: 'review', row: ReviewRow };

/** @throws HttpError 404 for an unknown review; a deleted one is found */
export const readAdminReview = async (strapi: Core.Strapi, documentId: string): Promise<AdminReview> =>
  presentAdminReview(await readRecord(strapi, REVIEW, documentId));

/** Marks a review verified, or takes the mark away. @throws HttpError 404, 409 for a deleted review or an old copy */
export async function toggleVerified(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  return presentAdminReview(await editRecord(strapi, REVIEW, target, ({ verified }) => ({ verified: !verified })));
}

/** One vote more; a visitor's vote at the same time waits for the lock. @throws HttpError 404, 409 as above */
export async function addVote(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  const oneMore = ({ helpfulCount }: ReviewRow) => ({ helpfulCount: helpfulCount + 1 });
  return presentAdminReview(await editRecord(strapi, REVIEW, target, oneMore));
}

/** @throws HttpError 404, 409 for an old copy */
export async function deleteReview(strapi: Core.Strapi, target: Target): Promise<void> {
  await setActive(strapi, REVIEW, target, false);
}

/**
 * Restores a review; it is not verified any more when another one of its order has been meanwhile.
 * @throws HttpError 404, 409 for an old copy
 */
export async function restoreReview(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  const restored = await inTransaction(strapi, async (trx) => {
    // The order is locked before the review, as by whoever erases a customer, so that there is no deadlock.
    const isReplaced = await hasSuccessor(trx, await readRecord(strapi, REVIEW, target.id));
    return setActive(strapi, REVIEW, target, true, async ({ documentId, verified }) => {
      if (verified && isReplaced) await trx('reviews').where({ document_id: documentId }).update({ verified: false });
    });
  });
  return presentAdminReview(restored);
}
