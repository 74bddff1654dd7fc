import {
  BLANK_RESTAURANT,
  KITCHEN_LIMITS,
  DEFAULT_PREPARATION_TIME,
  OPTIONAL_RESTAURANT_TEXTS,
  RESTAURANT_DEFAULTS,
  RESTAURANT_LIMITS,
  eachRestaurantText,
  weekdayFields,
  type AdminRestaurant,
  type OptionalRestaurantText,
  type PreparationTime,
  type SaveRestaurant,
} from '@pickup/contract';
import { hoursField, hoursValues, openingHoursOf, type HoursValues } from '../../restaurant/hours-form.js';
import type { SocialValues } from '../../restaurant/restaurant-fields.js';
import { isWholeWithin, textOrNull, webAddressOrNull, wholeNumber } from '../../forms/typed-texts.js';

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
  'slotMinutes',
  'unitsPerSlot',
  'horizonDays',
  'lastOrderMinutes',
  'googleLocationUrl',
  'website',
  'timeZone',
  'currencySymbol',
  'currencyCode',
  'priceRange',
] as const;

export const SERVICES = ['hasDelivery', 'hasTakeout', 'acceptsReservations'] as const;

/** What is on or off. */
export const SWITCHES = [...SERVICES, 'ordersWhenClosed', 'doorsOpen'] as const;

/** The settings screen's inputs: figures as they are typed. */
export type SettingsValues = Record<(typeof TEXTS)[number], string> &
  Record<(typeof SWITCHES)[number], boolean> &
  HoursValues &
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
    slotMinutes: String(from.slotMinutes),
    unitsPerSlot: from.unitsPerSlot === null ? '' : String(from.unitsPerSlot),
    horizonDays: String(from.horizonDays),
    lastOrderMinutes: String(from.lastOrderMinutes),
    ordersWhenClosed: from.ordersWhenClosed,
    doorsOpen: from.doorsOpen,
    googleLocationUrl: from.googleLocationUrl ?? '',
    website: from.website ?? '',
    timeZone: from.timeZone,
    currencySymbol: from.currencySymbol,
    currencyCode: from.currencyCode,
    priceRange: from.priceRange === null ? '' : String(from.priceRange),
    facebookUrl: from.facebookUrl ?? '',
    instagramUrl: from.instagramUrl ?? '',
    twitterUrl: from.twitterUrl ?? '',
    ...hoursValues(from.openingHours),
  };
}

/** Whether a typed bound can be saved; a blank one becomes its default. */
export const canBePreparation = (text: string): boolean =>
  text.trim() === '' || isWholeWithin(text, RESTAURANT_LIMITS.preparation);

type TypedPreparation = Pick<SettingsValues, 'preparationTimeMin' | 'preparationTimeMax' | 'preparationTimeUnit'>;

/** The typed preparation time, with defaults where nothing usable is typed (product.md, Pickup times). */
export const preparationOf = (values: TypedPreparation): PreparationTime => ({
  preparationTimeMin: wholeNumber(values.preparationTimeMin) ?? DEFAULT_PREPARATION_TIME.preparationTimeMin,
  preparationTimeMax: wholeNumber(values.preparationTimeMax) ?? DEFAULT_PREPARATION_TIME.preparationTimeMax,
  preparationTimeUnit: values.preparationTimeUnit,
});

/** A preparation time in minutes. */
export function wholeMinutesOf(time: PreparationTime): { min: number; max: number } {
  const minutes = time.preparationTimeUnit === 'hrs' ? 60 : 1;
  return { min: time.preparationTimeMin * minutes, max: time.preparationTimeMax * minutes };
}

/** After how many minutes an order counts as unseen; the default where nothing usable is typed. */
const unseenAfterOf = (text: string): number => wholeNumber(text) ?? RESTAURANT_DEFAULTS.unseenAfterMinutes;

/** The typed number of seats: at least 1, or none. */
function capacityOf(text: string): number | null {
  const seats = wholeNumber(text);
  return seats !== null && seats >= 1 ? seats : null;
}

/** The figures about pickup times. */
export const PICKUP_FIGURES = ['slotMinutes', 'unitsPerSlot', 'horizonDays', 'lastOrderMinutes'] as const;

/** Whether a typed figure can be saved; blank is no limit of units. */
export const canBeFigure = (name: (typeof PICKUP_FIGURES)[number], typed: string): boolean =>
  isWholeWithin(typed, KITCHEN_LIMITS[name]) || (name === 'unitsPerSlot' && typed.trim() === '');

/**
 * The request body: this screen's fields only, so that the information screen's stay as they are (product.md,
 * Restaurant).
 */
export function settingsToSave(values: SettingsValues) {
  const { hasDelivery, hasTakeout, acceptsReservations, ordersWhenClosed, doorsOpen } = values;
  const openingHours = openingHoursOf(values);
  return {
    name: values.name.trim(),
    phone: values.phone.trim(),
    email: values.email.trim(),
    address: values.address.trim(),
    ...eachRestaurantText((name) => textOrNull(values[name])),
    zipCode: textOrNull(values.zipCode),
    hasDelivery,
    hasTakeout,
    acceptsReservations,
    ordersWhenClosed,
    doorsOpen,
    capacity: capacityOf(values.capacity),
    ...preparationOf(values),
    unseenAfterMinutes: unseenAfterOf(values.unseenAfterMinutes),
    slotMinutes: wholeNumber(values.slotMinutes) ?? RESTAURANT_DEFAULTS.slotMinutes,
    unitsPerSlot: wholeNumber(values.unitsPerSlot),
    horizonDays: wholeNumber(values.horizonDays) ?? RESTAURANT_DEFAULTS.horizonDays,
    lastOrderMinutes: wholeNumber(values.lastOrderMinutes) ?? RESTAURANT_DEFAULTS.lastOrderMinutes,
    googleLocationUrl: webAddressOrNull(values.googleLocationUrl),
    website: webAddressOrNull(values.website),
    timeZone: values.timeZone,
    currencySymbol: values.currencySymbol.trim(),
    currencyCode: values.currencyCode.trim().toUpperCase(),
    priceRange: wholeNumber(values.priceRange),
    facebookUrl: webAddressOrNull(values.facebookUrl),
    instagramUrl: webAddressOrNull(values.instagramUrl),
    twitterUrl: webAddressOrNull(values.twitterUrl),
    // Under both of its names, as the screen's own cannot say a second shift.
    openingHours,
    ...weekdayFields(openingHours),
  } satisfies SaveRestaurant;
}

/** What the form calls a field of the body. */
export const settingsField = (path: string): string => (path.startsWith('openingHours.') ? hoursField(path) : path);
