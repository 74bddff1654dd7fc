import { TextField, type CheckedForm, useTranslation } from '@pickup/web';
import { useMemo } from 'react';
import { SelectField } from '../../forms/fields.js';
import { RestaurantText } from '../../restaurant/RestaurantText.js';
import { FieldRow, FormSection } from '../../restaurant/FormSection.js';
import type { SettingsValues } from './settings-values.js';

interface Region {
  region: string;
  zones: string[];
}

const regionOf = (zone: string) => zone.split('/')[0] ?? zone;

/** The time zones this browser knows, by part of the world; the stored one is among them even if it is not known here. */
function timeZonesByRegion(stored?: string): Region[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(stored ? [stored] : [])]);
  const regions = new Map<string, string[]>();
  for (const zone of [...known].sort()) regions.set(regionOf(zone), [...(regions.get(regionOf(zone)) ?? []), zone]);
  return [...regions].map(([region, zones]) => ({ region, zones }));
}

/** Special instructions, where to find the restaurant, its time and its money. */
export function AdditionalInfo({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('settings.section.additional')}>
      <FieldRow $min={300}>
        <RestaurantText
          form={form}
          name="specialInstructions"
          label={t('settings.field.specialInstructions')}
          hint={t('settings.hint.specialInstructions')}
          rows={4}
        />
        <RestaurantText
          form={form}
          name="specialInstructionsNl"
          lang="nl"
          label={t('settings.field.specialInstructionsNl')}
          rows={4}
        />
      </FieldRow>
      <RestaurantText
        form={form}
        name="googleLocationUrl"
        label={t('settings.field.googleLocationUrl')}
        hint={t('settings.hint.googleLocationUrl')}
      />
      <RestaurantText form={form} name="website" label={t('settings.field.website')} />
      <TimeZone form={form} />
      <FieldRow $min={130}>
        <RestaurantText form={form} name="currencySymbol" label={t('settings.field.currencySymbol')} required />
        <TextField form={form} name="currencyCode" label={t('settings.field.currencyCode')} required maxLength={3} />
      </FieldRow>
    </FormSection>
  );
}

function TimeZone({ form }: { form: CheckedForm<SettingsValues> }) {
  const { t } = useTranslation();
  const stored = form.formState.defaultValues?.timeZone;
  // More elements than the rest of the form has: made once, not after each letter typed in another field.
  const options = useMemo(
    () =>
      timeZonesByRegion(stored).map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </optgroup>
      )),
    [stored],
  );
  return (
    <SelectField
      form={form}
      name="timeZone"
      label={t('settings.field.timeZone')}
      hint={t('settings.hint.timeZone')}
      required
    >
      {options}
    </SelectField>
  );
}
