import { ORDER_LIMITS } from '@pickup/contract';
import { TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { Pair } from '../forms/fields.js';
import type { EntryValues } from './entry-form.js';

interface GuestFieldsProps {
  form: CheckedForm<EntryValues>;
  /** Of an order that is there already only the note can be changed. */
  isNew: boolean;
}

/** Who orders, and the note to the kitchen. */
export function GuestFields({ form, isNew }: GuestFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      {isNew && (
        <>
          <Pair>
            <TextField
              form={form}
              name="customerName"
              label={t('orderEntry.guest.name')}
              maxLength={ORDER_LIMITS.name}
              required
            />
            <TextField
              form={form}
              name="customerPhone"
              type="tel"
              label={t('orderEntry.guest.phone')}
              maxLength={ORDER_LIMITS.phone}
              required
            />
          </Pair>
          <TextField
            form={form}
            name="customerEmail"
            type="email"
            label={t('orderEntry.guest.email')}
            hint={t('orderEntry.guest.emailHint')}
            maxLength={ORDER_LIMITS.email}
          />
        </>
      )}
      <TextField form={form} name="notes" label={t('orderEntry.guest.note')} rows={2} maxLength={ORDER_LIMITS.notes} />
    </>
  );
}
