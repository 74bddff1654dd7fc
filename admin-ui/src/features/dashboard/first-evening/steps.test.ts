import { RESTAURANT_DEFAULTS, weekOf } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { lackOf, type Facts, type StepName } from './steps.js';

const week = weekOf(() => ({ open: '17:00', close: '22:00', closed: false, second: null }));
const atCounter = { cash: true, card: false, contactless: false, onlinePayment: false };
const dish = { isActive: true, available: true };
const ready: Facts = {
  restaurant: { openingHours: week, paymentMethods: atCounter },
  categories: 1,
  dishes: [dish],
  orders: [{ status: 'CANCELLED' }],
};
const restaurant = (given: Partial<NonNullable<Facts['restaurant']>>) => ({
  restaurant: { openingHours: week, paymentMethods: atCounter, ...given },
});

describe('lackOf', () => {
  it.each(['describe', 'hours', 'categories', 'dishes', 'payment', 'testOrder'] as const)(
    'is null for %s where all is ready',
    (step) => {
      expect(lackOf(step, ready)).toBeNull();
    },
  );

  const lacks: [StepName, string, Partial<Facts>][] = [
    ['describe', 'undescribed', { restaurant: null }],
    ['hours', 'usualHours', { restaurant: null }],
    ['hours', 'usualHours', restaurant({ openingHours: RESTAURANT_DEFAULTS.openingHours })],
    ['hours', 'neverOpen', restaurant({ openingHours: weekOf((day) => ({ ...week[day], closed: true })) })],
    ['categories', 'noCategory', { categories: 0 }],
    ['dishes', 'noDish', { dishes: [] }],
    ['dishes', 'noDish', { dishes: [{ ...dish, isActive: false }] }],
    ['dishes', 'noDishOnSale', { dishes: [{ ...dish, available: false }] }],
    ['payment', 'onlinePayment', { restaurant: null }],
    ['payment', 'onlinePayment', restaurant({ paymentMethods: RESTAURANT_DEFAULTS.paymentMethods })],
    ['payment', 'noPayment', restaurant({ paymentMethods: { ...atCounter, cash: false } })],
    ['testOrder', 'noOrder', { orders: [] }],
  ];
  it.each(lacks)('of %s is %s', (step, lack, given) => {
    expect(lackOf(step, { ...ready, ...given })).toBe(lack);
  });

  it('of the hours is null for the usual ones with a second shift on a day', () => {
    const { openingHours } = RESTAURANT_DEFAULTS;
    const monday = { open: '09:00', close: '14:00', closed: false, second: { open: '17:00', close: '22:00' } };
    expect(lackOf('hours', { ...ready, ...restaurant({ openingHours: { ...openingHours, monday } }) })).toBeNull();
  });
});
