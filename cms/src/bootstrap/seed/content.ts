import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AdminDeal,
  AdminRestaurant,
  AdminReview,
  AllergenList,
  Category,
  DietaryList,
  DealType,
  MenuItem,
  Option,
  OptionGroup,
  PublicSpecialDay,
  imageUrl,
  SaveCategory,
  SaveOption,
  SaveOptionGroup,
  DealForm,
  DishForm,
} from '@pickup/contract';
import { z } from 'zod';

const Key = z.string().regex(/^[a-z0-9-]+$/);
const DaysAhead = z.int().min(-365).max(365).nullable();

const stated = { allergens: AllergenList.default(null), dietary: DietaryList.default([]) };

const SeedCategory = SaveCategory.extend({
  key: Key,
  nameNl: Category.shape.nameNl,
  descriptionNl: Category.shape.descriptionNl,
});

const SeedOptionGroup = SaveOptionGroup.safeExtend({
  key: Key,
  nameNl: OptionGroup.shape.nameNl,
  options: z.array(SaveOption.safeExtend({ nameNl: Option.shape.nameNl, ...stated })),
});

const SeedDish = DishForm.omit({ categoryId: true, optionGroupIds: true }).extend({
  key: Key,
  category: Key,
  optionGroups: z.array(Key).default([]),
  nameNl: MenuItem.shape.nameNl,
  ...stated,
});

/** Days are relative to the day of the first start, so that the demo never goes stale. */
const SeedDeal = DealForm.omit({ validFrom: true, validUntil: true }).extend({
  key: Key,
  startsInDays: DaysAhead,
  endsInDays: DaysAhead,
  dealType: DealType,
  imageUrl: imageUrl.default(''),
  minimumOrderAmount: AdminDeal.shape.minimumOrderAmount,
  ...stated,
});

const SeedReview = AdminReview.pick({
  customerName: true,
  customerEmail: true,
  rating: true,
  comment: true,
  helpfulCount: true,
  verified: true,
  language: true,
}).extend({ daysAgo: z.number().min(0) });

const SeedRestaurant = AdminRestaurant.pick({
  name: true,
  description: true,
  descriptionNl: true,
  story: true,
  storyNl: true,
  mission: true,
  missionNl: true,
  cuisine: true,
  cuisineNl: true,
  priceRange: true,
  address: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  countryNl: true,
  phone: true,
  email: true,
  logoUrl: true,
  heroUrl: true,
  heroAlt: true,
  heroAltNl: true,
  website: true,
  googleLocationUrl: true,
  ratingText: true,
  ratingTextNl: true,
  serviceAvailability: true,
  serviceAvailabilityNl: true,
  openingHours: true,
  features: true,
  paymentMethods: true,
  socialMedia: true,
  preparationTimeMin: true,
  preparationTimeMax: true,
  preparationTimeUnit: true,
  unseenAfterMinutes: true,
  doorsOpen: true,
  slotMinutes: true,
  unitsPerSlot: true,
  horizonDays: true,
  lastOrderMinutes: true,
  ordersWhenClosed: true,
  acceptsReservations: true,
  capacity: true,
  specialInstructions: true,
  specialInstructionsNl: true,
  timeZone: true,
  currencySymbol: true,
  currencyCode: true,
});

/** Days ahead of the day of the first start. */
const SeedSpecialDay = PublicSpecialDay.omit({ date: true }).extend({ daysAhead: z.int().min(1).max(30) });

const FILES = {
  restaurant: SeedRestaurant,
  categories: z.array(SeedCategory),
  'option-groups': z.array(SeedOptionGroup),
  'menu-items': z.array(SeedDish),
  deals: z.array(SeedDeal),
  reviews: z.array(SeedReview),
  'special-days': z.array(SeedSpecialDay),
} as const;

/**
 * One file of the demo content, parsed by the contract's schemas.
 * @param dir the folder `cms/data/seed`
 */
export function readSeed<Name extends keyof typeof FILES>(dir: string, name: Name): z.output<(typeof FILES)[Name]>;
export function readSeed(dir: string, name: keyof typeof FILES): unknown {
  const content: unknown = JSON.parse(readFileSync(path.join(dir, `${name}.json`), 'utf8'));
  return FILES[name].parse(content);
}
