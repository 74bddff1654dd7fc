/** What the form of a deal is tried on: a lunch of November. */
export const SOUP_WEEK = {
  title: 'Soup Week',
  description: 'Any soup with bread.',
  imageUrl: '/dishes/soup.webp',
  dealType: 'LUNCH',
  originalPrice: 14.5,
  dealPrice: 11.5,
  discountPercentage: 21,
  validFrom: '2026-11-01',
  validUntil: '2026-12-01',
  version: '7',
} as const;
