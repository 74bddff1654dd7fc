import { WEEKDAYS, type RequestIssue, type SaveRestaurant } from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';

/** One value under the names of both admin screens (product.md, Restaurant). */
interface Twin {
  names: readonly [string, string];
  values: readonly [unknown, unknown];
}

const twin = (name: string, value: unknown, otherName: string, otherValue: unknown): Twin => ({
  names: [name, otherName],
  values: [value, otherValue],
});

const twinsOf = (save: SaveRestaurant): Twin[] => [
  twin('postalCode', save.postalCode, 'zipCode', save.zipCode),
  twin('features.delivery', save.features?.delivery, 'hasDelivery', save.hasDelivery),
  twin('features.takeaway', save.features?.takeaway, 'hasTakeout', save.hasTakeout),
  twin('socialMedia.facebook', save.socialMedia?.facebook, 'facebookUrl', save.facebookUrl),
  twin('socialMedia.instagram', save.socialMedia?.instagram, 'instagramUrl', save.instagramUrl),
  twin('socialMedia.twitter', save.socialMedia?.twitter, 'twitterUrl', save.twitterUrl),
  ...WEEKDAYS.flatMap((day) => {
    const hours = save.openingHours?.[day];
    return [
      twin(`openingHours.${day}.open`, hours?.open, `${day}Open`, save[`${day}Open`]),
      twin(`openingHours.${day}.close`, hours?.close, `${day}Close`, save[`${day}Close`]),
      twin(`openingHours.${day}.closed`, hours?.closed, `${day}Closed`, save[`${day}Closed`]),
    ];
  }),
];

/** Blank and null are one: nothing. */
const differ = ([value, other]: Twin['values']) =>
  value !== undefined && other !== undefined && (value === '' ? null : value) !== (other === '' ? null : other);

/**
 * Twins may be given both, as long as they say the same (product.md, Restaurant).
 * @throws HttpError 400 naming both fields of each pair that differs
 */
export function requireEqualTwins(save: SaveRestaurant): void {
  const issues = twinsOf(save)
    .filter(({ values }) => differ(values))
    .flatMap(({ names }): RequestIssue[] => {
      const message = `${names[0]} and ${names[1]} are one value and must not differ.`;
      return names.map((path) => ({ path, message }));
    });
  if (issues[0]) throw badRequest(issues[0].message, issues);
}
