import { z } from 'zod';
import { optionGroupContradiction } from '../rules/option-groups.js';
import { dietaryFields, dietaryInputFields, refuseDietaryContradiction } from './dietary-information.js';
import { CONTENT_LIMITS, KITCHEN_LIMITS, OPTION_LIMITS } from './limits.js';
import { Version, withReadOnly } from './record-change.js';
import { Id, Money, nameText, optionalName, wholeNumberWithin } from './scalar.js';
import { SoldOutUntil } from './sold-out.js';

/** What an option adds to the price of its dish, in euros. */
export const OptionPrice = Money.min(0, 'must not be negative').max(
  OPTION_LIMITS.price,
  `must be at most ${OPTION_LIMITS.price}`,
);

const optionFields = {
  id: Id,
  name: z.string(),
  nameNl: z.string().nullable(),
  price: OptionPrice,
  isDefault: z.boolean(),
  /** How often it may be taken for one piece of the dish. */
  maxCount: z.int(),
  ...dietaryFields,
};

/** One option of a group as visitors see it. */
export const Option = z.object({ ...optionFields, soldOut: z.boolean() });
export type Option = z.infer<typeof Option>;

const groupFields = {
  id: Id,
  name: z.string(),
  nameNl: z.string().nullable(),
  /** The least of its options that a dish is ordered with, each counted as often as it is taken; 0 for none. */
  min: z.int(),
  /** The most. */
  max: z.int(),
};

/** What can be chosen of a dish: its size, its extras; as visitors see it. */
export const OptionGroup = z.object({ ...groupFields, options: z.array(Option) });
export type OptionGroup = z.infer<typeof OptionGroup>;

/** An option as the owner sees it; a deleted one is not active. */
export const AdminOption = z.object({
  ...optionFields,
  /** Of kitchen work, each time it is taken. */
  kitchenUnits: z.int(),
  soldOutUntil: SoldOutUntil,
  isActive: z.boolean(),
});
export type AdminOption = z.infer<typeof AdminOption>;

/** A group as the owner sees it: its options in order, deleted ones after the others. */
export const AdminOptionGroup = z.object({
  ...groupFields,
  options: z.array(AdminOption),
  /** The dishes that use it and are not deleted, in the menu's order. */
  usedBy: z.array(z.object({ id: Id, name: z.string() })),
  isActive: z.boolean(),
  version: Version,
});
export type AdminOptionGroup = z.infer<typeof AdminOptionGroup>;

/**
 * What the owner saves of an option. One without an id is new; of one with an id, dietary information that is left out keeps its
 * value.
 */
export const SaveOption = z
  .strictObject({
    id: Id.optional(),
    name: nameText(CONTENT_LIMITS.name),
    nameNl: optionalName(CONTENT_LIMITS.name).nullable(),
    price: OptionPrice.default(0),
    isDefault: z.boolean().default(false),
    maxCount: wholeNumberWithin(OPTION_LIMITS.maxCount).default(1),
    ...dietaryInputFields,
    /** Left out, those of an option with an id stay; 0 for a new one. */
    kitchenUnits: wholeNumberWithin(KITCHEN_LIMITS.kitchenUnits).optional(),
    /** Left out, that of an option with an id stays. */
    soldOutUntil: SoldOutUntil.optional(),
    isActive: z.boolean().default(true),
  })
  .superRefine(refuseDietaryContradiction);
export type SaveOption = z.infer<typeof SaveOption>;

const TOO_FEW = 'must hold at least one option';
const TOO_MANY = `must hold at most ${OPTION_LIMITS.options} options`;

/** The fields of a group's form, without the rule that compares them. */
const OptionGroupForm = z.strictObject({
  name: nameText(CONTENT_LIMITS.name),
  nameNl: optionalName(CONTENT_LIMITS.name).nullable(),
  min: wholeNumberWithin(OPTION_LIMITS.min).default(0),
  max: wholeNumberWithin(OPTION_LIMITS.max).default(1),
  options: z
    .array(SaveOption, 'must be a list of options')
    .min(1, { error: TOO_FEW, abort: true })
    .max(OPTION_LIMITS.options + OPTION_LIMITS.deletedOptions, { error: TOO_MANY, abort: true })
    .refine((options) => options.some(({ isActive }) => isActive), { error: TOO_FEW, abort: true })
    .refine((options) => options.filter(({ isActive }) => isActive).length <= OPTION_LIMITS.options, TOO_MANY),
});

/** What the owner saves of a group with its options, in their order; an option that is left out is deleted. */
export const SaveOptionGroup = OptionGroupForm.superRefine((group, context) => {
  const found = optionGroupContradiction(group);
  if (found) context.addIssue({ code: 'custom', path: [found.field], message: found.message });
});
export type SaveOptionGroup = z.infer<typeof SaveOptionGroup>;

/** As {@link SaveOptionGroup}, for an existing group. */
export const ChangeOptionGroup = withReadOnly(SaveOptionGroup, AdminOptionGroup, ['usedBy']);
export type ChangeOptionGroup = z.infer<typeof ChangeOptionGroup>;
