import type { AdminDeal, Deal } from '../entities/deal.js';
import { pageOfOne, recordErrors, type Examples } from './example.js';

const dessert = {
  allergens: ['eggs', 'milk'] satisfies Deal['allergens'],
  dietary: ['vegetarian'] satisfies Deal['dietary'],
  id: 'd5t0yv3c8r6qm1x9hw4kz7bn',
  title: 'Dessert on Us',
  titleNl: 'Toetje van ons',
  description: 'Order for €30.00 or more and add a crème caramel from Noor’s kitchen at no charge.',
  descriptionNl: 'Bestel voor € 30,00 of meer en neem gratis een crème caramel uit de keuken van Noor mee.',
  imageUrl: '/dishes/dessert-on-us.webp',
  originalPrice: 6.5,
  discountPercentage: 100,
  featured: true,
  active: true,
  isConditional: true,
  minimumOrderAmount: 30,
  maxPerOrder: 1,
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
};

export const dessertOnUs: Deal = { ...dessert, dealPrice: 0, type: 'free' };

const pizza = {
  allergens: ['gluten', 'milk'] satisfies Deal['allergens'],
  dietary: [] satisfies Deal['dietary'],
  id: 'z2r7ga5e9l1uo8nc4iv6ps3x',
  title: 'Pizza for Two',
  titleNl: 'Pizza voor twee',
  description: 'A Margherita, a Salame Piccante and a garden salad to share, boxed together and still hot.',
  descriptionNl:
    'Een pizza margherita, een met pittige salami en een tuinsalade om te delen, samen ingepakt en nog heet.',
  imageUrl: '/dishes/pizza-for-two.webp',
  originalPrice: 39,
  discountPercentage: 21,
  featured: true,
  active: true,
  isConditional: false,
  minimumOrderAmount: null,
  maxPerOrder: null,
  validFrom: '2026-11-11',
  validUntil: '2026-12-09',
};

const pizzaForTwo: Deal = { ...pizza, dealPrice: 31, type: 'combo' };
const ownersPizza: AdminDeal = {
  ...pizza,
  discountedPrice: 31,
  dealType: 'COMBO',
  isActive: true,
  version: '1795251600000',
};
const changed = { ...ownersPizza, version: '1795255200000' };
const oysterWeek: AdminDeal = {
  ...ownersPizza,
  id: 'o8b3wd6j0f2tk5ye7xq1ma9r',
  title: 'Oyster Week',
  titleNl: 'Oesterweek',
  description: 'Six Zeeland oysters with shallot vinegar, lemon and a buttered slice of sourdough.',
  descriptionNl: null,
  imageUrl: '/dishes/oyster-week.webp',
  dealType: 'DINNER',
  originalPrice: 24,
  discountedPrice: 19.5,
  discountPercentage: 19,
  featured: false,
  validFrom: '2026-12-03',
  validUntil: '2026-12-10',
};
const soupWeek: AdminDeal = {
  ...ownersPizza,
  id: 's4n9hc7p2zv5g0lu8ie3dt6k',
  title: 'Soup Week',
  titleNl: 'Soepweek',
  description: 'Any soup with half a brie and walnut baguette, for the first cold days of the month.',
  descriptionNl: null,
  imageUrl: '/dishes/soup-week.webp',
  dealType: 'LUNCH',
  originalPrice: 14.5,
  discountedPrice: 11.5,
  discountPercentage: 21,
  featured: false,
  validFrom: '2026-10-26',
  validUntil: '2026-11-16',
};

const dealForm = {
  title: pizza.title,
  titleNl: pizza.titleNl,
  description: pizza.description,
  descriptionNl: pizza.descriptionNl,
  imageUrl: pizza.imageUrl,
  discountedPrice: 31,
  originalPrice: 39,
  dealType: 'COMBO',
  featured: true,
  active: true,
  isConditional: false,
  minimumOrderAmount: null,
  maxPerOrder: null,
  validFrom: '2026-11-11',
  validUntil: '2026-12-09',
} as const;

const toDeal = { params: { id: pizza.id } };
const change = { ...toDeal, headers: { 'if-match': ownersPizza.version } };
const errors = recordErrors('deal');

/** Deals, as visitors and as the owner see them. */
export const dealExamples = {
  featuredDeals: { request: {}, response: [dessertOnUs] },
  deals: { request: {}, response: [pizzaForTwo, dessertOnUs] },
  adminDeals: {
    request: { query: { page: '0', size: '20', featured: 'true', type: 'COMBO' } },
    response: pageOfOne(ownersPizza, 20),
    invalid: { query: { type: 'combo' } },
  },
  dealStatistics: {
    request: {},
    response: {
      total: 10,
      active: 8,
      featured: 3,
      current: 5,
      upcoming: 3,
      expired: 1,
      listed: {
        all: 12,
        active: 9,
        inactive: 3,
        featured: 3,
        ofType: { COMBO: 4, LUNCH: 2, DINNER: 2, DRINKS: 1, SITEWIDE: 0, FREE: 3 },
      },
    },
  },
  currentDeals: { request: {}, response: [ownersPizza] },
  upcomingDeals: { request: {}, response: [oysterWeek] },
  expiredDeals: { request: {}, response: [soupWeek] },
  adminDeal: { request: toDeal, response: ownersPizza, errors: { 404: errors[404] } },
  createDeal: {
    request: { body: dealForm },
    response: ownersPizza,
    invalid: { body: { ...dealForm, validUntil: '2026-11-10' } },
  },
  updateDeal: {
    request: { ...change, body: { ...dealForm, discountedPrice: 29.5 } },
    response: { ...changed, discountedPrice: 29.5, discountPercentage: 24 },
    invalid: { body: { ...dealForm, discountedPrice: -1 } },
    errors,
  },
  deleteDeal: { request: change, errors },
  restoreDeal: { request: change, response: changed, errors },
  toggleDealActive: { request: change, response: { ...changed, active: false }, errors },
  toggleDealFeatured: { request: change, response: { ...changed, featured: false }, errors },
} satisfies Partial<Examples>;
