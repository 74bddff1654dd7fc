import {
  BLANK_RESTAURANT,
  type RequestIssue,
  type SaveRestaurant,
  secondShiftContradiction,
  WEEKDAYS,
  type Weekday,
  weekHours,
  type WeekHours,
  weekOf,
} from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';
import { RestaurantFields } from './restaurant.js';

/** One value that the two admin screens send under different names (product.md, Restaurant). */
interface AliasPair {
  names: readonly [string, string];
  values: readonly [unknown, unknown];
}

const aliasPair = (name: string, value: unknown, otherName: string, otherValue: unknown): AliasPair => ({
  names: [name, otherName],
  values: [value, otherValue],
});

const aliasPairsOf = (save: SaveRestaurant): AliasPair[] => [
  aliasPair('postalCode', save.postalCode, 'zipCode', save.zipCode),
  aliasPair('features.delivery', save.features?.delivery, 'hasDelivery', save.hasDelivery),
  aliasPair('features.takeaway', save.features?.takeaway, 'hasTakeout', save.hasTakeout),
  aliasPair('socialMedia.facebook', save.socialMedia?.facebook, 'facebookUrl', save.facebookUrl),
  aliasPair('socialMedia.instagram', save.socialMedia?.instagram, 'instagramUrl', save.instagramUrl),
  aliasPair('socialMedia.twitter', save.socialMedia?.twitter, 'twitterUrl', save.twitterUrl),
  ...WEEKDAYS.flatMap((day) => {
    const hours = save.openingHours?.[day];
    return [
      aliasPair(`openingHours.${day}.open`, hours?.open, `${day}Open`, save[`${day}Open`]),
      aliasPair(`openingHours.${day}.close`, hours?.close, `${day}Close`, save[`${day}Close`]),
      aliasPair(`openingHours.${day}.closed`, hours?.closed, `${day}Closed`, save[`${day}Closed`]),
    ];
  }),
];

/** Blank and null are equal. */
const differ = ([value, other]: AliasPair['values']) =>
  value !== undefined && other !== undefined && (value === '' ? null : value) !== (other === '' ? null : other);

/**
 * A request may contain both names of a value if they agree (product.md, Restaurant).
 * @throws HttpError 400 naming both fields of each pair that differs
 */
function requireEqualAliases(save: SaveRestaurant): void {
  const issues = aliasPairsOf(save)
    .filter(({ values }) => differ(values))
    .flatMap(({ names }): RequestIssue[] => {
      const message = `${names[0]} and ${names[1]} are one value and must not differ.`;
      return names.map((path) => ({ path, message }));
    });
  if (issues[0]) throw badRequest(issues[0].message, issues);
}

/** The first value that is given; null is a value and clears the stored one. */
const firstGiven = <Value>(one: Value | undefined, other: Value | undefined, stored: Value): Value => {
  if (one !== undefined) return one;
  return other === undefined ? stored : other;
};

function mergeSocialMedia(stored: RestaurantFields['socialMedia'], save: SaveRestaurant) {
  const { socialMedia: given, facebookUrl, instagramUrl, twitterUrl } = save;
  return {
    facebook: firstGiven(given?.facebook, facebookUrl, stored.facebook),
    instagram: firstGiven(given?.instagram, instagramUrl, stored.instagram),
    twitter: firstGiven(given?.twitter, twitterUrl, stored.twitter),
  };
}

function mergeFeatures(stored: RestaurantFields['features'], save: SaveRestaurant) {
  const features = save.features ?? stored;
  return {
    ...features,
    delivery: save.hasDelivery ?? features.delivery,
    takeaway: save.hasTakeout ?? features.takeaway,
  };
}

/** The week of a request: a day that says nothing of a second shift keeps the stored one. */
const withStoredSeconds = (given: WeekHours, stored: WeekHours): WeekHours =>
  weekOf((day) => (given[day].second === undefined ? { ...given[day], second: stored[day].second } : given[day]));

/** The field of a request that has changed a day's hours; null when none has. */
function changedHoursField(day: Weekday, save: SaveRestaurant): string | null {
  if (save.openingHours) return `openingHours.${day}.second`;
  const names = [`${day}Close`, `${day}Open`, `${day}Closed`] as const;
  return names.find((name) => save[name] !== undefined) ?? null;
}

/** A day that is changed may come to have a stored second shift that it did not have in the request. */
function requireSecondShifts(save: SaveRestaurant, { openingHours }: RestaurantFields): void {
  for (const day of WEEKDAYS) {
    const { second, closed, ...first } = openingHours[day];
    const path = changedHoursField(day, save);
    const contradiction = second && !closed && path !== null ? secondShiftContradiction(first, second) : null;
    if (path === null || contradiction === null) continue;
    const message = `${path} ${contradiction}.`;
    throw badRequest(message, [{ path, message }]);
  }
}

/** Checks the range; the error names the bound that was sent, since the other one may be stored. */
function requirePreparationRange(save: SaveRestaurant, { preparationTimeMin, preparationTimeMax }: RestaurantFields) {
  const isTouched = save.preparationTimeMin !== undefined || save.preparationTimeMax !== undefined;
  if (!isTouched || preparationTimeMin <= preparationTimeMax) return;
  const [path, message] =
    save.preparationTimeMax === undefined
      ? ['preparationTimeMin', `must not be above preparationTimeMax, which is ${preparationTimeMax}`]
      : ['preparationTimeMax', `must not be below preparationTimeMin, which is ${preparationTimeMin}`];
  throw badRequest(`${path} ${message}.`, [{ path, message: `${path} ${message}.` }]);
}

/**
 * The stored fields with the changes of either admin screen applied.
 * @throws HttpError 400 for two names of one value that differ, a preparation time whose minimum exceeds its maximum, and shifts
 * of a day that overlap
 */
export function mergeRestaurant(stored: RestaurantFields, save: SaveRestaurant): RestaurantFields {
  requireEqualAliases(save);
  const merged = RestaurantFields.parse({
    ...stored,
    ...save,
    postalCode: firstGiven(save.postalCode, save.zipCode, stored.postalCode),
    openingHours: weekHours(save, withStoredSeconds(save.openingHours ?? stored.openingHours, stored.openingHours)),
    features: mergeFeatures(stored.features, save),
    socialMedia: mergeSocialMedia(stored.socialMedia, save),
  });
  requirePreparationRange(save, merged);
  requireSecondShifts(save, merged);
  return merged;
}

/** In the order in which the settings screen reports them. */
const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

/**
 * The fields of a new restaurant: the given ones over the defaults.
 * @throws HttpError 400 for each required field it lacks, and as {@link mergeRestaurant}
 */
export function newRestaurant(save: SaveRestaurant): RestaurantFields {
  const issues = REQUIRED.filter((path) => save[path] === undefined).map((path) => ({
    path,
    message: `${path} is required.`,
  }));
  if (issues[0]) throw badRequest(issues[0].message, issues);
  return mergeRestaurant(BLANK_RESTAURANT, save);
}
