import { z } from 'zod';
import { CONTENT_LIMITS, KITCHEN_LIMITS, OPTION_LIMITS } from './limits.js';
import { OptionGroup } from './option-group.js';
import { imageUrl } from './picture.js';
import { withReadOnly, Version } from './record-change.js';
import {
  blankableText,
  Id,
  Price,
  nameText,
  optionalName,
  optionalText,
  requiredText,
  wholeNumberWithin,
} from './scalar.js';
import { SoldOutUntil } from './sold-out.js';
import { repeatedNames } from '../rules/names.js';
import { refuseDietaryContradiction, dietaryInputFields, dietaryFields } from './dietary-information.js';

/** A dish as visitors see it. */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string(),
  descriptionNl: z.string().nullable(),
  price: Price,
  imageUrl: z.string(),
  /** Description of the picture for those who do not see it; null when the name says enough. */
  imageAlt: z.string().nullable(),
  imageAltNl: z.string().nullable(),
  ...dietaryFields,
  popular: z.boolean(),
  available: z.boolean(),
  isActive: z.boolean(),
  categoryId: Id.nullable(),
  categoryName: z.string().nullable(),
  categoryNameNl: z.string().nullable(),
  /** What can be chosen of it, in order. */
  optionGroups: z.array(OptionGroup),
  /** Whether it cannot be ordered now although it is on the menu: by the owner's word, because nothing is left of it, or because a group that needs a choice has too few left. */
  soldOut: z.boolean(),
  /** Until when it is sold out by the owner's word; null when it is not. */
  soldOutUntil: SoldOutUntil,
  /** How many are left today; null where there are plenty, and without a count. */
  left: z.int().nullable(),
});
export type MenuItem = z.infer<typeof MenuItem>;

/** A dish as the owner sees it. */
export const AdminMenuItem = MenuItem.extend({
  optionGroupIds: z.array(Id),
  /** The groups that make it sold out: too few of their options are left. */
  unmetGroupIds: z.array(Id),
  /** Of kitchen work, for one piece without its choices. */
  kitchenUnits: z.int(),
  /** How many there are of it on a day; null without a count. */
  dailyCount: z.int().nullable(),
  /** How many of them are left today; null without a count. */
  portionsLeft: z.int().nullable(),
  version: Version,
});
export type AdminMenuItem = z.infer<typeof AdminMenuItem>;

/** A category with its dishes. */
export const Category = z.object({
  id: Id,
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string().nullable(),
  descriptionNl: z.string().nullable(),
  menuItems: z.array(MenuItem),
});
export type Category = z.infer<typeof Category>;

/** A category as the owner sees it, with every dish that is not deleted: while it has one it cannot be deleted. */
export const AdminCategory = Category.extend({ version: Version, menuItems: z.array(AdminMenuItem) });
export type AdminCategory = z.infer<typeof AdminCategory>;

/** The fields of the dish form, without the rule that compares two of them. An optional field that is left out keeps its value; one with a default gets that, in a change as well. */
export const DishForm = z.strictObject({
  name: nameText(CONTENT_LIMITS.name),
  nameNl: optionalName(CONTENT_LIMITS.name).nullable(),
  description: requiredText(CONTENT_LIMITS.dishDescription),
  descriptionNl: optionalText(CONTENT_LIMITS.dishDescription).nullable(),
  price: Price,
  categoryId: Id.nullable().optional(),
  imageUrl: imageUrl.default(''),
  imageAlt: optionalText(CONTENT_LIMITS.imageAlt).nullable(),
  imageAltNl: optionalText(CONTENT_LIMITS.imageAlt).nullable(),
  ...dietaryInputFields,
  available: z.boolean().default(true),
  popular: z.boolean().default(false),
  optionGroupIds: z
    .array(Id, 'must be a list of groups')
    .max(OPTION_LIMITS.groups, `must hold at most ${OPTION_LIMITS.groups} groups`)
    .refine((ids) => new Set(ids).size === ids.length, 'must name each group once')
    .optional(),
  kitchenUnits: wholeNumberWithin(KITCHEN_LIMITS.kitchenUnits).optional(),
  dailyCount: wholeNumberWithin(KITCHEN_LIMITS.dailyCount).nullable().optional(),
  soldOutUntil: SoldOutUntil.optional(),
});

/** What the owner saves of a dish. */
export const SaveMenuItem = DishForm.superRefine(refuseDietaryContradiction);
export type SaveMenuItem = z.infer<typeof SaveMenuItem>;

/** As {@link SaveMenuItem}, for an existing dish. One that quick entry made without a description may stay without. */
export const ChangeMenuItem = withReadOnly(
  DishForm.extend({ description: blankableText(CONTENT_LIMITS.dishDescription) }).superRefine(
    refuseDietaryContradiction,
  ),
  AdminMenuItem,
  ['categoryName', 'categoryNameNl', 'optionGroups', 'soldOut', 'left', 'portionsLeft', 'unmetGroupIds'],
);
export type ChangeMenuItem = z.infer<typeof ChangeMenuItem>;

/** Whether a dish needs a description: every one but one that was stored without. @param stored null for a new dish */
export const needsDescription = (stored: Pick<AdminMenuItem, 'description'> | null): boolean =>
  stored?.description !== '';

const { quickEntry: most } = CONTENT_LIMITS;

/** Many dishes at once; a category is named, and made where there is none of the name. */
export const QuickEntry = z.strictObject({
  dishes: z
    .array(
      z.strictObject({
        name: nameText(CONTENT_LIMITS.name),
        description: optionalText(CONTENT_LIMITS.dishDescription).default(''),
        price: Price,
        category: nameText(CONTENT_LIMITS.categoryName).nullable(),
      }),
    )
    .min(1, 'must hold a dish')
    .max(most, `must hold at most ${most} dishes`)
    .refine((dishes) => repeatedNames(dishes.map(({ name }) => name)).length === 0, 'must name each dish once'),
});
export type QuickEntry = z.infer<typeof QuickEntry>;

/** What the owner saves of a category; a Dutch text that is left out keeps its value. */
export const SaveCategory = z.strictObject({
  name: nameText(CONTENT_LIMITS.categoryName),
  description: optionalText(CONTENT_LIMITS.categoryDescription).nullable(),
  nameNl: optionalName(CONTENT_LIMITS.categoryName).nullable(),
  descriptionNl: optionalText(CONTENT_LIMITS.categoryDescription).nullable(),
});
export type SaveCategory = z.infer<typeof SaveCategory>;

/** As {@link SaveCategory}, for an existing category. */
export const ChangeCategory = withReadOnly(SaveCategory, AdminCategory, ['menuItems']);
export type ChangeCategory = z.infer<typeof ChangeCategory>;
