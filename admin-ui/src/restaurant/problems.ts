import type { WeekdayFields } from '@pickup/contract';
import type { TFunction } from 'i18next';
import { missingTimes } from './hours.js';
import { canBeEmail, canBeWebAddress } from '../forms/typed-texts.js';

type Found = Record<string, string>;

/** A sentence for each time of an open day that is not filled in. */
export const hoursProblems = (values: WeekdayFields, t: TFunction): Found =>
  Object.fromEntries(missingTimes(values).map((field) => [field, t('restaurant.problem.time')]));

/** A sentence for each field that holds no web address; blank ones are left alone. */
export const webProblems = <Field extends string>(
  values: Record<Field, string>,
  fields: readonly Field[],
  t: TFunction,
): Found =>
  Object.fromEntries(
    fields.filter((field) => !canBeWebAddress(values[field])).map((field) => [field, t('restaurant.problem.web')]),
  );

/** A sentence for an email that cannot be one. */
export const emailProblem = (email: string, t: TFunction): Found =>
  email.trim() === '' || canBeEmail(email) ? {} : { email: t('restaurant.problem.email') };
