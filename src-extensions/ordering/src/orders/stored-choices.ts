import {
  type Cents,
  CONTENT_LIMITS,
  fromCents,
  lineTotal,
  type LocalChoice,
  MAX_CHOSEN_OPTIONS,
  OPTION_LIMITS,
  toCents,
} from '@pickup/contract';
import { fromJson } from '@pickup/strapi-kit';
import { z } from 'zod';

const COUNT = `must be a whole number from 1 to ${OPTION_LIMITS.maxCount.max}`;
const MAX_CENTS = toCents(OPTION_LIMITS.price);
const PRICE = `must be a whole number of cents from 0 to ${MAX_CENTS}`;
const name = z.string().min(1).max(CONTENT_LIMITS.name);
const dutchName = z.string().max(CONTENT_LIMITS.name).nullable().default(null);

/** A choice of a line as it is stored: names and price of the moment it was ordered (product.md, Choices). */
export const StoredChoice = z.strictObject({
  optionId: z.string().min(1).max(64),
  groupName: name,
  /** Null in orders of before it was stored. */
  groupNameNl: dutchName,
  optionName: name,
  optionNameNl: dutchName,
  count: z.int(COUNT).min(1, COUNT).max(OPTION_LIMITS.maxCount.max, COUNT),
  unitCents: z.int(PRICE).min(0, PRICE).max(MAX_CENTS, PRICE),
  /** Left out in orders of before it was stored. */
  isExtra: z.boolean('must be true or false').default(false),
});
export type StoredChoice = z.infer<typeof StoredChoice>;

export const StoredChoices = z.array(StoredChoice, 'must be a list of choices').max(MAX_CHOSEN_OPTIONS);

/** The column that holds the choices of a line; null for a line of before there were any. */
export const choicesColumn = z
  .unknown()
  .transform(fromJson)
  .pipe(z.array(StoredChoice).nullable())
  .transform((choices) => choices ?? []);

export const toStoredChoice = ({ unitPrice, ...choice }: LocalChoice): StoredChoice => ({
  ...choice,
  unitCents: toCents(unitPrice),
});

export const presentChoice = ({ unitCents, ...choice }: StoredChoice): LocalChoice => ({
  ...choice,
  unitPrice: fromCents(unitCents),
});

/** What the choices of one piece cost. */
export const choiceCents = (choices: readonly StoredChoice[]): Cents =>
  choices.reduce((sum, { unitCents, count }) => sum + lineTotal(unitCents, count), 0);
