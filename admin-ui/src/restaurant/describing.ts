import { WEEKDAYS, type WeekdayFields } from '@pickup/contract';
import type { TFunction } from 'i18next';
import type { Described } from './RestaurantForm.js';
import { SOCIAL_FIELDS, type SocialValues } from './SocialMedia.js';

/** Values of a form in words, for a comparison. */
export const describer = (t: TFunction) => ({
  text: (value: string): string => value.trim() || t('restaurant.words.blank'),
  onOff: (value: boolean): string => (value ? t('restaurant.words.on') : t('restaurant.words.off')),
});

export const describeHours = (values: WeekdayFields, t: TFunction): Described[] =>
  WEEKDAYS.map((day) => [
    t(`restaurant.day.${day}`),
    values[`${day}Closed`] ? t('restaurant.words.closed') : `${values[`${day}Open`]}–${values[`${day}Close`]}`,
  ]);

export const describeSocial = (values: SocialValues, t: TFunction): Described[] =>
  SOCIAL_FIELDS.map((name) => [t(`restaurant.field.${name}`), describer(t).text(values[name])]);
