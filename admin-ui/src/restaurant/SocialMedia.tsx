import { RESTAURANT_LIMITS } from '@pickup/contract';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../forms/fields.js';

/** Where else the restaurant can be found, in the settings screen's names. */
export type SocialValues = Record<SocialField, string>;
export const SOCIAL_FIELDS = ['facebookUrl', 'instagramUrl', 'twitterUrl'] as const;
type SocialField = (typeof SOCIAL_FIELDS)[number];

/** The addresses of the restaurant elsewhere; each may be left out. */
export function SocialMedia() {
  const { t } = useTranslation();
  const form = useFormContext<SocialValues>();
  return (
    <>
      {SOCIAL_FIELDS.map((name) => (
        <TextField
          key={name}
          form={form}
          name={name}
          label={t(`restaurant.field.${name}`)}
          type="url"
          maxLength={RESTAURANT_LIMITS.webAddress}
        />
      ))}
    </>
  );
}
