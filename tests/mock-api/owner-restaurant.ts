import { BLANK_RESTAURANT, ChangeRestaurant, weekHours, type SaveRestaurant } from '@pickup/contract';
import { requireVersion, requireWritable, write } from './changing.js';
import type { MockData } from './data.js';
import { HttpError, fieldError } from './http.js';
import type { Answers } from './mock-api.js';
import { presentAdminRestaurant } from './present.js';
import { exampleRestaurant, type MockRestaurant } from './records.js';

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
    openingHours: weekHours(save, save.openingHours ?? stored.openingHours),
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
      write(data.restaurant, merge(data.restaurant, save));
      return presentAdminRestaurant(data);
    },
  } satisfies Answers;
};
