import { SaveRestaurant, WEEKDAYS } from '@pickup/contract';
import { HttpError } from '@pickup/strapi-kit';
import { describe, expect, it } from 'vitest';
import { mergeRestaurant, newRestaurant } from './merge-restaurant.js';

const required = { name: 'Mirabelle', phone: '+31 30 555 0142', email: 'hello@mirabelle.example', address: 'Kade 27' };
const stored = newRestaurant({
  ...required,
  postalCode: '3512 QV',
  description: 'A kitchen on a canal.',
  facebookUrl: 'https://facebook.example/mirabelle',
});

/** As a request arrives: through the contract first. */
const merge = (body: unknown) => mergeRestaurant(stored, SaveRestaurant.parse(body));

function errorOf(work: () => unknown): HttpError {
  try {
    work();
  } catch (error) {
    if (error instanceof HttpError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

const { features, paymentMethods, socialMedia, openingHours } = stored;

/** Every pair of names of one value, and how each screen sends it. */
const ALIASES: { one: string; other: string; bodies: [object, object]; conflicting: object; merged: object }[] = [
  {
    one: 'postalCode',
    other: 'zipCode',
    bodies: [{ postalCode: '1011 AB' }, { zipCode: '1011 AB' }],
    conflicting: { zipCode: '9999 ZZ' },
    merged: { postalCode: '1011 AB' },
  },
  {
    one: 'features.delivery',
    other: 'hasDelivery',
    bodies: [{ features: { ...features, delivery: true } }, { hasDelivery: true }],
    conflicting: { hasDelivery: false },
    merged: { features: { ...features, delivery: true } },
  },
  {
    one: 'features.takeaway',
    other: 'hasTakeout',
    bodies: [{ features: { ...features, takeaway: false } }, { hasTakeout: false }],
    conflicting: { hasTakeout: true },
    merged: { features: { ...features, takeaway: false } },
  },
  ...(['facebook', 'instagram', 'twitter'] as const).map((network) => {
    const address = `https://${network}.example/new`;
    const all = { ...socialMedia, [network]: address };
    return {
      one: `socialMedia.${network}`,
      other: `${network}Url`,
      bodies: [{ socialMedia: all }, { [`${network}Url`]: address }] as [object, object],
      conflicting: { [`${network}Url`]: null },
      merged: { socialMedia: all },
    };
  }),
  ...WEEKDAYS.flatMap((day) =>
    [
      { part: 'open', value: '08:15', another: '08:16' },
      { part: 'close', value: '01:30', another: '01:31' },
      { part: 'closed', value: true, another: false },
    ].map(({ part, value, another }) => {
      const week = { ...openingHours, [day]: { ...openingHours[day], [part]: value } };
      const name = `${day}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
      return {
        one: `openingHours.${day}.${part}`,
        other: name,
        bodies: [{ openingHours: week }, { [name]: value }] as [object, object],
        conflicting: { [name]: another },
        merged: { openingHours: week },
      };
    }),
  ),
];

describe('a save of either admin screen', () => {
  it('changes nothing when it is empty', () => {
    expect(merge({})).toEqual(stored);
  });

  it('covers 27 pairs of names', () => {
    expect(ALIASES).toHaveLength(27);
  });

  it.each(ALIASES)('stores $one and $other as one value', ({ bodies: [one, other], merged }) => {
    const expected = { ...stored, ...merged };
    expect(merge(one)).toEqual(expected);
    expect(merge(other)).toEqual(expected);
    expect(merge({ ...one, ...other })).toEqual(expected);
    expect(expected).not.toEqual(stored);
  });

  it.each(ALIASES)('rejects $one and $other that differ', ({ one, other, bodies: [body], conflicting }) => {
    const { status, message, issues } = errorOf(() => merge({ ...body, ...conflicting }));
    expect([status, message]).toEqual([400, `${one} and ${other} are one value and must not differ.`]);
    expect(issues).toEqual([one, other].map((path) => ({ path, message })));
  });

  it('reports every pair that differs', () => {
    const { issues } = errorOf(() =>
      merge({ postalCode: '1', zipCode: '2', features: { ...features, delivery: true }, hasDelivery: false }),
    );
    expect(issues.map(({ path }) => path)).toEqual(['postalCode', 'zipCode', 'features.delivery', 'hasDelivery']);
  });

  it('treats blank and null as equal', () => {
    expect(merge({ postalCode: ' ', zipCode: null }).postalCode).toBeNull();
    expect(merge({ postalCode: null }).postalCode).toBeNull();
    expect(merge({ facebookUrl: '' }).socialMedia.facebook).toBeNull();
    expect(merge({ socialMedia: { ...socialMedia, facebook: null }, facebookUrl: '' }).socialMedia).toEqual({
      facebook: null,
      instagram: null,
      twitter: null,
    });
  });

  it.each([
    'description',
    'story',
    'mission',
    'city',
    'state',
    'country',
    'specialInstructions',
    'website',
    'googleLocationUrl',
    'ratingText',
    'serviceAvailability',
  ])('stores a blank %s as null', (field) => {
    const filled = { ...stored, [field]: 'https://mirabelle.example' };
    for (const nothing of ['', '  ', null]) {
      const merged = mergeRestaurant(filled, SaveRestaurant.parse({ [field]: nothing }));
      expect(merged).toEqual({ ...stored, [field]: null });
    }
  });

  it('changes two days of the week and leaves the other five', () => {
    const { openingHours: week } = merge({ mondayClosed: true, sundayOpen: '12:00', sundayClose: '20:00' });
    expect(week).toEqual({
      ...openingHours,
      monday: { open: '09:00', close: '22:00', closed: true, second: null },
      sunday: { open: '12:00', close: '20:00', closed: false, second: null },
    });
  });

  it('stores the plain fields of both screens', () => {
    const plain = {
      ...required,
      name: 'Reine Claude',
      acceptsReservations: true,
      capacity: null,
      preparationTimeMin: 1,
      preparationTimeMax: 2,
      preparationTimeUnit: 'hrs',
      timeZone: 'America/New_York',
      currencySymbol: '$',
      currencyCode: 'USD',
      paymentMethods: { ...paymentMethods, onlinePayment: false },
    };
    expect(merge(plain)).toEqual({ ...stored, ...plain });
  });
});

describe('a second shift', () => {
  const dinner = { open: '17:00', close: '22:00' };
  const lunch = { open: '12:00', close: '14:00', closed: false };
  const week = { ...openingHours, monday: { ...lunch, second: dinner } };
  const split = mergeRestaurant(stored, SaveRestaurant.parse({ openingHours: week }));
  const mergeSplit = (body: unknown) => mergeRestaurant(split, SaveRestaurant.parse(body)).openingHours.monday;

  it.each([
    [{ mondayOpen: '11:00' }, { ...lunch, open: '11:00', second: dinner }],
    [{ openingHours: { ...openingHours, monday: lunch } }, { ...lunch, second: dinner }],
    [{ openingHours: { ...week, monday: { ...lunch, second: null } } }, { ...lunch, second: null }],
    [
      { mondayClosed: true, mondayClose: '23:00' },
      { ...lunch, close: '23:00', closed: true, second: dinner },
    ],
    [{ capacity: 12 }, { ...lunch, second: dinner }],
  ])('of %j is kept unless it is taken away', (body, expected) => {
    expect(mergeSplit(body)).toEqual(expected);
  });

  it.each([
    [{ mondayClose: '18:00' }, 'mondayClose must not overlap: 17:00 is before 12:00-18:00 has ended.'],
    [{ mondayOpen: '23:00' }, 'mondayOpen must not overlap: 17:00 is before 23:00-14:00 has ended.'],
    [
      { openingHours: { ...openingHours, monday: { ...lunch, close: '17:01' } } },
      'openingHours.monday.second must not overlap: 17:00 is before 12:00-17:01 has ended.',
    ],
  ])('that would overlap after %j is refused', (body, message) => {
    const { issues, ...error } = errorOf(() => mergeSplit(body));
    expect([error.status, issues]).toEqual([400, [{ path: message.split(' ')[0], message }]]);
  });

  it('does not block changes of other fields when the stored one overlaps', () => {
    const broken = { ...split, openingHours: { ...week, monday: { ...lunch, close: '18:00', second: dinner } } };
    expect(mergeRestaurant(broken, { capacity: 5, tuesdayOpen: '08:00' })).toMatchObject({ capacity: 5 });
  });
});

describe('a preparation time', () => {
  it.each([
    [{ preparationTimeMax: 14 }, 'preparationTimeMax', 'must not be below preparationTimeMin, which is 15'],
    [{ preparationTimeMin: 21 }, 'preparationTimeMin', 'must not be above preparationTimeMax, which is 20'],
  ])('is rejected as %j when it does not fit the stored one', (save, field, text) => {
    const { status, message, issues } = errorOf(() => merge(save));
    expect([status, message]).toEqual([400, `${field} ${text}.`]);
    expect(issues).toEqual([{ path: field, message }]);
  });

  it('may have equal bounds, and both bounds may change at once', () => {
    expect(merge({ preparationTimeMin: 20 })).toMatchObject({ preparationTimeMin: 20, preparationTimeMax: 20 });
    expect(merge({ preparationTimeMin: 40, preparationTimeMax: 50 })).toMatchObject({ preparationTimeMax: 50 });
  });

  it('does not block changes of other fields when the stored one is invalid', () => {
    const upsideDown = { ...stored, preparationTimeMin: 30 };
    expect(mergeRestaurant(upsideDown, { capacity: 5 })).toEqual({ ...upsideDown, capacity: 5 });
  });
});

describe('the first save', () => {
  it.each([
    [{}, ['name', 'phone', 'email', 'address']],
    [{ name: 'Mirabelle' }, ['phone', 'email', 'address']],
    [{ name: 'Mirabelle', phone: required.phone, address: 'Kade 27' }, ['email']],
    [{ ...required, address: undefined }, ['address']],
  ])('reports that %j lacks %j, in the order of the settings screen', (save, missing) => {
    const { status, message, issues } = errorOf(() => newRestaurant(save));
    expect([status, message]).toEqual([400, `${missing[0] ?? ''} is required.`]);
    expect(issues.map(({ path }) => path)).toEqual(missing);
  });

  it('has the documented defaults', () => {
    const week = newRestaurant(required).openingHours;
    const day = (close: string, open = '09:00') => ({ open, close, closed: false, second: null });
    expect(Object.values(week)).toEqual([
      ...Array.from({ length: 4 }, () => day('22:00')),
      ...Array.from({ length: 2 }, () => day('23:00')),
      day('21:00', '10:00'),
    ]);
    expect(newRestaurant(required)).toMatchObject({
      ...required,
      description: null,
      postalCode: null,
      features: { delivery: false, takeaway: true, dineIn: false, wifiAvailable: true, parking: false },
      paymentMethods: { cash: true, card: true, contactless: true, onlinePayment: true },
      socialMedia: { facebook: null, instagram: null, twitter: null },
      preparationTimeMin: 15,
      preparationTimeMax: 20,
      preparationTimeUnit: 'min',
      acceptsReservations: false,
      capacity: 50,
      timeZone: 'Europe/Amsterdam',
      currencySymbol: '€',
      currencyCode: 'EUR',
    });
  });

  it('applies given fields over the defaults, under either name', () => {
    expect(newRestaurant({ ...required, hasDelivery: true, fridayClose: '02:00', capacity: null })).toMatchObject({
      features: { delivery: true, takeaway: true },
      openingHours: { friday: { open: '09:00', close: '02:00', closed: false } },
      capacity: null,
    });
  });

  it('checks a preparation time against the default of the other bound', () => {
    expect(errorOf(() => newRestaurant({ ...required, preparationTimeMin: 30 })).message).toBe(
      'preparationTimeMin must not be above preparationTimeMax, which is 20.',
    );
  });
});
