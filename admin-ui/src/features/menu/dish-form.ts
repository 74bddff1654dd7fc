import {
  CONTENT_LIMITS,
  isImageUrl,
  parseAmount,
  isBlank,
  needsDescription,
  KITCHEN_LIMITS,
  type AdminMenuItem,
  type SaveMenuItem,
} from '@pickup/contract';
import type { Language, Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import {
  UNDECLARED,
  dietaryFieldOf,
  dietaryInformationOf,
  dietaryProblem,
  dietaryValues,
  type DietaryValues,
} from '../../forms/dietary-information.js';
import {
  NOT_SOLD_OUT,
  soldOutFieldOf,
  soldOutProblem,
  soldOutUntilOf,
  soldOutValues,
  type SoldOutValues,
} from '../../forms/sold-out.js';
import { isWholeWithin, typedAmount, typedPicture, wholeNumber } from '../../forms/typed-texts.js';

/** The dish form as typed. */
export interface DishValues {
  name: string;
  nameNl: string;
  description: string;
  descriptionNl: string;
  price: string;
  /** Empty: none. */
  categoryId: string;
  imageUrl: string;
  imageAlt: string;
  imageAltNl: string;
  /** The groups of choices, in order. */
  optionGroupIds: string[];
  dietaryInformation: DietaryValues;
  available: boolean;
  popular: boolean;
  soldOut: SoldOutValues;
  kitchenUnits: string;
  /** Blank: no limit. */
  dailyCount: string;
}

/** The form of a new dish, which is available and not popular; its fields in the order of the form. */
export const newDish = (categoryId: string | null): DishValues => ({
  name: '',
  nameNl: '',
  description: '',
  descriptionNl: '',
  price: '',
  categoryId: categoryId ?? '',
  imageUrl: '',
  imageAlt: '',
  imageAltNl: '',
  optionGroupIds: [],
  dietaryInformation: UNDECLARED,
  available: true,
  popular: false,
  soldOut: NOT_SOLD_OUT,
  kitchenUnits: '1',
  dailyCount: '',
});

const isField = (name: string): name is keyof DishValues => name in newDish(null);

/** The fields in the form's order; a refusal of the server names one of them. */
export const DISH_FIELDS: readonly (keyof DishValues)[] = Object.keys(newDish(null)).filter(isField);

/** A saved dish as the form shows it. @param today the business day */
export const dishValues = (dish: AdminMenuItem, language: Language, today: string): DishValues => ({
  name: dish.name,
  nameNl: dish.nameNl ?? '',
  description: dish.description,
  descriptionNl: dish.descriptionNl ?? '',
  price: typedAmount(dish.price, language),
  categoryId: dish.categoryId ?? '',
  imageUrl: typedPicture(dish.imageUrl),
  imageAlt: dish.imageAlt ?? '',
  imageAltNl: dish.imageAltNl ?? '',
  optionGroupIds: dish.optionGroupIds,
  dietaryInformation: dietaryValues(dish),
  available: dish.available,
  popular: dish.popular,
  soldOut: soldOutValues(dish.soldOutUntil, today),
  kitchenUnits: String(dish.kitchenUnits),
  dailyCount: dish.dailyCount === null ? '' : String(dish.dailyCount),
});

/** The form's name for a field of the body. */
export const dishFieldOf = (path: string): string => soldOutFieldOf(dietaryFieldOf(path));

/**
 * What a form saves.
 * @param today the business day
 * @throws RangeError for a price or kitchen units that {@link checkDish} would have refused
 */
export function toSave(
  { price, optionGroupIds, dietaryInformation, available, popular, soldOut, ...texts }: DishValues,
  today: string,
): Required<SaveMenuItem> {
  const amount = parseAmount(price);
  if (amount === null) throw new RangeError(`Not an amount: ${price}`);
  const kitchenUnits = wholeNumber(texts.kitchenUnits);
  if (kitchenUnits === null) throw new RangeError(`Not a number: ${texts.kitchenUnits}`);
  return {
    name: texts.name.trim(),
    nameNl: texts.nameNl.trim() || null,
    description: texts.description.trim(),
    descriptionNl: texts.descriptionNl.trim() || null,
    price: amount,
    categoryId: texts.categoryId || null,
    imageUrl: texts.imageUrl.trim(),
    imageAlt: texts.imageAlt.trim() || null,
    imageAltNl: texts.imageAltNl.trim() || null,
    optionGroupIds,
    ...dietaryInformationOf(dietaryInformation),
    available,
    popular,
    soldOutUntil: soldOutUntilOf(soldOut, today),
    kitchenUnits,
    dailyCount: wholeNumber(texts.dailyCount),
  };
}

/** A sentence for each number of the kitchen that cannot be saved. */
function kitchenProblems({ kitchenUnits, dailyCount }: DishValues, t: TFunction): Problems<DishValues> {
  const whole = (field: 'kitchenUnits' | 'dailyCount') =>
    t('app.form.whole', { field: t(`menu.itemForm.${field}`), ...KITCHEN_LIMITS[field] });
  const isCount = dailyCount.trim() === '' || isWholeWithin(dailyCount, KITCHEN_LIMITS.dailyCount);
  return {
    ...(!isWholeWithin(kitchenUnits, KITCHEN_LIMITS.kitchenUnits) && { kitchenUnits: whole('kitchenUnits') }),
    ...(!isCount && { dailyCount: whole('dailyCount') }),
  };
}

type TextName = 'name' | 'nameNl' | 'description' | 'descriptionNl' | 'imageUrl' | 'imageAlt' | 'imageAltNl';

interface CheckOptions {
  /** Writes an amount in the restaurant's currency. */
  money: (amount: number) => string;
  /** The business day. */
  today: string;
  /** The saved dish; null for a new one. */
  saved: Pick<AdminMenuItem, 'description'> | null;
}

/** Validates the form: name, description, price and kitchen units are required, within the server's limits. */
export function checkDish(
  values: DishValues,
  t: TFunction,
  { money, today, saved }: CheckOptions,
): Problems<DishValues> {
  const problems = kitchenProblems(values, t);
  const soldOut = soldOutProblem(values.soldOut, today, t);
  if (soldOut !== null) problems.soldOut = soldOut;
  const text = (field: TextName, max: number, required: boolean) => {
    const { length } = values[field].trim();
    const label = t(`menu.itemForm.${field}`);
    if (required && isBlank(values[field])) problems[field] = t('app.form.required', { field: label });
    if (length > max) problems[field] = t('app.form.tooLong', { field: label, max });
  };
  text('name', CONTENT_LIMITS.name, true);
  text('nameNl', CONTENT_LIMITS.name, false);
  text('description', CONTENT_LIMITS.dishDescription, needsDescription(saved));
  text('descriptionNl', CONTENT_LIMITS.dishDescription, false);
  text('imageUrl', CONTENT_LIMITS.imageUrl, false);
  text('imageAlt', CONTENT_LIMITS.imageAlt, false);
  text('imageAltNl', CONTENT_LIMITS.imageAlt, false);
  if (!isImageUrl(values.imageUrl.trim())) problems.imageUrl = t('menu.form.imageUrl');

  const contradicted = dietaryProblem(values.dietaryInformation, t);
  if (contradicted !== null) problems.dietaryInformation = contradicted;

  const price = parseAmount(values.price);
  const field = t('menu.itemForm.price');
  if (values.price.trim() === '') problems.price = t('app.form.required', { field });
  else if (price === null) problems.price = t('app.form.amount', { field });
  else if (price > CONTENT_LIMITS.price) {
    problems.price = t('menu.form.priceTooHigh', { max: money(CONTENT_LIMITS.price) });
  }
  return problems;
}
