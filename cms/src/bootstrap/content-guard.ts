import { CurrencyCode, Day, Price, TimeZone, WeekHours } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';

const price = z.coerce.number().pipe(Price);

/** The raw panel sends JSON fields as text or as values. */
const json = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** What must hold of the fields the rules calculate with, whoever writes them (rulings 4, 5 and 26). */
const CONTENT = {
  'api::menu-item.menu-item': z.object({ price }).partial(),
  'api::deal.deal': z
    .object({
      discountedPrice: price,
      originalPrice: price.nullable(),
      minimumOrderAmount: price.nullable(),
      validFrom: Day.nullable(),
      validUntil: Day.nullable(),
    })
    .partial(),
  'api::restaurant.restaurant': z
    .object({ timeZone: TimeZone, currencyCode: CurrencyCode, openingHours: z.preprocess(json, WeekHours) })
    .partial(),
} as const;

// A value that cannot be compared is refused by its field's own check.
const day = Day.nullish().catch(null);
const minutes = z.coerce.number().nullish().catch(null);

/** Pairs of fields of which the second must not lie below the first, whoever writes either of them. */
const PAIRS = {
  'api::deal.deal': { low: 'validFrom', high: 'validUntil', value: day, message: 'must not be before' },
  'api::restaurant.restaurant': {
    low: 'preparationTimeMin',
    high: 'preparationTimeMax',
    value: minutes,
    message: 'must not be below',
  },
} as const;

const hasKey = <Table extends object>(table: Table, uid: string): uid is Extract<keyof Table, string> => uid in table;

interface WriteEvent {
  model: { uid: string };
  params: { data?: unknown; where?: unknown };
}

/** @throws ValidationError that the raw panel shows beside its form */
function checkFields({ model: { uid }, params }: WriteEvent): void {
  if (!hasKey(CONTENT, uid)) return;
  const result = CONTENT[uid].safeParse(params.data ?? {});
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new errors.ValidationError(`${issue?.path.join('.') ?? 'The entry'} ${issue?.message ?? 'is not valid'}.`);
}

const Fields = z.record(z.string(), z.unknown()).catch({});

/**
 * A write that names one field of a pair is held to the stored other one.
 * @throws ValidationError when the second lies below the first
 */
async function checkPair(strapi: Core.Strapi, { model: { uid }, params }: WriteEvent): Promise<void> {
  if (!hasKey(PAIRS, uid)) return;
  const { low, high, value, message } = PAIRS[uid];
  const written = Fields.parse(params.data);
  if (written[low] === undefined && written[high] === undefined) return;
  const where = Fields.parse(params.where);
  const stored: unknown = params.where ? await strapi.db.query(uid).findOne({ where }) : {};
  const read = (name: string) => value.parse(written[name] === undefined ? Fields.parse(stored)[name] : written[name]);
  const [from, to] = [read(low) ?? null, read(high) ?? null];
  if (from !== null && to !== null && to < from) throw new errors.ValidationError(`${high} ${message} ${low}.`);
}

/** Keeps values out of the database that no rule can calculate with, the raw panel's included. */
export function guardContent(strapi: Core.Strapi): void {
  const check = async (event: WriteEvent) => {
    checkFields(event);
    await checkPair(strapi, event);
  };
  strapi.db.lifecycles.subscribe({ models: Object.keys(CONTENT), beforeCreate: check, beforeUpdate: check });
}
