import { createHmac } from 'node:crypto';
import type { HelpfulVote } from '@pickup/contract';
import { inTransaction, networkOf, notFound, rowDefaults, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

/** Who votes, as a keyed hash: enough to tell two votes of one visitor apart from two visitors, and no address (product.md, Reviews). */
export function voterOf({ address, browser }: Visitor, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${networkOf(address)}\n${browser}`)
    .digest('hex');
}

const ReviewRow = z.object({ id: z.number(), helpful_count: z.number() });

/**
 * Counts a visitor's vote for a review, once (product.md, Reviews): the second answers `success: false` with the same count.
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
    if (!found) throw notFound('There is no such review.');
    const inserted: unknown[] = await trx('review_votes')
      .insert({ ...rowDefaults(now), review_id: ReviewRow.parse(found).id, voter })
      .onConflict(['review_id', 'voter'])
      .ignore()
      .returning('id');
    const success = inserted.length > 0;
    if (success) await review().increment('helpful_count', 1);
    // Read again: another vote may have been waited for.
    const { helpful_count } = ReviewRow.parse(await review().first('id', 'helpful_count'));
    return { success, newHelpfulCount: helpful_count };
  });
}
