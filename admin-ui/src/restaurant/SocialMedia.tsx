import { RESTAURANT_LIMITS } from '@pickup/contract';
import { TextField, useTranslation } from '@pickup/web';
import { useFormContext } from 'react-hook-form';
import { SOCIAL_FIELDS, type SocialValues } from './restaurant-fields.js';

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
