import type { AdminReview, CreateReview, Review } from '@pickup/contract';
import { inTransaction, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import {
  editRecord,
  readRecord,
  deleteRecord,
  restoreRecord,
  type RecordType,
  type Target,
} from '../../records/soft-deletion.js';
import { ReviewRow, presentAdminReview, presentReview } from './reviews.js';

/** The author of a review and the order it names. */
interface OrderReference {
  orderNumber?: string | null | undefined;
  customerEmail: string;
}

/** The verified reviews that visitors see of one order. */
const verifiedOf = (trx: Transaction, number: string, email: string) =>
  trx('reviews')
    .where({ order_number: number, verified: true, is_active: true })
    .whereRaw('lower(customer_email) = ?', [email]);

/**
 * Whether an order verifies a review (product.md, Reviews). The order stays locked until the transaction ends, so that of
 * two simultaneous reviews only one is verified.
 */
async function isVerifiedByOrder(trx: Transaction, { orderNumber, customerEmail }: OrderReference): Promise<boolean> {
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

/** Whether the order verified another review while this one was deleted; the order stays locked, as above. */
async function verifiedAnother(trx: Transaction, { orderNumber, customerEmail }: OrderReference): Promise<boolean> {
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

/** Adds one vote; a visitor's vote at the same time waits for the lock. @throws HttpError 404, 409 as above */
export async function addVote(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  const oneMore = ({ helpfulCount }: ReviewRow) => ({ helpfulCount: helpfulCount + 1 });
  return presentAdminReview(await editRecord(strapi, REVIEW, target, oneMore));
}

/** @throws HttpError 404, 409 for an old copy */
export async function deleteReview(strapi: Core.Strapi, target: Target): Promise<void> {
  await deleteRecord(strapi, REVIEW, target);
}

/**
 * Restores a review; it loses its Verified mark when its order has verified another review meanwhile.
 * @throws HttpError 404, 409 for an old copy
 */
export async function restoreReview(strapi: Core.Strapi, target: Target): Promise<AdminReview> {
  const restored = await inTransaction(strapi, async (trx) => {
    // The order is locked before the review, as when a customer is erased, to avoid deadlocks.
    const isReplaced = await verifiedAnother(trx, await readRecord(strapi, REVIEW, target.id));
    return restoreRecord(strapi, REVIEW, target, async ({ documentId, verified }) => {
      if (verified && isReplaced) await trx('reviews').where({ document_id: documentId }).update({ verified: false });
    });
  });
  return presentAdminReview(restored);
}

/** Stores a visitor's review (product.md, Reviews). */
export async function writeReview(strapi: Core.Strapi, body: CreateReview, now: Date): Promise<Review> {
  return inTransaction(strapi, async (trx) => {
    const row: unknown = await strapi.db.query(REVIEW.uid).create({
      data: {
        ...body,
        comment: body.comment || null,
        orderNumber: body.orderNumber || null,
        language: body.language ?? null,
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
