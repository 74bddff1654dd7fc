import type { ReviewsByRating } from '@pickup/contract';

interface Rated {
  rating: number;
}

/** To one decimal; 0 when there is none. */
export function averageRating(reviews: readonly Rated[]): number {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
}

export function countPerStar(reviews: readonly Rated[]): ReviewsByRating {
  const count = (star: number) => reviews.filter(({ rating }) => rating === star).length;
  return { '1': count(1), '2': count(2), '3': count(3), '4': count(4), '5': count(5) };
}
