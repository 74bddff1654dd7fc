import {
  BLANK_RESTAURANT,
  INFORMATION_FEATURES,
  isBlank,
  type AdminRestaurant,
  type SaveRestaurant,
} from '@pickup/contract';
import type { Problems } from '@pickup/web';
import type { TFunction } from 'i18next';

import { textOrNull, webAddressOrNull } from '../../forms/typed-texts.js';
import {
  describeHours,
  hoursField,
  hoursProblems,
  hoursValues,
  openingHoursOf,
  type HoursValues,
} from '../../restaurant/hours-form.js';
import {
  describer,
  describeSocial,
  emailProblem,
  webProblems,
  SOCIAL_FIELDS,
  type SocialValues,
} from '../../restaurant/restaurant-fields.js';
import type { Described } from '../../restaurant/RestaurantForm.js';

export const FEATURES = [
  'delivery',
  'takeaway',
  'dineIn',
  'parking',
  'wifiAvailable',
  'wheelchairAccessible',
] as const satisfies readonly (keyof AdminRestaurant['features'])[];

export const PAYMENT_METHODS = [
  'cash',
  'card',
  'contactless',
  'onlinePayment',
] as const satisfies readonly (keyof AdminRestaurant['paymentMethods'])[];

/** In the order in which they stand on the screen. */
const REQUIRED = ['name', 'address', 'postalCode', 'city', 'country', 'phone', 'email'] as const;

/** Addresses of pictures. */
export const PICTURES = ['logoUrl', 'heroUrl'] as const;

export const TEXTS = [
  ...REQUIRED,
  'countryNl',
  'description',
  'descriptionNl',
  'website',
  'heroAlt',
  'heroAltNl',
] as const;

type TextName = (typeof TEXTS)[number];
type SwitchName = (typeof FEATURES)[number] | (typeof PAYMENT_METHODS)[number];

/** The information screen's inputs, flat. */
export type InformationValues = Record<TextName | (typeof PICTURES)[number], string> &
  Record<SwitchName, boolean> &
  HoursValues &
  SocialValues;

/** What the screen starts with before there is a restaurant. */
const BLANK = { ...BLANK_RESTAURANT, features: INFORMATION_FEATURES };

export function informationValues(record: AdminRestaurant | null): InformationValues {
  const { openingHours, socialMedia, features, paymentMethods, ...texts } = record ?? BLANK;
  return {
    name: texts.name,
    description: texts.description ?? '',
    descriptionNl: texts.descriptionNl ?? '',
    address: texts.address,
    city: texts.city ?? '',
    postalCode: texts.postalCode ?? '',
    country: texts.country ?? '',
    countryNl: texts.countryNl ?? '',
    phone: texts.phone,
    email: texts.email,
    website: texts.website ?? '',
    logoUrl: texts.logoUrl ?? '',
    heroUrl: texts.heroUrl ?? '',
    heroAlt: texts.heroAlt ?? '',
    heroAltNl: texts.heroAltNl ?? '',
    facebookUrl: socialMedia.facebook ?? '',
    instagramUrl: socialMedia.instagram ?? '',
    twitterUrl: socialMedia.twitter ?? '',
    delivery: features.delivery,
    takeaway: features.takeaway,
    dineIn: features.dineIn,
    parking: features.parking,
    wifiAvailable: features.wifiAvailable,
    wheelchairAccessible: features.wheelchairAccessible,
    cash: paymentMethods.cash,
    card: paymentMethods.card,
    contactless: paymentMethods.contactless,
    onlinePayment: paymentMethods.onlinePayment,
    ...hoursValues(openingHours),
  };
}

/**
 * The request body: this screen's fields only, so that the settings screen's stay as they are (product.md, Restaurant).
 */
export const informationToSave = (values: InformationValues) =>
  ({
    name: values.name.trim(),
    description: textOrNull(values.description),
    descriptionNl: textOrNull(values.descriptionNl),
    address: values.address.trim(),
    city: textOrNull(values.city),
    postalCode: textOrNull(values.postalCode),
    country: textOrNull(values.country),
    countryNl: textOrNull(values.countryNl),
    phone: values.phone.trim(),
    email: values.email.trim(),
    website: webAddressOrNull(values.website),
    logoUrl: textOrNull(values.logoUrl),
    heroUrl: textOrNull(values.heroUrl),
    heroAlt: textOrNull(values.heroAlt),
    heroAltNl: textOrNull(values.heroAltNl),
    openingHours: openingHoursOf(values),
    socialMedia: {
      facebook: webAddressOrNull(values.facebookUrl),
      instagram: webAddressOrNull(values.instagramUrl),
      twitter: webAddressOrNull(values.twitterUrl),
    },
    features: {
      delivery: values.delivery,
      takeaway: values.takeaway,
      dineIn: values.dineIn,
      parking: values.parking,
      wifiAvailable: values.wifiAvailable,
      wheelchairAccessible: values.wheelchairAccessible,
    },
    paymentMethods: {
      cash: values.cash,
      card: values.card,
      contactless: values.contactless,
      onlinePayment: values.onlinePayment,
    },
  }) satisfies SaveRestaurant;

/**
 * `openingHours.monday.open` is the input `mondayOpen`, `socialMedia.facebook` is `facebookUrl`, `features.parking` is
 * `parking`.
 */
export function informationField(path: string): string {
  const [group = '', name = ''] = path.split('.');
  if (group === 'openingHours') return hoursField(path);
  if (group === 'socialMedia') return `${name}Url`;
  return name || group;
}

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
    ...PICTURES.map((field): Described => [t(`restaurant.field.${field}`), text(values[field])]),
    ...describeHours(values, t),
    ...FEATURES.map((field): Described => [t(`restaurant.feature.${field}`), onOff(values[field])]),
    ...PAYMENT_METHODS.map((field): Described => [t(`restaurant.payment.${field}`), onOff(values[field])]),
    ...describeSocial(values, t),
  ];
}
