import {
  CONTENT_LIMITS,
  isImageUrl,
  parseAmount,
  isBlank,
  type AdminMenuItem,
  type SaveMenuItem,
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

/** The dish form as typed. */
export interface DishValues {
  name: string;
  nameNl: string;
  description: string;
  price: string;
  /** Empty: none. */
  categoryId: string;
  imageUrl: string;
  imageAlt: string;
  /** The groups of choices, in order. */
  optionGroupIds: string[];
  dietaryInformation: DietaryValues;
  available: boolean;
  popular: boolean;
}

/** The form of a new dish, which is available and not popular; its fields in the order of the form. */
export const newDish = (categoryId: string | null): DishValues => ({
  name: '',
  nameNl: '',
  description: '',
  price: '',
  categoryId: categoryId ?? '',
  imageUrl: '',
  imageAlt: '',
  optionGroupIds: [],
  dietaryInformation: UNDECLARED,
  available: true,
  popular: false,
});

const isField = (name: string): name is keyof DishValues => name in newDish(null);

/** The fields in the form's order; a refusal of the server names one of them. */
export const DISH_FIELDS: readonly (keyof DishValues)[] = Object.keys(newDish(null)).filter(isField);

/** A saved dish as the form shows it. */
export const dishValues = (dish: AdminMenuItem, language: Language): DishValues => ({
  name: dish.name,
  nameNl: dish.nameNl ?? '',
  description: dish.description,
  price: typedAmount(dish.price, language),
  categoryId: dish.categoryId ?? '',
  imageUrl: typedPicture(dish.imageUrl),
  imageAlt: dish.imageAlt ?? '',
  optionGroupIds: dish.optionGroupIds,
  dietaryInformation: dietaryValues(dish),
  available: dish.available,
  popular: dish.popular,
});

/** What a form saves. @throws RangeError for a price that {@link checkDish} would have refused */
export function toSave({
  price,
  optionGroupIds,
  dietaryInformation,
  available,
  popular,
  ...texts
}: DishValues): Required<SaveMenuItem> {
  const amount = parseAmount(price);
  if (amount === null) throw new RangeError(`Not an amount: ${price}`);
  return {
    name: texts.name.trim(),
    nameNl: texts.nameNl.trim() || null,
    description: texts.description.trim(),
    price: amount,
    categoryId: texts.categoryId || null,
    imageUrl: texts.imageUrl.trim(),
    imageAlt: texts.imageAlt.trim() || null,
    optionGroupIds,
    ...dietaryInformationOf(dietaryInformation),
    available,
    popular,
  };
}

/**
 * Validates the form: name, description and price are required, within the server's limits.
 * @param money writes an amount in the restaurant's currency
 */
export function checkDish(values: DishValues, t: TFunction, money: (amount: number) => string): Problems<DishValues> {
  const problems: Problems<DishValues> = {};
  const text = (field: 'name' | 'nameNl' | 'description' | 'imageUrl' | 'imageAlt', max: number, required: boolean) => {
    const { length } = values[field].trim();
    const label = t(`menu.itemForm.${field}`);
    if (required && isBlank(values[field])) problems[field] = t('app.form.required', { field: label });
    if (length > max) problems[field] = t('app.form.tooLong', { field: label, max });
  };
  text('name', CONTENT_LIMITS.name, true);
  text('nameNl', CONTENT_LIMITS.name, false);
  text('description', CONTENT_LIMITS.description, true);
  text('imageUrl', CONTENT_LIMITS.imageUrl, false);
  text('imageAlt', CONTENT_LIMITS.imageAlt, false);
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
