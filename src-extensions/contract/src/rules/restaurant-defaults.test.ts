import { describe, expect, it } from 'vitest';
import { SaveRestaurant } from '../entities/restaurant.js';
import { formatOperatingHours } from './opening-hours.js';
import { DEFAULT_HOURS, INFORMATION_FEATURES, RESTAURANT_DEFAULTS } from './restaurant-defaults.js';

describe('a restaurant that has said nothing (specification 9)', () => {
  it('is open as the information screen starts', () => {
    expect(formatOperatingHours(DEFAULT_HOURS)).toBe(
      'Monday: 09:00-22:00, Tuesday: 09:00-22:00, Wednesday: 09:00-22:00, Thursday: 09:00-22:00, ' +
        'Friday: 09:00-23:00, Saturday: 09:00-23:00, Sunday: 10:00-21:00',
    );
  });

  it('takes every payment, 50 guests and no reservations, and needs 15 to 20 minutes', () => {
    expect(RESTAURANT_DEFAULTS).toMatchObject({
      paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: true },
      capacity: 50,
      acceptsReservations: false,
      preparationTimeMin: 15,
      preparationTimeMax: 20,
      preparationTimeUnit: 'min',
      currencySymbol: '€',
    });
  });

  it('offers delivery on the information screen alone', () => {
    const others = { takeaway: true, dineIn: false, parking: false, wifiAvailable: true, wheelchairAccessible: false };
    expect(INFORMATION_FEATURES).toEqual({ ...others, delivery: true });
    expect(RESTAURANT_DEFAULTS.features).toEqual({ ...others, delivery: false });
  });

  it('can be saved as it is', () => {
    expect(SaveRestaurant.parse(RESTAURANT_DEFAULTS)).toEqual(RESTAURANT_DEFAULTS);
  });
});
