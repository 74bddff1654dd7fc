import {
  CONTENT_LIMITS,
  discountPercentage,
  isImageUrl,
  ORDER_LIMITS,
  parseAmount,
  isBlank,
  type AdminDeal,
  type ChangeDeal,
  type DealType,
} from '@pickup/contract';
import type { Language, Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import {
  UNDECLARED,
  dietaryInformationOf,
  dietaryProblem,
  dietaryValues,
  type DietaryValues,
} from '../../forms/dietary-information.js';
import { typedAmount, typedPicture } from '../../forms/typed-texts.js';

/** The form as it is typed; amounts and dates are text until it is saved. */
export interface DealValues {
  title: string;
  titleNl: string;
  description: string;
  descriptionNl: string;
  dealType: DealType;
  imageUrl: string;
  dietaryInformation: DietaryValues;
  originalPrice: string;
  discountedPrice: string;
  isConditional: boolean;
  minimumOrderAmount: string;
  /** How many of it one order takes; empty for no limit. */
  maxPerOrder: string;
  /** `YYYY-MM-DD`, or empty. */
  validFrom: string;
  validUntil: string;
  active: boolean;
  featured: boolean;
}

/** The form of a new deal; its fields in the order of the form. */
export const NEW_DEAL: DealValues = {
  title: '',
  titleNl: '',
  description: '',
  descriptionNl: '',
  dealType: 'COMBO',
  imageUrl: '',
  dietaryInformation: UNDECLARED,
  originalPrice: '',
  discountedPrice: '',
  isConditional: false,
  minimumOrderAmount: '',
  maxPerOrder: '',
  validFrom: '',
  validUntil: '',
  active: true,
  featured: false,
};

const isField = (name: string): name is keyof DealValues => name in NEW_DEAL;

/** In the order of the form. */
export const DEAL_FIELDS: readonly (keyof DealValues)[] = Object.keys(NEW_DEAL).filter(isField);

const AMOUNT_FIELDS = ['originalPrice', 'discountedPrice', 'minimumOrderAmount'] as const;

/** A stored deal as its form shows it. */
export const valuesOf = (deal: AdminDeal, language: Language): DealValues => ({
  title: deal.title,
  titleNl: deal.titleNl ?? '',
  description: deal.description,
  descriptionNl: deal.descriptionNl ?? '',
  dealType: deal.dealType,
  imageUrl: typedPicture(deal.imageUrl),
  dietaryInformation: dietaryValues(deal),
  originalPrice: typedAmount(deal.originalPrice, language),
  discountedPrice: typedAmount(deal.discountedPrice, language),
  isConditional: deal.isConditional,
  minimumOrderAmount: typedAmount(deal.minimumOrderAmount, language),
  maxPerOrder: deal.maxPerOrder?.toString() ?? '',
  validFrom: deal.validFrom ?? '',
  validUntil: deal.validUntil ?? '',
  active: deal.active,
  featured: deal.featured,
});

/** Something was typed that is no amount. */
export const isMistyped = (text: string): boolean => text.trim() !== '' && parseAmount(text) === null;

/** Reads a typed price: blank is null, what is no amount becomes 0. */
export const readAmount = (text: string): number | null => (text.trim() === '' ? null : (parseAmount(text) ?? 0));

/** A typed maximum; null for none, NaN for what is none. */
export function readMaximum(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,2}$/.test(typed) && Number(typed) > 0 ? Number(typed) : NaN;
}

/** Whether the typed deal costs nothing. */
export const isFree = ({ discountedPrice }: DealValues): boolean => (readAmount(discountedPrice) ?? 0) === 0;

/** The discount of the typed prices, 0 while either is missing (product.md, Deals). */
export const discountOf = ({ originalPrice, discountedPrice }: DealValues): number =>
  discountPercentage(readAmount(originalPrice), readAmount(discountedPrice));

/** Whether saving makes a deal free although nobody typed a 0, and it was not so before. */
export const isFreeUnasked = ({ discountedPrice: text }: DealValues, stored: AdminDeal | null): boolean =>
  parseAmount(text) === null && (stored?.discountedPrice !== null || isMistyped(text));

/** A deal without a first or last day, from the raw panel or a first start, can be edited without making one up. */
export const mayStayEmpty = (stored: AdminDeal | null, name: keyof DealValues): boolean =>
  (name === 'validFrom' || name === 'validUntil') && stored?.[name] === null;

/** Validates the form. A mistyped price is no problem: it becomes 0. */
export function checkDeal(values: DealValues, t: TFunction, stored: AdminDeal | null = null): Problems<DealValues> {
  const problems: Problems<DealValues> = {};
  for (const name of ['title', 'description', 'validFrom', 'validUntil'] as const) {
    if (isBlank(values[name]) && !mayStayEmpty(stored, name))
      problems[name] = t('app.form.required', { field: t(`deals.field.${name}`) });
  }
  const tooLong = (name: 'title' | 'titleNl' | 'description' | 'descriptionNl' | 'imageUrl', max: number) => {
    if (values[name].trim().length > max) {
      problems[name] = t('app.form.tooLong', { field: t(`deals.field.${name}`), max });
    }
  };
  tooLong('title', CONTENT_LIMITS.name);
  tooLong('titleNl', CONTENT_LIMITS.name);
  tooLong('description', CONTENT_LIMITS.dealDescription);
  tooLong('descriptionNl', CONTENT_LIMITS.dealDescription);
  tooLong('imageUrl', CONTENT_LIMITS.imageUrl);
  if (!isImageUrl(values.imageUrl.trim())) problems.imageUrl = t('deals.form.imageWrong');
  const contradicted = dietaryProblem(values.dietaryInformation, t);
  if (contradicted !== null) problems.dietaryInformation = contradicted;
  for (const name of AMOUNT_FIELDS) {
    const unused = name === 'minimumOrderAmount' && !values.isConditional;
    if (!unused && (readAmount(values[name]) ?? 0) > CONTENT_LIMITS.price) {
      problems[name] = t('deals.form.tooMuch', { field: t(`deals.field.${name}`), max: CONTENT_LIMITS.price });
    }
  }
  if (values.isConditional && !readAmount(values.minimumOrderAmount)) {
    problems.minimumOrderAmount = t('deals.form.minimumMissing');
  }
  if (Number.isNaN(readMaximum(values.maxPerOrder))) {
    problems.maxPerOrder = t('deals.form.maximumWrong', { max: ORDER_LIMITS.quantity });
  }
  if (values.validFrom !== '' && values.validUntil !== '' && values.validUntil < values.validFrom) {
    problems.validUntil = t('deals.form.endsTooEarly');
  }
  return problems;
}

/**
 * The request body: the minimum of a conditional deal only, and no unchanged picture.
 * @param stored the deal as it is on the server; null for a new one
 */
export function toSave(values: DealValues, stored: AdminDeal | null): ChangeDeal {
  const imageUrl = values.imageUrl.trim();
  const shownBefore = stored ? typedPicture(stored.imageUrl) : '';
  return {
    title: values.title.trim(),
    titleNl: values.titleNl.trim() || null,
    description: values.description.trim(),
    descriptionNl: values.descriptionNl.trim() || null,
    dealType: values.dealType,
    ...(imageUrl !== shownBefore && { imageUrl }),
    ...dietaryInformationOf(values.dietaryInformation),
    originalPrice: readAmount(values.originalPrice),
    discountedPrice: readAmount(values.discountedPrice),
    isConditional: values.isConditional,
    minimumOrderAmount: values.isConditional ? readAmount(values.minimumOrderAmount) : null,
    maxPerOrder: readMaximum(values.maxPerOrder),
    validFrom: values.validFrom || null,
    validUntil: values.validUntil || null,
    active: values.active,
    featured: values.featured,
  };
}
