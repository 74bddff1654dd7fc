import { WEEKDAYS, type RequestIssue, type SaveRestaurant, weekHours, BLANK_RESTAURANT } from '@pickup/contract';
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
 * @throws HttpError 400 for two names of one value that differ, and for a preparation time whose minimum exceeds its maximum
 */
export function mergeRestaurant(stored: RestaurantFields, save: SaveRestaurant): RestaurantFields {
  requireEqualAliases(save);
  const merged = RestaurantFields.parse({
    ...stored,
    ...save,
    postalCode: firstGiven(save.postalCode, save.zipCode, stored.postalCode),
    openingHours: weekHours(save, save.openingHours ?? stored.openingHours),
    features: mergeFeatures(stored.features, save),
    socialMedia: mergeSocialMedia(stored.socialMedia, save),
  });
  requirePreparationRange(save, merged);
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
