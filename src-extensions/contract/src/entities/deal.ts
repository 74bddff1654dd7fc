import { z } from 'zod';
import { CONTENT_LIMITS, ORDER_LIMITS } from './limits.js';
import { DEAL_TYPES } from './enumerations.js';
import { imageUrl } from './picture.js';
import { withReadOnly, Version } from './record-change.js';
import { Day, Id, Price, nameText, optionalName, optionalText, requiredText } from './scalar.js';
import { refuseDietaryContradiction, dietaryInputFields, dietaryFields } from './dietary-information.js';

export const DealType = z.enum(DEAL_TYPES, `must be one of ${DEAL_TYPES.join(', ')}`);
export type DealType = z.infer<typeof DealType>;

/** Deal types of the public view. */
export const PublicDealType = z.enum(['combo', 'lunch', 'drinks', 'free', 'other']);
export type PublicDealType = z.infer<typeof PublicDealType>;

/** Public type of each admin type. */
export const PUBLIC_DEAL_TYPE = {
  COMBO: 'combo',
  LUNCH: 'lunch',
  DRINKS: 'drinks',
  FREE: 'free',
  DINNER: 'other',
  SITEWIDE: 'other',
} as const satisfies Record<DealType, PublicDealType>;

/** How many of a deal one order may contain. */
export const MaxPerOrder = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(ORDER_LIMITS.quantity, `must be at most ${ORDER_LIMITS.quantity}`);

const dealFields = {
  id: Id,
  title: z.string(),
  titleNl: z.string().nullable(),
  description: z.string(),
  descriptionNl: z.string().nullable(),
  imageUrl: z.string(),
  ...dietaryFields,
  originalPrice: Price.nullable(),
  discountPercentage: z.int().min(0).max(100),
  featured: z.boolean(),
  active: z.boolean(),
  isConditional: z.boolean(),
  minimumOrderAmount: Price.nullable(),
  /** Null for no limit. */
  maxPerOrder: MaxPerOrder.nullable(),
  validFrom: Day.nullable(),
  validUntil: Day.nullable(),
};

/** A deal as visitors see it: `dealPrice`, 0 where the owner set none, and a public `type`. */
export const Deal = z.object({ ...dealFields, dealPrice: Price, type: PublicDealType });
export type Deal = z.infer<typeof Deal>;

/** A deal as the owner sees it: `discountedPrice`, `dealType` and whether it is deleted. */
export const AdminDeal = z.object({
  ...dealFields,
  /** Null when the owner set none: the deal is free and shows no discount. */
  discountedPrice: Price.nullable(),
  dealType: DealType,
  isActive: z.boolean(),
  version: Version,
});
export type AdminDeal = z.infer<typeof AdminDeal>;

/** The fields of the deal form, without the rules that compare two of them. An optional field that is left out keeps its value; one with a default gets that, in a change as well. */
export const DealForm = z.strictObject({
  title: nameText(CONTENT_LIMITS.name),
  titleNl: optionalName(CONTENT_LIMITS.name).nullable(),
  description: requiredText(CONTENT_LIMITS.dealDescription),
  descriptionNl: optionalText(CONTENT_LIMITS.dealDescription).nullable(),
  imageUrl: imageUrl.optional(),
  ...dietaryInputFields,
  discountedPrice: Price.nullable().default(null),
  originalPrice: Price.nullable().default(null),
  dealType: DealType.default('COMBO'),
  featured: z.boolean().default(false),
  active: z.boolean().default(true),
  isConditional: z.boolean().default(false),
  minimumOrderAmount: Price.nullable().default(null),
  maxPerOrder: MaxPerOrder.nullable().optional(),
  validFrom: Day,
  validUntil: Day,
});

interface ValidityDays {
  validFrom: string | null;
  validUntil: string | null;
}

const areInOrder = ({ validFrom, validUntil }: ValidityDays) => !validFrom || !validUntil || validUntil >= validFrom;
const MUST_BE_IN_ORDER = { path: ['validUntil'], message: 'must not be before validFrom' };

/** What the owner saves of a deal; the discount percentage is derived. */
export const SaveDeal = DealForm.refine(areInOrder, MUST_BE_IN_ORDER).superRefine(refuseDietaryContradiction);
export type SaveDeal = z.infer<typeof SaveDeal>;

/** As {@link SaveDeal}, for an existing deal: one without a first or last day may stay without. */
export const ChangeDeal = withReadOnly(
  DealForm.extend({ validFrom: Day.nullable(), validUntil: Day.nullable() })
    .refine(areInOrder, MUST_BE_IN_ORDER)
    .superRefine(refuseDietaryContradiction),
  AdminDeal,
);
export type ChangeDeal = z.infer<typeof ChangeDeal>;

/** The validity days that a change would remove. Only a deal that never had them may be without. */
export const removedValidityDays = (before: ValidityDays, after: ValidityDays): (keyof ValidityDays)[] =>
  (['validFrom', 'validUntil'] as const).filter((day) => before[day] !== null && after[day] === null);

/** Counts of the back office's deals. */
export const DealStatistics = z.object({
  total: z.int(),
  active: z.int(),
  featured: z.int(),
  current: z.int(),
  upcoming: z.int(),
  expired: z.int(),
  /** How many the owner's list holds under each filter: deleted ones too. */
  listed: z.object({
    all: z.int(),
    active: z.int(),
    inactive: z.int(),
    featured: z.int(),
    ofType: z.record(DealType, z.int()),
  }),
});
export type DealStatistics = z.infer<typeof DealStatistics>;
