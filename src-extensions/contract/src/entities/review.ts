import { z } from 'zod';
import { inFewLines } from '../rules/visible-text.js';
import { REVIEW_LIMITS } from './limits.js';
import { EmailAddress, Id, Instant, LanguageCode, PersonName, optionalText } from './scalar.js';
import { Version } from './record-change.js';

const Rating = z.int('must be a whole number from 1 to 5').min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5');

const reviewFields = {
  id: Id,
  customerName: z.string(),
  rating: Rating,
  comment: z.string().nullable(),
  verified: z.boolean(),
  helpfulCount: z.int().min(0),
  createdAt: Instant,
  /** The language its author read the site in; null when it is not known. */
  language: LanguageCode.nullable(),
};

/** A review as visitors see it: never an email or an order number. */
export const Review = z.object(reviewFields);
export type Review = z.infer<typeof Review>;

/** A review as the owner sees it. */
export const AdminReview = z.object({
  ...reviewFields,
  customerEmail: z.string(),
  orderNumber: z.string().nullable(),
  isActive: z.boolean(),
  version: Version,
});
export type AdminReview = z.infer<typeof AdminReview>;

/** A visitor's new review. */
export const CreateReview = z.strictObject({
  customerName: PersonName,
  customerEmail: EmailAddress,
  rating: Rating,
  comment: optionalText(REVIEW_LIMITS.comment, (text) => inFewLines(text, REVIEW_LIMITS.commentLines)),
  orderNumber: optionalText(REVIEW_LIMITS.orderNumber),
  /** The language it is written in. */
  language: LanguageCode.optional(),
});
export type CreateReview = z.infer<typeof CreateReview>;

const perStar = z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() });

/** The public summary of all reviews. */
export const ReviewStats = z.object({
  averageRating: z.number().min(0).max(5),
  totalReviews: z.int().min(0),
  ratingBreakdown: perStar,
  /** Of the reviews that belong to an order alone. */
  verifiedAverage: z.number().min(0).max(5),
  verifiedReviews: z.int().min(0),
});
export type ReviewStats = z.infer<typeof ReviewStats>;

/** The owner's four statistic cards. */
export const ReviewStatistics = z.object({
  totalReviews: z.int(),
  verifiedReviews: z.int(),
  averageRating: z.number(),
  totalHelpfulVotes: z.int(),
});
export type ReviewStatistics = z.infer<typeof ReviewStatistics>;

export const ReviewsByRating = perStar;
export type ReviewsByRating = z.infer<typeof ReviewsByRating>;

/** The answer to a helpful vote. */
export const HelpfulVote = z.object({ success: z.boolean(), newHelpfulCount: z.int().min(0) });
export type HelpfulVote = z.infer<typeof HelpfulVote>;
