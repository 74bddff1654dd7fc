import {
  BLANK_RESTAURANT,
  DEFAULT_HOURS,
  DEFAULT_PREPARATION_TIME,
  OPTIONAL_RESTAURANT_TEXTS,
  RESTAURANT_DEFAULTS,
  RESTAURANT_LIMITS,
  eachRestaurantText,
  weekdayFields,
  weekHours,
  type AdminRestaurant,
  type OptionalRestaurantText,
  type PreparationTime,
  type SaveRestaurant,
  type WeekdayFields,
} from '@pickup/contract';
import type { SocialValues } from '../../restaurant/restaurant-fields.js';
import { textOrNull, webAddressOrNull } from '../../forms/typed-texts.js';

/** In the order in which a missing one is reported. */
export const REQUIRED = ['name', 'phone', 'email', 'address'] as const;

const isOptional = (name: string): name is OptionalRestaurantText => name in OPTIONAL_RESTAURANT_TEXTS;

export const TEXTS = [
  ...REQUIRED,
  ...Object.keys(OPTIONAL_RESTAURANT_TEXTS).filter(isOptional),
  'zipCode',
  'capacity',
  'preparationTimeMin',
  'preparationTimeMax',
  'unseenAfterMinutes',
  'googleLocationUrl',
  'website',
  'timeZone',
  'currencySymbol',
  'currencyCode',
] as const;

export const SERVICES = ['hasDelivery', 'hasTakeout', 'acceptsReservations'] as const;

/** The settings screen's inputs: figures as they are typed. */
export type SettingsValues = Record<(typeof TEXTS)[number], string> &
  Record<(typeof SERVICES)[number], boolean> &
  WeekdayFields &
  SocialValues & { preparationTimeUnit: PreparationTime['preparationTimeUnit'] };

export function settingsValues(record: AdminRestaurant | null): SettingsValues {
  const from = record ?? BLANK_RESTAURANT;
  return {
    name: from.name,
    phone: from.phone,
    email: from.email,
    address: from.address,
    ...eachRestaurantText((name) => from[name] ?? ''),
    zipCode: from.zipCode ?? '',
    hasDelivery: from.hasDelivery,
    hasTakeout: from.hasTakeout,
    acceptsReservations: from.acceptsReservations,
    capacity: from.capacity === null ? '' : String(from.capacity),
    preparationTimeMin: String(from.preparationTimeMin),
    preparationTimeMax: String(from.preparationTimeMax),
    preparationTimeUnit: from.preparationTimeUnit,
    unseenAfterMinutes: String(from.unseenAfterMinutes),
    googleLocationUrl: from.googleLocationUrl ?? '',
    website: from.website ?? '',
    timeZone: from.timeZone,
    currencySymbol: from.currencySymbol,
    currencyCode: from.currencyCode,
    facebookUrl: from.facebookUrl ?? '',
    instagramUrl: from.instagramUrl ?? '',
    twitterUrl: from.twitterUrl ?? '',
    ...weekdayFields(from.openingHours),
  };
}

/** A whole number as typed; null for anything else. */
export function wholeNumber(text: string): number | null {
  const typed = text.trim();
  return /^[+-]?\d+$/.test(typed) ? Number(typed) : null;
}

/** Whether a typed bound can be saved; a blank one becomes its default. */
export function canBePreparation(text: string): boolean {
  const { min, max } = RESTAURANT_LIMITS.preparation;
  const bound = wholeNumber(text);
  return text.trim() === '' || (bound !== null && bound >= min && bound <= max);
}

type TypedPreparation = Pick<SettingsValues, 'preparationTimeMin' | 'preparationTimeMax' | 'preparationTimeUnit'>;

/** The typed preparation time, with defaults where nothing usable is typed (product.md, Opening hours). */
export const preparationOf = (values: TypedPreparation): PreparationTime => ({
  preparationTimeMin: wholeNumber(values.preparationTimeMin) ?? DEFAULT_PREPARATION_TIME.preparationTimeMin,
  preparationTimeMax: wholeNumber(values.preparationTimeMax) ?? DEFAULT_PREPARATION_TIME.preparationTimeMax,
  preparationTimeUnit: values.preparationTimeUnit,
});

/** After how many minutes an order counts as unseen; the default where nothing usable is typed. */
const unseenAfterOf = (text: string): number => wholeNumber(text) ?? RESTAURANT_DEFAULTS.unseenAfterMinutes;

/** The typed number of seats: at least 1, or none. */
function capacityOf(text: string): number | null {
  const seats = wholeNumber(text);
  return seats !== null && seats >= 1 ? seats : null;
}

/**
 * The request body: this screen's fields only, so that the information screen's stay as they are (product.md,
 * Restaurant).
 */
export function settingsToSave(values: SettingsValues) {
  const { hasDelivery, hasTakeout, acceptsReservations } = values;
  return {
    name: values.name.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    address: values.address.trim(),
    ...eachRestaurantText((name) => textOrNull(values[name])),
    zipCode: textOrNull(values.zipCode),
    ...{ hasDelivery, hasTakeout, acceptsReservations },
    capacity: capacityOf(values.capacity),
    ...preparationOf(values),
    unseenAfterMinutes: unseenAfterOf(values.unseenAfterMinutes),
    googleLocationUrl: webAddressOrNull(values.googleLocationUrl),
    website: webAddressOrNull(values.website),
    timeZone: values.timeZone,
    currencySymbol: values.currencySymbol.trim(),
    currencyCode: values.currencyCode.trim().toUpperCase(),
    facebookUrl: webAddressOrNull(values.facebookUrl),
    instagramUrl: webAddressOrNull(values.instagramUrl),
    twitterUrl: webAddressOrNull(values.twitterUrl),
    ...weekdayFields(weekHours(values, DEFAULT_HOURS)),
  } satisfies SaveRestaurant;
}
