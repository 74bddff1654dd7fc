import type { AdminRestaurant } from '@pickup/contract';
import { ApiError, toast, useCheckedForm } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { HOURS_FIELDS, SOCIAL_FIELDS } from '../../restaurant/restaurant-fields.js';
import { RestaurantForm } from '../../restaurant/RestaurantForm.js';
import { SERVICES, settingsToSave, settingsValues, TEXTS, type SettingsValues } from './settings-values.js';
import { describeSettings, firstMissing, settingsProblems } from './settings-words.js';
import { SettingsSections } from './SettingsSections.js';
import { RestaurantLoader } from '../../restaurant/RestaurantLoader.js';
import { Screen } from '../../screen/Screen.js';

const FIELDS = [...TEXTS, ...SERVICES, 'preparationTimeUnit', ...SOCIAL_FIELDS, ...HOURS_FIELDS] as const;

/** The settings screen's form. `record` is null before the restaurant was described. */
export function SettingsForm({ record }: { record: AdminRestaurant | null }) {
  const { t } = useTranslation();
  const form = useCheckedForm<SettingsValues>({
    values: settingsValues(record),
    check: (values) => settingsProblems(values, t),
  });
  return (
    <RestaurantForm
      form={form}
      record={record}
      valuesOf={settingsValues}
      toSave={settingsToSave}
      fields={FIELDS}
      texts={{
        created: t('settings.created'),
        updated: t('settings.updated'),
        failed: (error) =>
          (error instanceof ApiError && error.serverMessage) || error.message || t('settings.saveFailed'),
      }}
      onInvalid={() => {
        const missing = firstMissing(form.getValues(), t);
        if (missing !== null) toast.error(missing);
      }}
      title={t('settings.title')}
      save={t('settings.save')}
      describe={(values) => describeSettings(values, t)}
    >
      <SettingsSections form={form} />
    </RestaurantForm>
  );
}

/** /admin/restaurant-settings */
export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('settings.title')}>
      <RestaurantLoader failed={t('settings.loadFailed')} toast={t('settings.loadFailed')}>
        {(record) => <SettingsForm record={record} />}
      </RestaurantLoader>
    </Screen>
  );
}
