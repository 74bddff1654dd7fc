import { isBlank } from '@pickup/contract';
import type { TFunction } from 'i18next';
import type { Problems } from '../../forms/useRecordForm.js';
import { describeHours, describer, describeSocial } from '../../restaurant/describing.js';
import { emailProblem, hoursProblems, webProblems } from '../../restaurant/problems.js';
import type { Described } from '../../restaurant/RestaurantForm.js';
import { SOCIAL_FIELDS } from '../../restaurant/SocialMedia.js';
import { FEATURES, PAYMENT_METHODS, REQUIRED, TEXTS, type InformationValues } from './information-values.js';

/** Validates the form. */
export function informationProblems(values: InformationValues, t: TFunction): Problems<InformationValues> {
  const missing = REQUIRED.filter((field) => isBlank(values[field]));
  return {
    ...emailProblem(values.email, t),
    ...webProblems(values, ['website', ...SOCIAL_FIELDS], t),
    ...hoursProblems(values, t),
    ...Object.fromEntries(
      missing.map((field) => [field, t('app.form.required', { field: t(`restaurant.field.${field}`) })]),
    ),
  };
}

/** Every field in words, for a comparison. */
export function describeInformation(values: InformationValues, t: TFunction): Described[] {
  const { text, onOff } = describer(t);
  return [
    ...TEXTS.map((field): Described => [t(`restaurant.field.${field}`), text(values[field])]),
    ...describeHours(values, t),
    ...FEATURES.map((field): Described => [t(`restaurant.feature.${field}`), onOff(values[field])]),
    ...PAYMENT_METHODS.map((field): Described => [t(`restaurant.payment.${field}`), onOff(values[field])]),
    ...describeSocial(values, t),
  ];
}
