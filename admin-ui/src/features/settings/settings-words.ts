import { KITCHEN_LIMITS, RESTAURANT_LIMITS, isBlank } from '@pickup/contract';
import type { Problems } from '@pickup/web';
import type { TFunction } from 'i18next';
import { describeHours, hoursProblems } from '../../restaurant/hours-form.js';
import {
  describer,
  describeSocial,
  emailProblem,
  webProblems,
  SOCIAL_FIELDS,
} from '../../restaurant/restaurant-fields.js';
import { isWholeWithin, wholeNumber } from '../../forms/typed-texts.js';
import type { Described } from '../../restaurant/RestaurantForm.js';

import {
  canBeFigure,
  canBePreparation,
  PICKUP_FIGURES,
  preparationOf,
  REQUIRED,
  SWITCHES,
  TEXTS,
  type SettingsValues,
} from './settings-values.js';

type Found = Problems<SettingsValues>;

/** The message of the first required field that is blank; null when none is. */
export function firstMissing(values: SettingsValues, t: TFunction): string | null {
  const field = REQUIRED.find((name) => isBlank(values[name]));
  return field === undefined ? null : t(`settings.missing.${field}`);
}

function missingProblems(values: SettingsValues, t: TFunction): Found {
  const blank = REQUIRED.filter((name) => isBlank(values[name]));
  return Object.fromEntries(blank.map((name) => [name, t(`settings.missing.${name}`)]));
}

function preparationProblems(values: SettingsValues, t: TFunction): Found {
  const text = t('settings.problem.preparation', RESTAURANT_LIMITS.preparation);
  if (!canBePreparation(values.preparationTimeMin)) return { preparationTimeMin: text };
  if (!canBePreparation(values.preparationTimeMax)) return { preparationTimeMax: text };
  const { preparationTimeMin: min, preparationTimeMax: max } = preparationOf(values);
  return min > max ? { preparationTimeMax: t('settings.problem.preparationOrder') } : {};
}

/** Blank is the default; what is no whole number would be lost without a word. */
function unseenProblem({ unseenAfterMinutes }: SettingsValues, t: TFunction): Found {
  const isFine = unseenAfterMinutes.trim() === '' || isWholeWithin(unseenAfterMinutes, RESTAURANT_LIMITS.unseen);
  return isFine ? {} : { unseenAfterMinutes: t('settings.problem.unseenAfter', RESTAURANT_LIMITS.unseen) };
}

/** Blank, zero and less are "no number"; what is no whole number would be lost without a word. */
function capacityProblem({ capacity }: SettingsValues, t: TFunction): Found {
  const seats = wholeNumber(capacity);
  const isFine = seats === null ? capacity.trim() === '' : seats <= RESTAURANT_LIMITS.capacity;
  return isFine ? {} : { capacity: t('settings.problem.capacity', { max: RESTAURANT_LIMITS.capacity }) };
}

/** A sentence for each figure about pickup times that cannot be saved. */
const pickupProblems = (values: SettingsValues, t: TFunction): Found =>
  Object.fromEntries(
    PICKUP_FIGURES.filter((name) => !canBeFigure(name, values[name])).map((name) => [
      name,
      t('app.form.whole', { field: t(`settings.field.${name}`), ...KITCHEN_LIMITS[name] }),
    ]),
  );

const currencyProblems = ({ currencySymbol, currencyCode }: SettingsValues, t: TFunction): Found => ({
  ...(isBlank(currencySymbol) && {
    currencySymbol: t('app.form.required', { field: t('settings.field.currencySymbol') }),
  }),
  ...(!/^[a-z]{3}$/i.test(currencyCode.trim()) && { currencyCode: t('settings.problem.currencyCode') }),
});

/** What keeps the form from being saved, by field. */
export const settingsProblems = (values: SettingsValues, t: TFunction): Found => ({
  ...emailProblem(values.email, t),
  ...webProblems(values, ['googleLocationUrl', 'website', ...SOCIAL_FIELDS], t),
  ...hoursProblems(values, t),
  ...preparationProblems(values, t),
  ...unseenProblem(values, t),
  ...pickupProblems(values, t),
  ...capacityProblem(values, t),
  ...currencyProblems(values, t),
  ...missingProblems(values, t),
});

/** Every field in words, for a comparison. */
export function describeSettings(values: SettingsValues, t: TFunction): Described[] {
  const { text, onOff } = describer(t);
  return [
    ...TEXTS.map((name): Described => [t(`settings.field.${name}`), text(values[name])]),
    [t('settings.field.preparationTimeUnit'), t(`settings.unit.${values.preparationTimeUnit}`)],
    ...SWITCHES.map((name): Described => [t(`settings.field.${name}`), onOff(values[name])]),
    ...describeHours(values, t),
    ...describeSocial(values, t),
  ];
}
