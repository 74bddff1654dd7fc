import { createHmac } from 'node:crypto';
import type { HelpfulVote } from '@pickup/contract';
import { inTransaction, networkOf, notFound, rowDefaults, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** Identifies a voter by a keyed hash, so that a second vote is noticed without storing an address. */
export function voterOf({ address, browser }: Visitor, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${networkOf(address)}\n${browser}`)
    .digest('hex');
}

const ReviewRow = z.object({ id: z.number(), helpful_count: z.number() });

const NO_REVIEW = 'There is no such review.';

/** @throws HttpError 404 for an unknown or deleted review */
export async function requireReview({ db }: Core.Strapi, documentId: string): Promise<void> {
  const found: unknown = await db.connection('reviews').where({ document_id: documentId, is_active: true }).first('id');
  if (!found) throw notFound(NO_REVIEW);
}

/**
 * Counts a visitor's vote for a review once; the second vote gives `success: false` and the same count (product.md,
 * Reviews).
 * @throws HttpError 404 for an unknown or deleted review
 */
export async function voteHelpful(
  strapi: Core.Strapi,
  documentId: string,
  voter: string,
  now: Date,
): Promise<HelpfulVote> {
  return await inTransaction(strapi, async (trx) => {
    const review = () => trx('reviews').where({ document_id: documentId, is_active: true });
    const found: unknown = await review().first('id', 'helpful_count');
    if (!found) throw notFound(NO_REVIEW);
    const inserted: unknown[] = await trx('review_votes')
      .insert({ ...rowDefaults(now), review_id: ReviewRow.parse(found).id, voter })
      .onConflict(['review_id', 'voter'])
      .ignore()
      .returning('id');
    const success = inserted.length > 0;
    if (success) await review().increment('helpful_count', 1);
    // Read again: the insert may have waited for another vote, or the review's deletion.
    const counted: unknown = await review().first('id', 'helpful_count');
    if (!counted) throw notFound(NO_REVIEW);
    const { helpful_count } = ReviewRow.parse(counted);
    return { success, newHelpfulCount: helpful_count };
  });
}
