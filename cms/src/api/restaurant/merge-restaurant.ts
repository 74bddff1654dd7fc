import { weekHours, type SaveRestaurant } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';
import { RestaurantFields } from './restaurant-row.js';
import { requireEqualTwins } from './twin-fields.js';

/** Of twins the one that was given; null is a value too, it takes the old one away. */
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

/** Names the bound that was given: the other one may be the stored one. */
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
 * What is stored after either screen's save: what it gives, under whichever of its names, over what stands (product.md, Restaurant).
 * @throws HttpError 400 for twins that differ and for a preparation time that ends before it begins
 */
export function mergeRestaurant(stored: RestaurantFields, save: SaveRestaurant): RestaurantFields {
  requireEqualTwins(save);
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
