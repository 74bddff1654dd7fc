import { z } from 'zod';
import { MAX_CHOSEN_OPTIONS, ORDER_LIMITS } from './limits.js';
import { Id, Money } from './scalar.js';

const countRange = `must be a whole number from 1 to ${ORDER_LIMITS.quantity}`;

/** An option of a dish as a line of a request names it, and how often it is taken. */
export const ChosenOption = z.strictObject({
  optionId: Id,
  count: z.int(countRange).min(1, countRange).max(ORDER_LIMITS.quantity, countRange),
});
export type ChosenOption = z.infer<typeof ChosenOption>;

/** What a line of a request chooses: given, even empty, exactly this; left out, the defaults of the dish (product.md, Choices). */
export const chosenOptions = z
  .array(ChosenOption, 'must be a list of options')
  .max(MAX_CHOSEN_OPTIONS, `must hold at most ${MAX_CHOSEN_OPTIONS} options`)
  .optional();

/** One choice of a line: names and price are those of the moment it was quoted or ordered. */
export const Choice = z.object({
  optionId: z.string(),
  groupName: z.string(),
  optionName: z.string(),
  count: z.int(),
  /** Of taking it once, for one piece of the dish. */
  unitPrice: Money,
  /** Nothing had to be chosen of its group: the kitchen's ticket puts a plus before it. */
  isExtra: z.boolean(),
});
export type Choice = z.infer<typeof Choice>;

/** A choice with what its group and option are called in Dutch; null where that is not translated. */
export const LocalChoice = Choice.extend({ groupNameNl: z.string().nullable(), optionNameNl: z.string().nullable() });
export type LocalChoice = z.infer<typeof LocalChoice>;

/** A group or an option as an issue names it. */
const Named = z.object({ id: z.string(), name: z.string(), nameNl: z.string().nullable() });

/**
 * Why choices are not allowed. `too-few`, `too-many`: of the group's options all together; `unknown`: no option of this dish, or
 * no longer one; `repeated`: named twice; `count`: taken more often than the option allows; `sold-out`: the option is sold out.
 */
export const CHOICE_ISSUE_KINDS = ['too-few', 'too-many', 'unknown', 'repeated', 'count', 'sold-out'] as const;

/** One thing wrong with the choices of a line. */
export const ChoiceIssue = z.object({
  kind: z.enum(CHOICE_ISSUE_KINDS),
  /** As the request names it; null where the whole group is meant. */
  optionId: z.string().nullable(),
  /** Null for an unknown option. */
  group: Named.nullable(),
  /** Null where the whole group is meant, and for an unknown option. */
  option: Named.nullable(),
  /** What would be right: the least or the most of the group, or how often the option may be taken; else null. */
  limit: z.int().nullable(),
});
export type ChoiceIssue = z.infer<typeof ChoiceIssue>;
