import {
  BLANK_RESTAURANT,
  ChangeRestaurant,
  secondShiftContradiction,
  slotContradiction,
  WEEKDAYS,
  weekHours,
  weekOf,
  type SaveRestaurant,
  type WeekHours,
} from '@pickup/contract';
import { announceKitchen } from './board-stream.js';
import { requireVersion, requireWritable, write } from './changing.js';
import type { MockData } from './data.js';
import { HttpError, fieldError } from './http.js';
import type { Answers } from './mock-api.js';
import { presentAdminRestaurant } from './present.js';
import { exampleRestaurant, type MockRestaurant } from './restaurant.js';

/** The week of a request: a day that says nothing of a second shift keeps the stored one. */
const withStoredSeconds = (given: WeekHours, stored: WeekHours): WeekHours =>
  weekOf((day) => ({ second: stored[day].second ?? null, ...given[day] }));

/** @throws HttpError 400 for a day whose stored second shift begins before the new first one has ended */
function requireSecondShifts(openingHours: WeekHours): WeekHours {
  for (const day of WEEKDAYS) {
    const { second, closed, ...first } = openingHours[day];
    const contradiction = second && !closed ? secondShiftContradiction(first, second) : null;
    if (contradiction !== null) throw fieldError(`openingHours.${day}.second`, contradiction);
  }
  return openingHours;
}

/** @throws HttpError 400 naming the dish that takes most where slots are too small for it */
function requireDishesFit({ dishes }: MockData, { unitsPerSlot }: MockRestaurant): void {
  const kept = dishes.filter(({ isActive }) => isActive);
  const [largest] = kept.toSorted((one, other) => other.kitchenUnits - one.kitchenUnits);
  const contradiction = largest ? slotContradiction(largest, unitsPerSlot) : null;
  if (contradiction !== null) throw fieldError('unitsPerSlot', `is too small: ${contradiction}`);
}

/**
 * The record after a save. Of the fields with two names only the postal code is compared: the screens send one name each.
 * @throws HttpError 400 for postal codes that differ
 */
function merge(stored: MockRestaurant, save: SaveRestaurant): MockRestaurant {
  const { zipCode = save.postalCode ?? stored.zipCode, features = stored.features } = save;
  const links = { ...stored.socialMedia, ...save.socialMedia };
  if (save.postalCode !== undefined && save.postalCode !== zipCode)
    throw fieldError('postalCode', 'differs from zipCode');
  const { facebookUrl: facebook = links.facebook, instagramUrl: instagram = links.instagram } = save;
  const { twitterUrl: twitter = links.twitter } = save;
  const blankIsNull = Object.entries(save).map(([name, value]) => [name, value === '' ? null : value] as const);
  return {
    ...stored,
    ...Object.fromEntries(blankIsNull),
    zipCode: zipCode || null,
    openingHours: requireSecondShifts(
      weekHours(save, withStoredSeconds(save.openingHours ?? stored.openingHours, stored.openingHours)),
    ),
    features: {
      ...features,
      delivery: save.hasDelivery ?? features.delivery,
      takeaway: save.hasTakeout ?? features.takeaway,
    },
    socialMedia: { facebook: facebook || null, instagram: instagram || null, twitter: twitter || null },
  };
}

/** The fields that a new restaurant needs, in the order in which they are asked for. */
const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

/** The owner's calls about the restaurant. */
export const ownerRestaurantCalls = (data: MockData) => {
  const requireRestaurant = () => {
    if (!data.hasRestaurant) throw new HttpError(404);
  };
  return {
    adminRestaurant: () => {
      requireRestaurant();
      return presentAdminRestaurant(data);
    },
    createRestaurant: ({ body }) => {
      const missing = REQUIRED.find((name) => body[name] === undefined);
      if (missing !== undefined) throw fieldError(missing, 'is required');
      if (data.hasRestaurant) throw new HttpError(409);
      data.hasRestaurant = true;
      write(data.restaurant, merge({ ...exampleRestaurant(), ...structuredClone(BLANK_RESTAURANT) }, body));
      return presentAdminRestaurant(data);
    },
    updateRestaurant: ({ headers, body }) => {
      requireRestaurant();
      requireVersion(data.restaurant, headers);
      const save = requireWritable(ChangeRestaurant, body, presentAdminRestaurant(data));
      const merged = merge(data.restaurant, save);
      if (save.unitsPerSlot !== undefined) requireDishesFit(data, merged);
      write(data.restaurant, merged);
      announceKitchen(data);
      return presentAdminRestaurant(data);
    },
  } satisfies Answers;
};
