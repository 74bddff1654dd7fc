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

const isGuarded = (uid: string): uid is keyof typeof CONTENT => uid in CONTENT;

/** @throws ValidationError that the raw panel shows beside its form */
function check(event: { model: { uid: string }; params: { data?: unknown } }): void {
  const { uid } = event.model;
  if (!isGuarded(uid)) return;
  const result = CONTENT[uid].safeParse(event.params.data ?? {});
  if (result.success) return;
  const [issue] = result.error.issues;
  throw new errors.ValidationError(`${issue?.path.join('.') ?? 'The entry'} ${issue?.message ?? 'is not valid'}.`);
}

/** Keeps values out of the database that no rule can calculate with, the raw panel's included. */
export function guardContent(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({ models: Object.keys(CONTENT), beforeCreate: check, beforeUpdate: check });
}
