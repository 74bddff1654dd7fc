import type { AdminReview, CreateReview, Review } from '@pickup/contract';
import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { editRecord, readRecord, setActive, type RecordType, type Target } from '../../records/soft-deletion.js';
import { ReviewRow, presentAdminReview, presentReview } from './reviews.js';

/** Who wrote a review, and the order they name. */
interface Claim {
  orderNumber?: string | null | undefined;
  customerEmail: string;
}

/** The verified reviews that visitors see of one order. */
const verifiedOf = (trx: Transaction, number: string, email: string) =>
  trx('reviews')
    .where({ order_number: number, verified: true, is_active: true })
    .whereRaw('lower(customer_email) = ?', [email]);

/**
 * Whether an order verifies a review: it is of the same email, whatever its case, it was collected, and no other review
 * that visitors see has been verified by it. The order stays locked until the transaction ends, so that of two reviews at
 * once one is verified.
 */
async function isVerifiedByOrder(trx: Transaction, { orderNumber, customerEmail }: Claim): Promise<boolean> {
  if (!orderNumber) return false;
  const email = customerEmail.toLowerCase();
  const order: unknown = await trx('orders')
    .where({ number: orderNumber, customer_email: email, order_status: 'COMPLETED' })
    .forUpdate()
    .first('id');
  if (order === undefined) return false;
  const other: unknown = await verifiedOf(trx, orderNumber, email).first('id');
  return other === undefined;
}

/** Whether another review took an order's place while this one was deleted; the order stays locked, as above. */
async function hasSuccessor(trx: Transaction, { orderNumber, customerEmail }: Claim): Promise<boolean> {
  if (!orderNumber) return false;
  const email = customerEmail.toLowerCase();
  await trx('orders').where({ number: orderNumber, customer_email: email }).forUpdate().first('id');
  const other: unknown = await verifiedOf(trx, orderNumber, email).first('id');
  return other !== undefined;
}

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

/** Stores a visitor's review; it is shown at once (product.md, Reviews). */
export async function writeReview(strapi: Core.Strapi, body: CreateReview, now: Date): Promise<Review> {
  return inTransaction(strapi, async (trx) => {
    const row: unknown = await strapi.db.query(REVIEW.uid).create({
      data: {
        ...body,
        comment: body.comment || null,
        orderNumber: body.orderNumber || null,
        verified: await isVerifiedByOrder(trx, body),
        isActive: true,
        helpfulCount: 0,
        writtenAt: now,
        publishedAt: now,
      },
    });
    return presentReview(ReviewRow.parse(row));
  });
}
