import { describe, expect, it } from 'vitest';
import { PUBLIC_DEAL_TYPE, SaveDeal } from './deal.js';
import { DEAL_TYPES } from './enumerations.js';
import { SaveCategory, SaveMenuItem } from './menu.js';
import { SaveRestaurant } from './restaurant.js';
import { CreateReview, ReviewStats } from './review.js';

/** The paths of all issues. */
const invalidPaths = (
  schema: typeof SaveDeal | typeof SaveMenuItem | typeof SaveCategory | typeof SaveRestaurant,
  input: unknown,
) => schema.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('SaveMenuItem', () => {
  const dish = { name: 'Pea soup', description: 'With rye bread.', price: 6.5, categoryId: 'soups' };

  it('defaults to available, not popular, without a picture', () => {
    expect(SaveMenuItem.parse(dish)).toMatchObject({ available: true, popular: false, imageUrl: '' });
  });

  it.each(['name', 'description', 'price'])('requires the %s', (field) => {
    expect(invalidPaths(SaveMenuItem, { ...dish, [field]: undefined })).toEqual([field]);
  });

  it.each([-0.01, 10_000, 6.555, '6.50', NaN])('rejects the price %j', (price) => {
    expect(invalidPaths(SaveMenuItem, { ...dish, price })[0]).toBe('price');
  });

  it.each(['', '/dishes/soup.webp', 'https://example.com/soup.webp'])('accepts the picture %j', (imageUrl) => {
    expect(invalidPaths(SaveMenuItem, { ...dish, imageUrl })).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com/soup.webp',
    '//example.com/soup.webp',
    'data:image/png;base64,AAAA',
    'soup.webp',
  ])('rejects the picture %s', (imageUrl) => {
    expect(invalidPaths(SaveMenuItem, { ...dish, imageUrl })).toEqual(['imageUrl']);
  });

  it('rejects a field it does not know', () => {
    expect(SaveMenuItem.safeParse({ ...dish, isActive: false }).success).toBe(false);
  });
});

describe('SaveCategory', () => {
  it('requires a name and leaves the description open', () => {
    expect(invalidPaths(SaveCategory, { name: 'Soups' })).toEqual([]);
    expect(invalidPaths(SaveCategory, { name: ' ' })).toEqual(['name']);
  });
});

describe('SaveDeal', () => {
  const deal = { title: 'Lunch', description: 'Soup and bread.', validFrom: '2026-11-01', validUntil: '2026-11-30' };

  it('defaults to an active COMBO that is neither featured nor conditional', () => {
    expect(SaveDeal.parse(deal)).toMatchObject({
      dealType: 'COMBO',
      active: true,
      featured: false,
      isConditional: false,
      minimumOrderAmount: null,
      originalPrice: null,
      discountedPrice: null,
    });
  });

  it.each(['title', 'description', 'validFrom', 'validUntil'])('requires the %s', (field) => {
    expect(invalidPaths(SaveDeal, { ...deal, [field]: undefined })).toEqual([field]);
  });

  it.each(['discountedPrice', 'originalPrice', 'minimumOrderAmount'])('bounds the %s', (field) => {
    expect(invalidPaths(SaveDeal, { ...deal, [field]: 12.5 })).toEqual([]);
    expect(invalidPaths(SaveDeal, { ...deal, [field]: -1 })).toEqual([field]);
    expect(invalidPaths(SaveDeal, { ...deal, [field]: 1.234 })).toEqual([field]);
  });

  it('maps each type to its public type', () => {
    expect(DEAL_TYPES.map((type) => `${type}→${PUBLIC_DEAL_TYPE[type]}`).join(', ')).toBe(
      'COMBO→combo, LUNCH→lunch, DINNER→other, DRINKS→drinks, SITEWIDE→other, FREE→free',
    );
  });
});

describe('SaveRestaurant', () => {
  it('accepts the fields of either screen, and a part of them', () => {
    expect(invalidPaths(SaveRestaurant, { postalCode: '1011 AB', features: allFeatures })).toEqual([]);
    expect(invalidPaths(SaveRestaurant, { zipCode: '1011 AB', hasDelivery: false, mondayOpen: '09:00' })).toEqual([]);
    expect(invalidPaths(SaveRestaurant, {})).toEqual([]);
  });

  it.each([
    ['preparationTimeMin', 0],
    ['preparationTimeMax', 181],
    ['preparationTimeMin', 1.5],
    ['capacity', 0],
    ['mondayOpen', '25:00'],
    ['timeZone', 'Europe/Utopia'],
    ['website', 'javascript:alert(1)'],
    ['name', '  '],
  ])('rejects %s %j', (field, value) => {
    expect(invalidPaths(SaveRestaurant, { [field]: value })[0]).toBe(field);
  });

  const allFeatures = {
    delivery: true,
    takeaway: true,
    dineIn: false,
    parking: false,
    wifiAvailable: true,
    wheelchairAccessible: false,
  };
});

describe('CreateReview', () => {
  const review = { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 5 };
  const issues = (input: unknown) =>
    CreateReview.safeParse(input).error?.issues.map((issue) => issue.path.join('.')) ?? [];

  it('accepts a review without comment and order number', () => {
    expect(CreateReview.parse(review)).toEqual(review);
  });

  it.each([0, 6, 2.5, '5', null])('rejects the rating %j', (rating) => {
    expect(issues({ ...review, rating })[0]).toBe('rating');
  });

  it.each(['customerName', 'customerEmail'])('requires the %s', (field) => {
    expect(issues({ ...review, [field]: '  ' })[0]).toBe(field);
  });
});

describe('ReviewStats', () => {
  const ratingBreakdown = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 };

  it('requires the keys 1 to 5', () => {
    const stats = { averageRating: 4.7, totalReviews: 3, ratingBreakdown, verifiedAverage: 5, verifiedReviews: 1 };
    expect(ReviewStats.safeParse(stats).success).toBe(true);
    expect(ReviewStats.safeParse({ ...stats, ratingBreakdown: { ...ratingBreakdown, 3: undefined } }).success).toBe(
      false,
    );
  });
});
