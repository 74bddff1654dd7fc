import { z } from 'zod';
import { CONTENT_LIMITS } from './limits.js';
import { Id } from './scalar.js';

const ids = z
  .array(Id, 'must be a list of ids')
  .max(CONTENT_LIMITS.listed, `must name at most ${CONTENT_LIMITS.listed}`)
  .refine((named) => new Set(named).size === named.length, 'must name each once');

const orderFields = {
  /** The order that the owner saw: another one that is stored by now is not overwritten. */
  before: ids,
  after: ids,
};

interface Order {
  before: readonly string[];
  after: readonly string[];
}

/** Whether an order names what the one before it named, no more and no less. */
const namesTheSame = ({ before, after }: Order) =>
  before.length === after.length && after.every((id) => before.includes(id));

const MUST_NAME_THE_SAME = { path: ['after'], message: 'must name the same as before, each once' };

/** A new order of all categories. */
export const ArrangeCategories = z.strictObject(orderFields).refine(namesTheSame, MUST_NAME_THE_SAME);
export type ArrangeCategories = z.infer<typeof ArrangeCategories>;

/** A new order of the dishes of a category, or of those without one; deleted dishes are not named. */
export const ArrangeDishes = z
  .strictObject({ categoryId: Id.nullable(), ...orderFields })
  .refine(namesTheSame, MUST_NAME_THE_SAME);
export type ArrangeDishes = z.infer<typeof ArrangeDishes>;
