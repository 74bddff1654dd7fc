import { z } from 'zod';
import { imageUrl } from './picture.js';
import { withReadOnly, Version } from './record-change.js';
import { CONTENT_LIMITS, eachRestaurantText, KITCHEN_LIMITS, RESTAURANT_LIMITS, isWebAddress } from './limits.js';
import { refuseOverlappingShifts, WeekHours } from './opening-hours.js';
import {
  ClockTime,
  CurrencyCode,
  EmailAddress,
  PhoneNumber,
  TimeZone,
  nameText,
  optionalText,
  requiredText,
  wholeNumberWithin,
} from './scalar.js';

export const PreparationTimeUnit = z.enum(['min', 'hrs']);
export type PreparationTimeUnit = z.infer<typeof PreparationTimeUnit>;

const { preparation, unseen, capacity: maxCapacity } = RESTAURANT_LIMITS;

const PreparationTimeBound = z
  .int('must be a whole number')
  .min(preparation.min, `must be at least ${preparation.min}`)
  .max(preparation.max, `must be at most ${preparation.max}`);

const PriceRange = wholeNumberWithin(RESTAURANT_LIMITS.priceRange).nullable();

const nullableText = z.string().nullable();

/** The restaurant as visitors see it. Empty texts are null, so that the screens use their fallback. */
export const PublicRestaurant = z.object({
  name: z.string(),
  /** Null without one: pages show the first letter of the name. */
  logoUrl: nullableText,
  /** The large picture of the home page; null without one: it shows the popular dishes. */
  heroUrl: nullableText,
  /** What it shows, for those who do not see it. */
  heroAlt: nullableText,
  heroAltNl: nullableText,
  ...eachRestaurantText(() => nullableText),
  address: nullableText,
  zipCode: nullableText,
  phone: nullableText,
  email: nullableText,
  preparationTime: z.string(),
  preparationTimeMin: PreparationTimeBound,
  preparationTimeMax: PreparationTimeBound,
  preparationTimeUnit: PreparationTimeUnit,
  googleLocationUrl: nullableText,
  operatingHours: z.string(),
  openingHours: WeekHours,
  timeZone: TimeZone,
  currencySymbol: z.string(),
  currencyCode: CurrencyCode,
  /** From 1, cheap, to 4; null where the owner has not said. */
  priceRange: PriceRange,
  website: nullableText,
  socialMedia: z.object({ facebook: nullableText, instagram: nullableText, twitter: nullableText }),
  /** What customers can pay with when they collect. */
  paymentMethods: z.object({ cash: z.boolean(), card: z.boolean(), contactless: z.boolean() }),
  features: z.object({
    dineIn: z.boolean(),
    parking: z.boolean(),
    wifiAvailable: z.boolean(),
    wheelchairAccessible: z.boolean(),
  }),
});
export type PublicRestaurant = z.infer<typeof PublicRestaurant>;

const webAddress = z
  .string()
  .trim()
  .max(RESTAURANT_LIMITS.webAddress, `must be at most ${RESTAURANT_LIMITS.webAddress} characters`)
  .refine(isWebAddress, 'must be a web address such as https://example.com')
  .meta({ pattern: '^\\s*(https?:\\/\\/\\S+)?\\s*$' })
  .nullable();

const plainFields = {
  // Missing fields are reported in this order.
  name: nameText(RESTAURANT_LIMITS.name),
  phone: PhoneNumber,
  email: EmailAddress,
  address: requiredText(RESTAURANT_LIMITS.address),
  ...eachRestaurantText((_name, maxLength) => optionalText(maxLength).nullable()),
  logoUrl: imageUrl.nullable(),
  heroUrl: imageUrl.nullable(),
  heroAlt: optionalText(CONTENT_LIMITS.imageAlt).nullable(),
  heroAltNl: optionalText(CONTENT_LIMITS.imageAlt).nullable(),
  website: webAddress,
  googleLocationUrl: webAddress,
  preparationTimeMin: PreparationTimeBound,
  preparationTimeMax: PreparationTimeBound,
  preparationTimeUnit: PreparationTimeUnit,
  /** Whether the restaurant takes orders at all; the owner opens the doors once all is ready (product.md, First evening). */
  doorsOpen: z.boolean(),
  /** Minutes an order may stay unopened before an alert is raised. */
  unseenAfterMinutes: z
    .int('must be a whole number')
    .min(unseen.min, `must be at least ${unseen.min}`)
    .max(unseen.max, `must be at most ${unseen.max}`),
  /** Pickup times are so many minutes apart, counted from midnight. */
  slotMinutes: wholeNumberWithin(KITCHEN_LIMITS.slotMinutes),
  /** Units of kitchen work that a slot takes; null without a limit. */
  unitsPerSlot: wholeNumberWithin(KITCHEN_LIMITS.unitsPerSlot).nullable(),
  /** Up to how many days ahead an order may be placed for; 0 for today only. */
  horizonDays: wholeNumberWithin(KITCHEN_LIMITS.horizonDays),
  /** How long before closing the last pickup is. */
  lastOrderMinutes: wholeNumberWithin(KITCHEN_LIMITS.lastOrderMinutes),
  /** Whether one may order for the next opening while the kitchen is closed. */
  ordersWhenClosed: z.boolean(),
  acceptsReservations: z.boolean(),
  capacity: z
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(maxCapacity, `must be at most ${maxCapacity}`)
    .nullable(),
  timeZone: TimeZone,
  priceRange: PriceRange,
  currencySymbol: requiredText(RESTAURANT_LIMITS.currencySymbol),
  currencyCode: CurrencyCode,
};

/** Fields of the information screen only. */
const informationFields = {
  postalCode: optionalText(RESTAURANT_LIMITS.postalCode).nullable(),
  openingHours: WeekHours,
  socialMedia: z.strictObject({ facebook: webAddress, instagram: webAddress, twitter: webAddress }),
  features: z.strictObject({
    delivery: z.boolean(),
    takeaway: z.boolean(),
    dineIn: z.boolean(),
    parking: z.boolean(),
    wifiAvailable: z.boolean(),
    wheelchairAccessible: z.boolean(),
  }),
  paymentMethods: z.strictObject({
    cash: z.boolean(),
    card: z.boolean(),
    contactless: z.boolean(),
    onlinePayment: z.boolean(),
  }),
};

/** `mondayOpen`, `mondayClose`, `mondayClosed` … of the settings screen. */
const weekdayFields = {
  mondayOpen: ClockTime,
  mondayClose: ClockTime,
  mondayClosed: z.boolean(),
  tuesdayOpen: ClockTime,
  tuesdayClose: ClockTime,
  tuesdayClosed: z.boolean(),
  wednesdayOpen: ClockTime,
  wednesdayClose: ClockTime,
  wednesdayClosed: z.boolean(),
  thursdayOpen: ClockTime,
  thursdayClose: ClockTime,
  thursdayClosed: z.boolean(),
  fridayOpen: ClockTime,
  fridayClose: ClockTime,
  fridayClosed: z.boolean(),
  saturdayOpen: ClockTime,
  saturdayClose: ClockTime,
  saturdayClosed: z.boolean(),
  sundayOpen: ClockTime,
  sundayClose: ClockTime,
  sundayClosed: z.boolean(),
};

/** Fields of the settings screen only: other names for values of the information screen. */
const settingsFields = {
  zipCode: optionalText(RESTAURANT_LIMITS.postalCode).nullable(),
  hasDelivery: z.boolean(),
  hasTakeout: z.boolean(),
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  twitterUrl: webAddress,
  ...weekdayFields,
};

/** The restaurant with the fields of both admin screens (product.md, Restaurant). */
export const AdminRestaurant = z.object({
  id: z.string(),
  version: Version,
  ...plainFields,
  ...informationFields,
  ...settingsFields,
});
export type AdminRestaurant = z.infer<typeof AdminRestaurant>;

/** What either admin screen saves: any part of the fields of both. */
export const SaveRestaurant = z
  .strictObject({ ...plainFields, ...informationFields, ...settingsFields })
  .partial()
  .refine(
    ({ preparationTimeMin: min, preparationTimeMax: max }) => min === undefined || max === undefined || min <= max,
    { path: ['preparationTimeMax'], message: 'must not be below preparationTimeMin' },
  )
  .superRefine(({ openingHours }, context) => {
    if (openingHours) refuseOverlappingShifts(openingHours, context, ['openingHours']);
  });
export type SaveRestaurant = z.infer<typeof SaveRestaurant>;

/** As {@link SaveRestaurant}, for an existing restaurant. */
export const ChangeRestaurant = withReadOnly(SaveRestaurant, AdminRestaurant);
export type ChangeRestaurant = z.infer<typeof ChangeRestaurant>;
