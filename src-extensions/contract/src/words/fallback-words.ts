import type { OptionalRestaurantText } from '../entities/limits.js';

/** What visitors read where the owner has said nothing (product.md, Restaurant). */
export type FallbackWords = Record<
  Extract<OptionalRestaurantText, 'description' | 'story' | 'mission' | 'ratingText' | 'serviceAvailability'>,
  string
>;

/* One for each language, so that a page fetches its own only. */

export const EN_FALLBACK_WORDS: FallbackWords = {
  description: 'A small kitchen that cooks to order. You choose, we cook, you collect it warm.',
  story:
    'We started with one stove, a short menu and the wish to cook for the neighbourhood. The stove has company now, but every dish is still made when it is ordered, by people who would gladly eat it themselves.',
  mission: 'Good food without fuss: honest ingredients, fair prices, and a bag that is ready when we said it would be.',
  ratingText: '4.8★ (200+ reviews)',
  serviceAvailability: 'Pickup Available',
};

export const NL_FALLBACK_WORDS: FallbackWords = {
  description: 'Een kleine keuken die op bestelling kookt. Jij kiest, wij koken, jij haalt het warm op.',
  story:
    'We begonnen met één fornuis, een korte kaart en de wens om voor de buurt te koken. Het fornuis heeft inmiddels gezelschap, maar elk gerecht maken we nog altijd pas als het besteld wordt, door mensen die het zelf ook graag eten.',
  mission:
    'Goed eten zonder poespas: eerlijke ingrediënten, eerlijke prijzen en een tas die klaarstaat op de afgesproken tijd.',
  ratingText: '4,8★ (200+ reviews)',
  serviceAvailability: 'Afhalen mogelijk',
};
