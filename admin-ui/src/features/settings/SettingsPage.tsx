import { useTranslation } from 'react-i18next';
import { RestaurantLoader } from '../../restaurant/RestaurantLoader.js';
import { Screen } from '../../screen/Screen.js';
import { SettingsForm } from './SettingsForm.js';

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
