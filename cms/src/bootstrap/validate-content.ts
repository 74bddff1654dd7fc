import {
  ALLERGENS,
  CONTENT_LIMITS,
  CurrencyCode,
  Day,
  DIETARY_MARKS,
  MaxPerOrder,
  PersonName,
  Price,
  RESTAURANT_LIMITS,
  TimeZone,
  WeekHours,
  blankAsNull,
  KITCHEN_LIMITS,
  contradictionText,
  dietaryContradiction,
  nameText,
  OPTION_LIMITS,
  OptionPrice,
  refuseOverlappingShifts,
  Shift,
  SoldOutUntil,
} from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { fromPanelJson, isAnyWritten, readerOf, type WriteEvent } from './content-writes.js';
import { labelOf } from './panel/content-layouts.js';

const price = z.coerce.number().pipe(Price);

const listOf = <Word extends string>(words: readonly Word[]) =>
  z
    .array(z.enum(words, `must be one of ${words.join(', ')}`), `must be a list such as ["${words[0] ?? ''}"]`)
    .nullable();

/** Dietary information of a dish or a deal. */
const dietaryFields = {
  allergens: z.preprocess(fromPanelJson, listOf(ALLERGENS)),
  dietary: z.preprocess(fromPanelJson, listOf(DIETARY_MARKS)),
};

/** JSON fields and texts that the raw panel sends as an empty text where they were emptied. */
const emptiedFields = [...Object.keys(dietaryFields), 'shifts', 'soldOutUntil'];

const within = ({ min, max }: { min: number; max: number }) => z.coerce.number().pipe(z.int().min(min).max(max));

const shifts = z.preprocess(
  fromPanelJson,
  z.array(Shift, 'must be a list of shifts').max(KITCHEN_LIMITS.shifts).nullable(),
);

const dish = {
  name: nameText(CONTENT_LIMITS.name),
  price,
  kitchenUnits: within(KITCHEN_LIMITS.kitchenUnits).nullable(),
  dailyCount: within(KITCHEN_LIMITS.dailyCount).nullable(),
  soldOutUntil: SoldOutUntil,
  ...dietaryFields,
};

/** Schemas of names and of the fields that business rules use, for writes from anywhere. */
const CONTENT = {
  'api::menu-item.menu-item': z.object(dish).partial(),
  'api::category.category': z.object({ name: nameText(CONTENT_LIMITS.categoryName) }).partial(),
  'api::option-group.option-group': z
    .object({ name: nameText(CONTENT_LIMITS.name), min: within(OPTION_LIMITS.min), max: within(OPTION_LIMITS.max) })
    .partial(),
  'api::option-group.option': z
    .object({
      name: nameText(CONTENT_LIMITS.name),
      price: z.coerce.number().pipe(OptionPrice),
      maxCount: within(OPTION_LIMITS.maxCount),
      kitchenUnits: within(KITCHEN_LIMITS.kitchenUnits).nullable(),
      soldOutUntil: SoldOutUntil,
      ...dietaryFields,
    })
    .partial(),
  'api::review.review': z.object({ customerName: PersonName }).partial(),
  'api::deal.deal': z
    .object({
      title: nameText(CONTENT_LIMITS.name),
      discountedPrice: price.nullable(),
      originalPrice: price.nullable(),
      minimumOrderAmount: price.nullable(),
      maxPerOrder: z.coerce.number().pipe(MaxPerOrder).nullable(),
      validFrom: Day.nullable(),
      validUntil: Day.nullable(),
      ...dietaryFields,
    })
    .partial(),
  'api::restaurant.restaurant': z
    .object({
      name: nameText(RESTAURANT_LIMITS.name),
      timeZone: TimeZone,
      currencyCode: CurrencyCode,
      openingHours: z.preprocess(
        fromPanelJson,
        WeekHours.superRefine((hours, context) => refuseOverlappingShifts(hours, context)),
      ),
      unseenAfterMinutes: within(RESTAURANT_LIMITS.unseen),
      slotMinutes: within(KITCHEN_LIMITS.slotMinutes).nullable(),
      unitsPerSlot: within(KITCHEN_LIMITS.unitsPerSlot).nullable(),
      horizonDays: within(KITCHEN_LIMITS.horizonDays).nullable(),
      lastOrderMinutes: within(KITCHEN_LIMITS.lastOrderMinutes).nullable(),
    })
    .partial(),
  'api::special-day.special-day': z.object({ date: Day, shifts }).partial(),
  'api::kitchen-state.kitchen-state': z
    .object({ extraMinutes: within(KITCHEN_LIMITS.extraMinutes).nullable() })
    .partial(),
} as const;

// The check of the single field reports an invalid value; here it counts as not given.
const day = Day.nullish().catch(null);
const wholeNumber = z.coerce.number().nullish().catch(null);

/** Pairs of fields of which the second must not be below the first. */
const PAIRS = {
  'api::deal.deal': { low: 'validFrom', high: 'validUntil', value: day, message: 'must not be before' },
  'api::option-group.option-group': { low: 'min', high: 'max', value: wholeNumber, message: 'must not be below' },
  'api::restaurant.restaurant': {
    low: 'preparationTimeMin',
    high: 'preparationTimeMax',
    value: wholeNumber,
    message: 'must not be below',
  },
} as const;

const hasKey = <Table extends object>(table: Table, uid: string): uid is Extract<keyof Table, string> => uid in table;

/**
 * The raw panel sends an emptied JSON field as an empty text, which means not declared. PostgreSQL would reject it as
 * invalid JSON.
 */
function clearEmptiedFields({ params: { data } }: WriteEvent): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    if (emptiedFields.includes(name)) Object.assign(data, { [name]: blankAsNull(value) });
  }
}

/** @throws ValidationError that the raw panel shows beside its form */
function checkFields({ model: { uid }, params }: WriteEvent): void {
  if (!hasKey(CONTENT, uid)) return;
  const result = CONTENT[uid].safeParse(params.data ?? {});
  if (result.success) return;
  const [issue] = result.error.issues;
  const [name, ...inside] = issue?.path ?? [];
  const place = name === undefined ? 'The entry' : [labelOf(uid, String(name)), ...inside].join('.');
  throw new errors.ValidationError(`${place} ${issue?.message ?? 'is not valid'}.`);
}

/**
 * Compares both fields of a pair, also when only one of them is written.
 * @throws ValidationError when the second is below the first
 */
async function checkPair(strapi: Core.Strapi, event: WriteEvent): Promise<void> {
  const { uid } = event.model;
  if (!hasKey(PAIRS, uid)) return;
  const { low, high, value, message } = PAIRS[uid];
  if (!isAnyWritten(event, [low, high])) return;
  const { after } = await readerOf(strapi, event);
  const [from, to] = [value.parse(after(low)) ?? null, value.parse(after(high)) ?? null];
  if (from !== null && to !== null && to < from)
    throw new errors.ValidationError(`${labelOf(uid, high)} ${message} “${labelOf(uid, low)}”.`);
}

/**
 * Checks that dietary marks do not contradict allergens, also when only one of them is written.
 * @throws ValidationError that names both
 */
async function checkDietaryInformation(strapi: Core.Strapi, event: WriteEvent): Promise<void> {
  if (!isAnyWritten(event, ['allergens', 'dietary'])) return;
  const { after } = await readerOf(strapi, event);
  const allergens = dietaryFields.allergens.catch(null).parse(after('allergens') ?? null);
  const dietary = dietaryFields.dietary.catch(null).parse(after('dietary') ?? null);
  const found = dietaryContradiction(allergens, dietary ?? []);
  if (found) throw new errors.ValidationError(`Dietary marks ${contradictionText(found)}.`);
}

/** Validates every write of content through Strapi, including the raw panel (decision 8). */
export function validateContentWrites(strapi: Core.Strapi): void {
  const check = async (event: WriteEvent) => {
    clearEmptiedFields(event);
    checkFields(event);
    await checkPair(strapi, event);
    await checkDietaryInformation(strapi, event);
  };
  strapi.db.lifecycles.subscribe({ models: Object.keys(CONTENT), beforeCreate: check, beforeUpdate: check });
}
