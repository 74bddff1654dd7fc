import { CONTENT_LIMITS, eachRestaurantText, RESTAURANT_LIMITS } from '@pickup/contract';
import { TextField, type TextFieldProps } from '@pickup/web';
import type { FieldPath, FieldValues } from 'react-hook-form';

const { name, address, phone, email, postalCode, webAddress, currencySymbol } = RESTAURANT_LIMITS;

/** How each text of the restaurant is typed, and how long it may be. */
const INPUTS = {
  ...eachRestaurantText((_, maxLength) => ({ maxLength })),
  name: { maxLength: name },
  address: { maxLength: address },
  phone: { type: 'tel', maxLength: phone },
  email: { type: 'email', maxLength: email },
  postalCode: { maxLength: postalCode },
  zipCode: { maxLength: postalCode },
  website: { type: 'url', maxLength: webAddress },
  googleLocationUrl: { type: 'url', maxLength: webAddress },
  currencySymbol: { maxLength: currencySymbol },
  heroAlt: { maxLength: CONTENT_LIMITS.imageAlt },
  heroAltNl: { maxLength: CONTENT_LIMITS.imageAlt },
} as const;

type RestaurantTextProps<Values extends FieldValues> = Omit<TextFieldProps<Values>, 'type' | 'maxLength'> & {
  name: FieldPath<Values> & keyof typeof INPUTS;
};

/** A text of the restaurant, the same on both of its screens. */
export const RestaurantText = <Values extends FieldValues>(field: RestaurantTextProps<Values>) => (
  <TextField {...field} {...INPUTS[field.name]} />
);
