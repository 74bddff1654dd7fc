import type { AdminRestaurant } from '@pickup/contract';
import { ApiError, toast, useCheckedForm, useTranslation } from '@pickup/web';
import { lazy, Suspense, useState } from 'react';
import { HOURS_FIELDS } from '../../restaurant/hours-form.js';
import { SOCIAL_FIELDS } from '../../restaurant/restaurant-fields.js';
import { RestaurantForm } from '../../restaurant/RestaurantForm.js';
import {
  SWITCHES,
  settingsField,
  settingsToSave,
  settingsValues,
  TEXTS,
  type SettingsValues,
} from './settings-values.js';
import { describeSettings, firstMissing, settingsProblems } from './settings-words.js';
import { SettingsSections } from './SettingsSections.js';
import type { OpenedSpecialDay } from './special-days/SpecialDaysSection.js';
import { RestaurantLoader } from '../../restaurant/RestaurantLoader.js';
import { Screen } from '../../screen/Screen.js';

const SpecialDayDialog = lazy(() => import('./special-days/SpecialDayDialog.js'));

const FIELDS = [...TEXTS, ...SWITCHES, 'preparationTimeUnit', ...SOCIAL_FIELDS, ...HOURS_FIELDS] as const;

/** The settings screen's form. `record` is null before the restaurant was described. */
export function SettingsForm({ record }: { record: AdminRestaurant | null }) {
  const { t } = useTranslation();
  const form = useCheckedForm<SettingsValues>({
    values: settingsValues(record),
    check: (values) => settingsProblems(values, t),
  });
  const [specialDay, setSpecialDay] = useState<OpenedSpecialDay | null>(null);
  return (
    <>
      <RestaurantForm
        form={form}
        record={record}
        valuesOf={settingsValues}
        toSave={settingsToSave}
        fields={FIELDS}
        fieldOf={settingsField}
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
        covered={specialDay !== null}
      >
        <SettingsSections form={form} onSpecialDay={setSpecialDay} />
      </RestaurantForm>
      {/* Outside of the form, which would be sent with it. */}
      <Suspense fallback={null}>
        {specialDay && (
          <SpecialDayDialog {...specialDay} overUnsaved={form.formState.isDirty} onClose={() => setSpecialDay(null)} />
        )}
      </Suspense>
    </>
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
