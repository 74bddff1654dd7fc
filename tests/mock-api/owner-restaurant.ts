import {
  AdminRestaurant,
  ChangeRestaurant,
  weekdayFields,
  weekOf,
  type DayHours,
  type SaveRestaurant,
  type WeekHours,
  type Weekday,
} from '@pickup/contract';
import { requireSettable, requireVersion, write } from './changing.js';
import type { MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { HttpError, fieldError } from './http-error.js';
import { blankRestaurant, type MockRestaurant } from './restaurant.js';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The one record under the names of both screens (ruling 24). */
const presentAdminRestaurant = (restaurant: MockRestaurant): AdminRestaurant =>
  AdminRestaurant.parse({
    ...restaurant,
    postalCode: restaurant.zipCode,
    hasDelivery: restaurant.features.delivery,
    hasTakeout: restaurant.features.takeaway,
    facebookUrl: restaurant.socialMedia.facebook,
    instagramUrl: restaurant.socialMedia.instagram,
    twitterUrl: restaurant.socialMedia.twitter,
    ...weekdayFields(restaurant.openingHours),
  });

/**
 * One value that has two names; the stored one where neither is given.
 * @throws HttpError 400 when both are given and differ (ruling 24)
 */
function twin<Value>(names: string, one: Value | undefined, other: Value | undefined, stored: Value): Value {
  if (one !== undefined && other !== undefined && (one || null) !== (other || null)) {
    const message = `${names} are one value and must not differ.`;
    throw new HttpError(
      400,
      message,
      names.split(' and ').map((path) => ({ path, message })),
    );
  }
  if (one !== undefined) return one;
  return other === undefined ? stored : other;
}

function mergeDay(stored: DayHours, save: SaveRestaurant, day: Weekday): DayHours {
  const given = save.openingHours?.[day];
  const names = (part: keyof DayHours) => `openingHours.${day}.${part} and ${day}${capitalised(part)}`;
  return {
    open: twin(names('open'), given?.open, save[`${day}Open`], stored.open),
    close: twin(names('close'), given?.close, save[`${day}Close`], stored.close),
    closed: twin(names('closed'), given?.closed, save[`${day}Closed`], stored.closed),
  };
}

const mergeWeek = (stored: WeekHours, save: SaveRestaurant): WeekHours =>
  weekOf((day) => mergeDay(stored[day], save, day));

function mergeFeatures(
  stored: MockRestaurant['features'],
  { features: given, hasDelivery, hasTakeout }: SaveRestaurant,
) {
  return {
    ...(given ?? stored),
    delivery: twin('features.delivery and hasDelivery', given?.delivery, hasDelivery, stored.delivery),
    takeaway: twin('features.takeaway and hasTakeout', given?.takeaway, hasTakeout, stored.takeaway),
  };
}

function mergeSocialMedia({ socialMedia: stored }: MockRestaurant, save: SaveRestaurant) {
  const network = (name: keyof typeof stored) =>
    twin(`socialMedia.${name} and ${name}Url`, save.socialMedia?.[name], save[`${name}Url`], stored[name]) || null;
  return { facebook: network('facebook'), instagram: network('instagram'), twitter: network('twitter') };
}

/** Blank texts are none. */
const given = (save: SaveRestaurant): SaveRestaurant =>
  Object.fromEntries(Object.entries(save).map(([name, value]) => [name, value === '' ? null : value]));

/** What a save makes of the record. @throws HttpError 400 for what cannot be */
function merge(stored: MockRestaurant, save: SaveRestaurant): MockRestaurant {
  const merged = {
    ...stored,
    ...given(save),
    zipCode: twin('postalCode and zipCode', save.postalCode, save.zipCode, stored.zipCode) || null,
    openingHours: mergeWeek(stored.openingHours, save),
    features: mergeFeatures(stored.features, save),
    socialMedia: mergeSocialMedia(stored, save),
  };
  const { preparationTimeMin: min, preparationTimeMax: max } = merged;
  if (min > max && save.preparationTimeMax === undefined) {
    throw fieldError('preparationTimeMin', `must not be above preparationTimeMax, which is ${max}`);
  }
  if (min > max) throw fieldError('preparationTimeMax', `must not be below preparationTimeMin, which is ${min}`);
  return merged;
}

/** In the order of specification 5, restaurant settings save. */
const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

/** How the owner's calls about the restaurant are answered (specification 7, restaurant). */
export const ownerRestaurantAnswers = (data: MockData) => {
  const requireRestaurant = () => {
    if (!data.hasRestaurant) throw new HttpError(404, 'The restaurant has not been described yet.');
    return data.restaurant;
  };
  return {
    adminRestaurant: () => presentAdminRestaurant(requireRestaurant()),
    createRestaurant: ({ body }) => {
      const missing = REQUIRED.find((name) => body[name] === undefined);
      if (missing !== undefined) throw fieldError(missing, 'is required');
      const made = merge(blankRestaurant(), body);
      if (data.hasRestaurant) throw new HttpError(409, 'There is a restaurant already: change it instead.');
      data.hasRestaurant = true;
      return presentAdminRestaurant(write(data.restaurant, made));
    },
    updateRestaurant: ({ headers, body }) => {
      const restaurant = requireRestaurant();
      requireVersion(restaurant, { startedFrom: headers['if-match'], noun: 'restaurant' });
      const save = requireSettable(ChangeRestaurant, body, presentAdminRestaurant(restaurant));
      return presentAdminRestaurant(write(restaurant, merge(restaurant, save)));
    },
  } satisfies Answers;
};
