import {
  ALLERGENS,
  ChangeMenuItem,
  CreateReview,
  Day,
  DealForm,
  DIETARY_MARKS,
  DishForm,
  EmailAddress,
  eachRestaurantText,
  imageUrl,
  isErasedEmail,
  KITCHEN_LIMITS,
  MaxPerOrder,
  OPTION_LIMITS,
  OptionPrice,
  Price,
  refuseOverlappingShifts,
  RESTAURANT_LIMITS,
  SaveCategory,
  SaveOption,
  SaveOptionGroup,
  SaveRestaurant,
  SaveSpecialDay,
  Shift,
  SoldOutUntil,
  WeekHours,
} from '@pickup/contract';
import { z } from 'zod';
import { fromPanelJson } from './content-writes.js';

const price = z.coerce.number().pipe(Price);

const json = (rule: z.ZodType) => z.preprocess(fromPanelJson, rule);

const listOf = <Word extends string>(words: readonly Word[]) =>
  z
    .array(z.enum(words, `must be one of ${words.join(', ')}`), `must be a list such as ["${words[0] ?? ''}"]`)
    .nullable();

/** Dietary information of a dish or a deal. */
export const dietaryRules = {
  allergens: z.preprocess(fromPanelJson, listOf(ALLERGENS)),
  dietary: z.preprocess(fromPanelJson, listOf(DIETARY_MARKS)),
};

function within({ min, max }: { min: number; max: number }) {
  const range = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(range).pipe(z.int(range).min(min, range).max(max, range));
}

const shifts = json(z.array(Shift, 'must be a list of shifts').max(KITCHEN_LIMITS.shifts).nullable());

const { shape: dish } = DishForm;
const { shape: deal } = DealForm;
const { shape: option } = SaveOption;
const { shape: group } = SaveOptionGroup;
const { shape: review } = CreateReview;
const { shape: specialDay } = SaveSpecialDay;
const { shape: restaurant } = SaveRestaurant;

/** An erased customer has an address that no form takes. */
const customerEmail = z.preprocess(
  (address) => (typeof address === 'string' && isErasedEmail(address) ? undefined : address),
  EmailAddress.optional(),
);

/** Schemas of texts and of the fields that business rules use, for writes from anywhere: those of the owner's and visitors' calls. */
export const CONTENT_RULES = {
  'api::menu-item.menu-item': {
    name: dish.name,
    nameNl: dish.nameNl,
    // Quick entry makes dishes without one.
    description: ChangeMenuItem.shape.description,
    descriptionNl: dish.descriptionNl,
    imageUrl: imageUrl.nullable(),
    imageAlt: dish.imageAlt,
    imageAltNl: dish.imageAltNl,
    price,
    kitchenUnits: within(KITCHEN_LIMITS.kitchenUnits).nullable(),
    dailyCount: within(KITCHEN_LIMITS.dailyCount).nullable(),
    soldOutUntil: SoldOutUntil,
    ...dietaryRules,
  },
  'api::category.category': SaveCategory.shape,
  'api::option-group.option-group': {
    name: group.name,
    nameNl: group.nameNl,
    min: within(OPTION_LIMITS.min),
    max: within(OPTION_LIMITS.max),
  },
  'api::option-group.option': {
    name: option.name,
    nameNl: option.nameNl,
    price: z.coerce.number().pipe(OptionPrice),
    maxCount: within(OPTION_LIMITS.maxCount),
    kitchenUnits: within(KITCHEN_LIMITS.kitchenUnits).nullable(),
    soldOutUntil: SoldOutUntil,
    ...dietaryRules,
  },
  'api::review.review': {
    customerName: review.customerName,
    customerEmail,
    comment: review.comment.nullable(),
    orderNumber: review.orderNumber.nullable(),
  },
  'api::deal.deal': {
    title: deal.title,
    titleNl: deal.titleNl,
    description: deal.description,
    descriptionNl: deal.descriptionNl,
    imageUrl: imageUrl.nullable(),
    discountedPrice: price.nullable(),
    originalPrice: price.nullable(),
    minimumOrderAmount: price.nullable(),
    maxPerOrder: z.coerce.number().pipe(MaxPerOrder).nullable(),
    validFrom: Day.nullable(),
    validUntil: Day.nullable(),
    ...dietaryRules,
  },
  'api::restaurant.restaurant': {
    name: restaurant.name,
    phone: restaurant.phone,
    email: restaurant.email,
    address: restaurant.address,
    postalCode: restaurant.postalCode,
    ...eachRestaurantText((name) => restaurant[name]),
    logoUrl: restaurant.logoUrl,
    heroUrl: restaurant.heroUrl,
    heroAlt: restaurant.heroAlt,
    heroAltNl: restaurant.heroAltNl,
    website: restaurant.website,
    googleLocationUrl: restaurant.googleLocationUrl,
    timeZone: restaurant.timeZone,
    currencySymbol: restaurant.currencySymbol,
    currencyCode: restaurant.currencyCode,
    openingHours: json(WeekHours.superRefine((hours, context) => refuseOverlappingShifts(hours, context))),
    features: json(restaurant.features),
    paymentMethods: json(restaurant.paymentMethods),
    socialMedia: json(restaurant.socialMedia),
    capacity: within({ min: 1, max: RESTAURANT_LIMITS.capacity }).nullable(),
    unseenAfterMinutes: within(RESTAURANT_LIMITS.unseen),
    slotMinutes: within(KITCHEN_LIMITS.slotMinutes).nullable(),
    unitsPerSlot: within(KITCHEN_LIMITS.unitsPerSlot).nullable(),
    horizonDays: within(KITCHEN_LIMITS.horizonDays).nullable(),
    lastOrderMinutes: within(KITCHEN_LIMITS.lastOrderMinutes).nullable(),
  },
  'api::special-day.special-day': { date: Day, shifts, note: specialDay.note, noteNl: specialDay.noteNl },
  'api::kitchen-state.kitchen-state': { extraMinutes: within(KITCHEN_LIMITS.extraMinutes).nullable() },
} as const satisfies Record<string, Readonly<Record<string, z.ZodType>>>;
