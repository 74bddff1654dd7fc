import type { AdminRestaurant } from '@pickup/contract';
import { ApiError, toast } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../forms/useRecordForm.js';
import { HOURS_FIELDS } from '../../restaurant/hours.js';
import { RestaurantForm } from '../../restaurant/RestaurantForm.js';
import { SOCIAL_FIELDS } from '../../restaurant/SocialMedia.js';
import { useRestaurantForm } from '../../restaurant/useRestaurantForm.js';
import { SERVICES, settingsToSave, settingsValues, TEXTS, type SettingsValues } from './settings-values.js';
import { describeSettings, firstMissing, settingsProblems } from './settings-words.js';
import { SettingsSections } from './SettingsSections.js';

const FIELDS = [...TEXTS, ...SERVICES, 'preparationTimeUnit', ...SOCIAL_FIELDS, ...HOURS_FIELDS] as const;

/** The settings screen's form. `record` is null before the restaurant was described. */
export function SettingsForm({ record }: { record: AdminRestaurant | null }) {
  const { t } = useTranslation();
  const form = useRecordForm<SettingsValues>({
    values: settingsValues(record),
    check: (values) => settingsProblems(values, t),
  });
  const saving = useRestaurantForm({
    form,
    record,
    valuesOf: settingsValues,
    toSave: settingsToSave,
    fields: FIELDS,
    texts: {
      created: t('settings.created'),
      updated: t('settings.updated'),
      failed: (error) =>
        (error instanceof ApiError && error.serverMessage) || error.message || t('settings.saveFailed'),
    },
    onInvalid: () => {
      const missing = firstMissing(form.getValues(), t);
      if (missing !== null) toast.error(missing);
    },
  });
  return (
    <RestaurantForm
      form={form}
      saving={saving}
      title={t('settings.title')}
      save={t('settings.save')}
      describe={(values) => describeSettings(values, t)}
    >
      <SettingsSections form={form} />
    </RestaurantForm>
  );
}
