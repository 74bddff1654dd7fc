import { describe, expect, it } from 'vitest';
import { SaveRestaurant } from '../entities/restaurant.js';
import { formatOperatingHours } from './opening-hours.js';
import { BLANK_RESTAURANT, DEFAULT_HOURS, INFORMATION_FEATURES, RESTAURANT_DEFAULTS } from './restaurant-defaults.js';

describe('the default restaurant', () => {
  it('has the opening hours with which the information screen starts', () => {
    expect(formatOperatingHours(DEFAULT_HOURS)).toBe(
      'Monday: 09:00-22:00, Tuesday: 09:00-22:00, Wednesday: 09:00-22:00, Thursday: 09:00-22:00, ' +
        'Friday: 09:00-23:00, Saturday: 09:00-23:00, Sunday: 10:00-21:00',
    );
  });

  it('has not opened its doors yet, accepts every payment, has 50 seats, takes no reservations and needs 15 to 20 minutes', () => {
    expect(RESTAURANT_DEFAULTS).toMatchObject({
      doorsOpen: false,
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

  it('has no social media', () => {
    expect(RESTAURANT_DEFAULTS.socialMedia).toEqual({ facebook: null, instagram: null, twitter: null });
  });

  it('can be saved as it is', () => {
    expect(SaveRestaurant.parse(RESTAURANT_DEFAULTS)).toEqual(RESTAURANT_DEFAULTS);
  });
});

describe('the blank restaurant form', () => {
  it('has the same defaults in the names of both screens', () => {
    const { delivery, takeaway } = RESTAURANT_DEFAULTS.features;
    expect(BLANK_RESTAURANT).toMatchObject({ ...RESTAURANT_DEFAULTS, hasDelivery: delivery, hasTakeout: takeaway });
  });

  it('has empty name, phone, email and address, and cannot be saved without them', () => {
    const { error } = SaveRestaurant.safeParse(BLANK_RESTAURANT);
    const missing = new Set(error?.issues.map(({ path }) => path.join('.')));
    expect([...missing]).toEqual(['name', 'phone', 'email', 'address']);
    expect(BLANK_RESTAURANT).toMatchObject({ name: '', phone: '', email: '', address: '', description: null });
  });
});
