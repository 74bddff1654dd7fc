import { PLACEHOLDER_IMAGE, type Category, type ReviewStats } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { deal, dish, MockApi } from '../../../tests/mock-api/index.js';
import { dealsData, menuData, restaurantData } from './structured-data.js';

const BASE = 'https://shop.example';
const { restaurant: info } = new MockApi().data;
const stats: ReviewStats = {
  averageRating: 4.4,
  totalReviews: 23,
  ratingBreakdown: { '1': 0, '2': 0, '3': 3, '4': 8, '5': 12 },
  verifiedAverage: 4.7,
  verifiedReviews: 9,
};

describe('the restaurant', () => {
  it('has name, address, hours and rating', () => {
    const data = restaurantData({ info, specialDays: [], stats, language: 'en' }, BASE);
    expect(restaurantData({ info, specialDays: [], stats, language: 'nl' }, BASE)).toMatchObject({
      '@id': data['@id'],
      url: 'https://shop.example/nl',
      hasMenu: 'https://shop.example/nl/menu',
    });
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Restaurant',
      name: 'Mirabelle',
      url: 'https://shop.example/',
      telephone: '+31 30 555 0142',
      address: { '@type': 'PostalAddress', streetAddress: 'Oudegracht 12', postalCode: '3511 AM' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 9, bestRating: 5, worstRating: 1 },
    });
    expect(data.openingHoursSpecification).toHaveLength(6);
    expect(data.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Friday',
      opens: '11:00',
      closes: '22:00',
    });
  });

  it.each([
    ['00:00', '23:59'],
    ['09:00', '08:59'],
  ])('says of 24 hours from %s that they end at %s, as equal times would mean closed', (open, closes) => {
    const { friday } = info.openingHours;
    const always = { ...info, openingHours: { ...info.openingHours, friday: { ...friday, open, close: open } } };
    const data = restaurantData({ info: always, specialDays: [], stats, language: 'en' }, BASE);
    expect(data.openingHoursSpecification).toContainEqual(expect.objectContaining({ opens: open, closes }));
  });

  it('says in the language of the page what it cooks, what it costs, how to pay, and where else it is found', () => {
    const described = {
      ...info,
      cuisine: 'Modern European',
      cuisineNl: 'Modern Europees',
      priceRange: 2,
      website: 'https://mirabelle.example',
      paymentMethods: { ...info.paymentMethods, cash: true, card: true, contactless: false },
      socialMedia: { facebook: null, instagram: 'https://instagram.com/mirabelle', twitter: null },
    };
    const data = restaurantData({ info: described, specialDays: [], stats, language: 'nl' }, BASE);
    expect(data).toMatchObject({
      servesCuisine: 'Modern Europees',
      priceRange: '€€',
      paymentAccepted: 'Cash, Card',
      sameAs: ['https://mirabelle.example', 'https://instagram.com/mirabelle'],
      image: ['https://shop.example/share/nl/home.png'],
    });
  });

  it('has no field that is not known', () => {
    const data = restaurantData(
      {
        info: { ...info, email: null, description: null, state: null },
        specialDays: [],
        stats: undefined,
        language: 'en',
      },
      BASE,
    );
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['email']));
    expect(JSON.stringify(data)).not.toContain('null');
    expect(
      restaurantData({ info, specialDays: [], stats: { ...stats, verifiedReviews: 0 }, language: 'en' }, BASE),
    ).not.toHaveProperty('aggregateRating');
  });
});

describe('the hours', () => {
  it('have two shifts where the restaurant has two, and the special days to come', () => {
    const second = { open: '17:00', close: '22:00' };
    const shifts = [{ open: '12:00', close: '14:00' }, second];
    const friday = { open: '12:00', close: '14:00', closed: false, second };
    const note = { note: null, noteNl: null };
    const data = restaurantData(
      {
        info: { ...info, openingHours: { ...info.openingHours, friday } },
        specialDays: [
          { date: '2026-12-25', closed: true, shifts: [], ...note },
          { date: '2026-12-26', closed: false, shifts, ...note },
        ],
        stats,
        language: 'en',
      },
      BASE,
    );
    const hours = { '@type': 'OpeningHoursSpecification' };
    expect(data.openingHoursSpecification).toEqual(
      expect.arrayContaining(
        shifts.map(({ open, close }) => ({
          ...hours,
          dayOfWeek: 'https://schema.org/Friday',
          opens: open,
          closes: close,
        })),
      ),
    );
    const on = (day: string, opens: string, closes: string) => ({
      ...hours,
      validFrom: day,
      validThrough: day,
      opens,
      closes,
    });
    expect(data.specialOpeningHoursSpecification).toEqual([
      on('2026-12-25', '00:00', '00:00'),
      on('2026-12-26', '12:00', '14:00'),
      on('2026-12-26', '17:00', '22:00'),
    ]);
  });
});

describe('the menu', () => {
  const category = (id: string): Category => ({
    id,
    name: id.toUpperCase(),
    nameNl: null,
    description: null,
    descriptionNl: null,
    menuItems: [],
  });
  const dishes = [
    dish('soup', { categoryId: 'mains', price: 6.5, imageUrl: '/dishes/soup.webp' }),
    dish('wine', { categoryId: 'drinks', imageUrl: 'https://cdn.example/wine.webp' }),
    dish('loose', { categoryId: null, soldOut: true, imageUrl: PLACEHOLDER_IMAGE }),
  ];

  it('has a section per category that holds a dish, each with its offer', () => {
    const data = menuData(
      { dishes, categories: ['mains', 'empty', 'drinks'].map(category), info, language: 'nl' },
      BASE,
    );
    expect(data.hasMenuSection).toMatchObject([
      {
        name: 'MAINS',
        hasMenuItem: [
          {
            name: 'Dish soup',
            image: 'https://shop.example/dishes/soup.webp',
            offers: {
              '@type': 'Offer',
              price: '6.50',
              priceCurrency: 'EUR',
              availability: 'https://schema.org/InStock',
            },
          },
        ],
      },
      { name: 'DRINKS', hasMenuItem: [{ image: 'https://cdn.example/wine.webp' }] },
    ]);
    expect(data.hasMenuItem).toMatchObject([
      { name: 'Dish loose', offers: { availability: 'https://schema.org/SoldOut' } },
    ]);
    expect(JSON.stringify(data)).not.toContain(PLACEHOLDER_IMAGE);
  });
});

describe('the menu in Dutch', () => {
  it('has the Dutch names of its dishes', () => {
    const dishes = [dish('soup', { nameNl: 'Soep', categoryId: null })];
    expect(menuData({ dishes, categories: [], info, language: 'nl' }, BASE)).toMatchObject({
      inLanguage: 'nl',
      hasMenuItem: [{ name: 'Soep' }],
    });
  });
});

describe('deals', () => {
  it('are offers with their period and their condition', () => {
    const deals = [
      deal('now', { dealPrice: 24, validFrom: '2026-11-01', validUntil: '2026-12-24' }),
      deal('free', { dealPrice: 0, isConditional: true, minimumOrderAmount: 30 }),
      deal('later', { validFrom: '2026-12-11' }),
      deal('over', { validUntil: '2026-11-20' }),
    ];
    expect(dealsData({ deals, info, today: '2026-11-21', language: 'en' }, BASE).itemListElement).toEqual([
      expect.objectContaining({
        '@type': 'Offer',
        name: 'Deal now',
        url: `${BASE}/deals?deal=now`,
        price: '24.00',
        validFrom: '2026-11-01',
        validThrough: '2026-12-24',
        availability: 'https://schema.org/InStock',
      }),
      expect.objectContaining({
        price: '0.00',
        eligibleTransactionVolume: { '@type': 'PriceSpecification', minPrice: '30.00', priceCurrency: 'EUR' },
      }),
      expect.objectContaining({ name: 'Deal later', availability: 'https://schema.org/PreOrder' }),
    ]);
  });
});
