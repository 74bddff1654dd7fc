import { ERASED_NAME, type AdminReview } from '@pickup/contract';
import { changeRecord, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { ReviewRow, presentAdminReview } from './reviews.js';

const REVIEWS = 'api::review.review';

/** The ids of all reviews of an email address, oldest first. Reviews store the address as typed, so case is ignored, and spaces of earlier versions too. */
async function idsOf(db: Knex, email: string): Promise<string[]> {
  const rows: unknown = await db('reviews')
    .whereRaw('lower(trim(customer_email)) = ?', [email])
    .orderBy('id')
    .select('document_id');
  return z
    .array(z.object({ document_id: z.string() }))
    .parse(rows)
    .map(({ document_id }) => document_id);
}

/** The reviews of a customer, oldest first. @param email in lower case */
export async function readReviewsOf(strapi: Core.Strapi, email: string): Promise<AdminReview[]> {
  const ids = await idsOf(strapi.db.connection, email);
  const rows: unknown = await strapi.db
    .query(REVIEWS)
    .findMany({ where: { documentId: { $in: ids } }, orderBy: { id: 'asc' } });
  return z.array(ReviewRow).parse(rows).map(presentAdminReview);
}

/**
 * Makes a customer's reviews anonymous (decision 15): removes name, address, text and order number. Stars, votes, day and
 * the Verified mark stay, so that no figure changes.
 * @param email in lower case
 * @returns the number of reviews
 */
export async function eraseReviewsOf(
  strapi: Core.Strapi,
  trx: Transaction,
  email: string,
  pseudonym: string,
): Promise<number> {
  const data = { customerName: ERASED_NAME, customerEmail: pseudonym, comment: null, orderNumber: null };
  const ids = await idsOf(trx, email);
  for (const documentId of ids) {
    await changeRecord(strapi, { table: 'reviews', id: documentId, noun: 'review' }, async ({ id }) => {
      await strapi.db.query(REVIEWS).update({ where: { id }, data });
    });
  }
  return ids.length;
}
