/** A star level's rounded share of all reviews, in percent (specification 9). */
export const starShare = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count * 100) / total);
