import type { TFunction } from 'i18next';
import { canBeEmail, canBeWebAddress } from '../forms/typed-texts.js';
import type { Described } from './RestaurantForm.js';

/** Where else the restaurant can be found, in the settings screen's names. */
export type SocialValues = Record<SocialField, string>;
export const SOCIAL_FIELDS = ['facebookUrl', 'instagramUrl', 'twitterUrl'] as const;
type SocialField = (typeof SOCIAL_FIELDS)[number];

type Found = Record<string, string>;

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

/** Values of a form in words, for a comparison. */
export const describer = (t: TFunction) => ({
  text: (value: string): string => value.trim() || t('restaurant.words.blank'),
  onOff: (value: boolean): string => (value ? t('restaurant.words.on') : t('restaurant.words.off')),
});

export const describeSocial = (values: SocialValues, t: TFunction): Described[] =>
  SOCIAL_FIELDS.map((name) => [t(`restaurant.field.${name}`), describer(t).text(values[name])]);
