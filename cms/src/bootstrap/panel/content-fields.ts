import { field } from '@pickup/strapi-kit';

export const PRICE = 'In euros with at most two decimals, 0 to 9999.99.';

/** Of the Dutch beside a text. */
export const DUTCH = 'For Dutch visitors; left empty, they read the text beside it.';

/* Fields of several types. */
export const isActive = field(
  'Not deleted',
  'Off means deleted in the back office; it can be restored there. Past orders do not change.',
);
export const imageUrl = field(
  'Picture',
  'An https address, or a path of this site such as /uploads/soup.webp. Upload pictures in the back office, which resizes them.',
);
export const allergens = field(
  'Allergens',
  'A JSON list of the EU allergens it contains: ["milk","nuts"]. [] means none of the 14, null that nobody has stated them yet. Past orders keep theirs.',
);
export const dietary = field(
  'Dietary marks',
  'A JSON list of any of vegetarian, vegan, halal and gluten-free: ["vegetarian","halal"]. It must not contradict the allergens.',
);
