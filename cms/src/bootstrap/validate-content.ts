import { blankAsNull, contradictionText, Day, dietaryContradiction } from '@pickup/contract';
import { SCHEMA_WORDS } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { CONTENT_RULES, dietaryRules } from './content-rules.js';
import { isAnyWritten, readerOf, type WriteEvent } from './content-writes.js';
import { labelOf } from './panel/content-layouts.js';

/** JSON fields and texts that the raw panel sends as an empty text where they were emptied. */
const emptiedFields = [...Object.keys(dietaryRules), 'shifts', 'soldOutUntil'];

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

/**
 * Texts are stored as their schemas leave them: trimmed, in few lines, empty where nobody would see anything of them. What
 * does not match its schema from before may stay.
 * @throws ValidationError that the raw panel shows beside its form
 */
async function checkFields(strapi: Core.Strapi, event: WriteEvent): Promise<void> {
  const {
    action,
    model: { uid },
    params: { data },
  } = event;
  if (!hasKey(CONTENT_RULES, uid) || typeof data !== 'object' || data === null) return;
  const written = new Map<string, unknown>(Object.entries(data));
  for (const [name, rule] of Object.entries<z.ZodType>(CONTENT_RULES[uid])) {
    const value = written.get(name);
    if (value === undefined) continue;
    const { data: parsed, error } = z.object({ [name]: rule }).safeParse({ [name]: value }, { error: SCHEMA_WORDS });
    const tidy = parsed?.[name];
    if (typeof value === 'string' && typeof tidy === 'string') Object.assign(data, { [name]: tidy });
    if (!error || (action === 'beforeUpdate' && !(await readerOf(strapi, event)).isChanged(name))) continue;
    const [issue] = error.issues;
    const [, ...inside] = issue?.path ?? [];
    const place = [labelOf(uid, name), ...inside].join('.');
    throw new errors.ValidationError(`${place} ${issue?.message ?? 'is not valid'}.`);
  }
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
  const allergens = dietaryRules.allergens.catch(null).parse(after('allergens') ?? null);
  const dietary = dietaryRules.dietary.catch(null).parse(after('dietary') ?? null);
  const found = dietaryContradiction(allergens, dietary ?? []);
  if (found) throw new errors.ValidationError(`Dietary marks ${contradictionText(found)}.`);
}

/** Validates every write of content through Strapi, including the raw panel (decision 8). */
export function validateContentWrites(strapi: Core.Strapi): void {
  const check = async (event: WriteEvent) => {
    clearEmptiedFields(event);
    await checkFields(strapi, event);
    await checkPair(strapi, event);
    await checkDietaryInformation(strapi, event);
  };
  strapi.db.lifecycles.subscribe({ models: Object.keys(CONTENT_RULES), beforeCreate: check, beforeUpdate: check });
}
