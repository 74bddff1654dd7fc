import {
  CONTENT_LIMITS,
  isBlank,
  KITCHEN_LIMITS,
  OPTION_LIMITS,
  optionGroupContradiction,
  parseAmount,
  type AdminOption,
  type AdminOptionGroup,
  type SaveOptionGroup,
} from '@pickup/contract';
import type { Language, Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import {
  dietaryFieldOf,
  dietaryInformationOf,
  dietaryProblem,
  dietaryValues,
  UNDECLARED,
  type DietaryValues,
} from '../forms/dietary-information.js';
import { isSame, rebase, rebaseList } from '../forms/rebase.js';
import {
  NOT_SOLD_OUT,
  soldOutFieldOf,
  soldOutProblem,
  soldOutUntilOf,
  soldOutValues,
  type SoldOutValues,
} from '../forms/sold-out.js';
import { isWholeWithin, textOrNull, typedAmount } from '../forms/typed-texts.js';
import { activeOptions } from './option-groups.js';

/** An option as typed. */
export interface OptionValues {
  /** Null: a new one. */
  optionId: string | null;
  name: string;
  nameNl: string;
  /** Blank: nothing. */
  price: string;
  isDefault: boolean;
  maxCount: string;
  kitchenUnits: string;
  soldOut: SoldOutValues;
  dietaryInformation: DietaryValues;
}

/** The form of a group as typed. */
export interface OptionGroupValues {
  name: string;
  nameNl: string;
  min: string;
  max: string;
  options: OptionValues[];
}

export const newOption = (): OptionValues => ({
  optionId: null,
  name: '',
  nameNl: '',
  price: '',
  isDefault: false,
  maxCount: '1',
  kitchenUnits: '0',
  soldOut: NOT_SOLD_OUT,
  dietaryInformation: UNDECLARED,
});

/** The form of a new group, from which one option has to be chosen. */
export const newOptionGroup = (): OptionGroupValues => ({
  name: '',
  nameNl: '',
  min: '1',
  max: '1',
  options: [newOption(), newOption()],
});

/** How saved values are shown. */
interface Shown {
  language: Language;
  /** The business day. */
  today: string;
}

/** A saved option as the form shows it. */
export const optionValues = (option: AdminOption, { language, today }: Shown): OptionValues => ({
  optionId: option.id,
  name: option.name,
  nameNl: option.nameNl ?? '',
  price: option.price === 0 ? '' : typedAmount(option.price, language),
  isDefault: option.isDefault,
  maxCount: String(option.maxCount),
  kitchenUnits: String(option.kitchenUnits),
  soldOut: soldOutValues(option.soldOutUntil, today),
  dietaryInformation: dietaryValues(option),
});

/** A saved group as the form shows it, without its deleted options. */
export const optionGroupValues = (group: AdminOptionGroup, shown: Shown): OptionGroupValues => ({
  name: group.name,
  nameNl: group.nameNl ?? '',
  min: String(group.min),
  max: String(group.max),
  options: activeOptions(group).map((option) => optionValues(option, shown)),
});

/**
 * What was changed of a group, over what stands now, option by option: one that another writer has deleted comes back if it was
 * changed here, and leaves if not.
 */
export const rebaseOptionGroup = (
  base: OptionGroupValues,
  mine: OptionGroupValues,
  theirs: OptionGroupValues,
): OptionGroupValues => ({
  ...rebase(base, mine, theirs),
  options: rebaseList(
    base.options,
    mine.options,
    theirs.options,
    ({ optionId }) => optionId,
    (before, own, saved) => (saved ? rebase(before, own, saved) : isSame(before, own) ? undefined : own),
  ),
});

/** The form of a new group that is like a saved one. */
export function copyOf(group: AdminOptionGroup, shown: Shown, t: TFunction): OptionGroupValues {
  const { options, ...values } = optionGroupValues(group, shown);
  return {
    ...values,
    name: t('choices.copyOf', { name: group.name }).slice(0, CONTENT_LIMITS.name),
    options: options.map((option) => ({ ...option, optionId: null })),
  };
}

const optionAmount = (price: string): number | null => (isBlank(price) ? 0 : parseAmount(price));

/**
 * What a form saves.
 * @param today the business day
 * @throws RangeError for a price that {@link checkOptionGroup} would have refused
 */
export const toSave = ({ name, nameNl, min, max, options }: OptionGroupValues, today: string): SaveOptionGroup => ({
  name: name.trim(),
  nameNl: textOrNull(nameNl),
  min: Number(min),
  max: Number(max),
  options: options.map((option) => {
    const price = optionAmount(option.price);
    if (price === null) throw new RangeError(`Not an amount: ${option.price}`);
    return {
      ...(option.optionId !== null && { id: option.optionId }),
      name: option.name.trim(),
      nameNl: textOrNull(option.nameNl),
      price,
      isDefault: option.isDefault,
      maxCount: Number(option.maxCount),
      kitchenUnits: Number(option.kitchenUnits),
      soldOutUntil: soldOutUntilOf(option.soldOut, today),
      ...dietaryInformationOf(option.dietaryInformation),
      isActive: true,
    };
  }),
});

/** The first contradiction between limits and options, at its field (product.md, Choices). */
function contradictionOf(values: OptionGroupValues, t: TFunction): Problems<OptionGroupValues> {
  const { min, max } = values;
  const options = values.options.map(({ maxCount, isDefault }) => ({
    maxCount: Number(maxCount),
    isDefault,
    isActive: true,
  }));
  const found = optionGroupContradiction({ min: Number(min), max: Number(max), options });
  switch (found?.kind) {
    case 'min-above-max':
      return { max: t('choices.form.minAboveMax', { min }) };
    case 'min-above-options':
      return { min: t('choices.form.minAboveOptions', { count: found.limit ?? 0 }) };
    case 'defaults-above-max':
      return { options: t('choices.form.defaultsAboveMax', { count: found.limit ?? 0 }) };
    case 'option-repeated':
    case undefined:
      return {};
  }
}

interface CheckOptions {
  /** Writes an amount in the restaurant's currency. */
  money: (amount: number) => string;
  /** The business day. */
  today: string;
}

/** Validates the form: names are required, all within the server's limits. */
export function checkOptionGroup(
  values: OptionGroupValues,
  t: TFunction,
  { money, today }: CheckOptions,
): Problems<OptionGroupValues> {
  const field = t('choices.form.name');
  const required = t('app.form.required', { field });
  if (values.options.length === 0) {
    return { ...(isBlank(values.name) && { name: required }), options: t('choices.form.noOptions') };
  }
  const problems = contradictionOf(values, t);
  if (isBlank(values.name)) problems.name = required;
  values.options.forEach((option, index) => {
    if (isBlank(option.name)) problems[`options.${index}.name`] = required;
    const price = optionAmount(option.price);
    if (price === null) problems[`options.${index}.price`] = t('app.form.amount', { field: t('choices.form.price') });
    else if (price > OPTION_LIMITS.price) {
      problems[`options.${index}.price`] = t('choices.form.priceTooHigh', { max: money(OPTION_LIMITS.price) });
    }
    if (!isWholeWithin(option.kitchenUnits, KITCHEN_LIMITS.kitchenUnits)) {
      const units = { field: t('choices.form.kitchenUnits'), ...KITCHEN_LIMITS.kitchenUnits };
      problems[`options.${index}.kitchenUnits`] = t('app.form.whole', units);
    }
    const soldOut = soldOutProblem(option.soldOut, today, t);
    if (soldOut !== null) problems[`options.${index}.soldOut`] = soldOut;
    const contradicted = dietaryProblem(option.dietaryInformation, t);
    if (contradicted !== null) problems[`options.${index}.dietaryInformation`] = contradicted;
  });
  return problems;
}

/** The fields at which a refusal of the server can be shown, in the form's order. */
export const fieldsOf = ({ options }: OptionGroupValues) => [
  ...(['name', 'nameNl', 'min', 'max'] as const),
  ...options.flatMap((_, index) =>
    (['name', 'price', 'nameNl', 'maxCount', 'kitchenUnits', 'soldOut', 'dietaryInformation'] as const).map(
      (field) => `options.${index}.${field}` as const,
    ),
  ),
  'options' as const,
];

/** The field that the server calls `options.1.allergens`. */
export function fieldOfPath(path: string): string {
  const [list, index, ...rest] = path.split('.');
  return list === 'options' && index !== undefined && rest.length > 0
    ? `options.${index}.${soldOutFieldOf(dietaryFieldOf(rest.join('.')))}`
    : path;
}
