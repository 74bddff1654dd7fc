import {
  Deal,
  MenuItem,
  PublicRestaurant,
  Review,
  type DayHours,
  type PlacedOrder,
  type ReviewStats,
} from '@pickup/contract';
import { z } from 'zod';

/** A Saturday noon in Amsterdam, at which the kitchen is open. */
export const NOON = Date.parse('2026-11-21T11:00:00Z');

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(NOON - days * DAY_MS).toISOString();

/** A dish; what is not given is ordinary. */
export const dish = (id: string, given: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name: `Dish ${id}`,
  nameNl: null,
  description: 'With bread.',
  price: 10,
  imageUrl: '',
  popular: false,
  available: true,
  isActive: true,
  categoryId: 'mains',
  categoryName: 'Mains',
  ...given,
});

/** A deal without condition or end; what is not given is ordinary. */
export const deal = (id: string, given: Partial<Deal> = {}): Deal => ({
  id,
  title: `Deal ${id}`,
  description: 'Two for one.',
  imageUrl: '',
  originalPrice: null,
  dealPrice: 5,
  discountPercentage: 0,
  type: 'combo',
  featured: false,
  active: true,
  isConditional: false,
  minimumOrderAmount: null,
  validFrom: null,
  validUntil: null,
  ...given,
});

/** A review of so many days ago. */
export const review = (id: string, age: number, given: Partial<Review> = {}): Review => ({
  id,
  customerName: `Guest ${id}`,
  rating: 5,
  comment: 'Warm, on time, and generous.',
  verified: false,
  helpfulCount: 0,
  createdAt: daysAgo(age),
  ...given,
});

const from = (open: string, close: string): DayHours => ({ open, close, closed: false });

const restaurant: PublicRestaurant = {
  name: 'Mirabelle',
  description: 'A neighbourhood kitchen on the canal.',
  story: 'Two friends, one stove, 2014.',
  mission: 'Cook what the week brings.\nSeason first: the menu follows the market.',
  address: 'Oudegracht 12',
  city: 'Utrecht',
  state: null,
  zipCode: '3511 AM',
  country: 'Netherlands',
  phone: '+31 30 555 0142',
  email: 'hello@mirabelle.example',
  preparationTime: '15-20 minutes',
  preparationTimeMin: 15,
  preparationTimeMax: 20,
  preparationTimeUnit: 'min',
  ratingText: null,
  serviceAvailability: null,
  googleLocationUrl: 'https://maps.example.com/mirabelle',
  operatingHours:
    'Monday: Closed, Tuesday: 11:00-21:00, Wednesday: 11:00-21:00, Thursday: 11:00-21:00, Friday: 11:00-22:00, Saturday: 11:00-22:00, Sunday: 12:00-20:00',
  openingHours: {
    monday: { open: '11:00', close: '21:00', closed: true },
    tuesday: from('11:00', '21:00'),
    wednesday: from('11:00', '21:00'),
    thursday: from('11:00', '21:00'),
    friday: from('11:00', '22:00'),
    saturday: from('11:00', '22:00'),
    sunday: from('12:00', '20:00'),
  },
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
  currencyCode: 'EUR',
};

const soup = dish('soup', { name: 'Roast tomato soup', price: 6.5, popular: true });
const risotto = dish('risotto', { name: 'Lemon pea risotto', price: 16.25 });
const lemonade = dish('lemonade', {
  name: 'House lemonade',
  price: 4,
  categoryId: 'drinks',
  categoryName: 'Drinks',
});

const comments = ['The risotto is worth the walk.', 'Soup was lukewarm, staff was kind.', 'Always ready on time.'];

/** Everything the mock's restaurant has; a test changes what it is about. */
export interface Kitchen {
  restaurant: PublicRestaurant;
  dishes: MenuItem[];
  categories: { id: string; name: string; description: string | null }[];
  deals: Deal[];
  /** Newest first. */
  reviews: Review[];
  /** Overrides the figures that follow from the reviews. */
  stats: ReviewStats | null;
  orders: PlacedOrder[];
}

/** A small restaurant with something of everything, held to the contract's schemas. */
export const believableKitchen = (): Kitchen => ({
  restaurant: PublicRestaurant.parse(restaurant),
  dishes: z.array(MenuItem).parse([soup, risotto, lemonade]),
  categories: [
    { id: 'mains', name: 'Mains', description: null },
    { id: 'drinks', name: 'Drinks', description: null },
  ],
  deals: z.array(Deal).parse([
    deal('pizza', {
      title: 'Pizza for two',
      originalPrice: 32,
      dealPrice: 24,
      discountPercentage: 25,
      featured: true,
      validUntil: '2026-12-24',
    }),
    deal('dessert', {
      title: 'Dessert on us',
      type: 'free',
      originalPrice: 6.5,
      dealPrice: 0,
      discountPercentage: 100,
      isConditional: true,
      minimumOrderAmount: 30,
    }),
    deal('fondue', { title: 'Fondue evenings', type: 'other', dealPrice: 19.5, validFrom: '2026-12-11' }),
  ]),
  reviews: z.array(Review).parse(
    Array.from({ length: 23 }, (_, index) =>
      review(`r${index + 1}`, index, {
        rating: 5 - (index % 3),
        comment: comments[index % comments.length] ?? null,
        verified: index % 2 === 0,
        helpfulCount: index % 5,
      }),
    ),
  ),
  stats: null,
  orders: [],
});
