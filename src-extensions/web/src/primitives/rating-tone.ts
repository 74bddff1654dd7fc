/** Green, yellow or red. */
export type RatingTone = 'good' | 'fair' | 'poor';

/** The colour of a rating: 4 and up green, 3 and up yellow, else red (specification 9, rating colours). */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 4) return 'good';
  return rating >= 3 ? 'fair' : 'poor';
}
