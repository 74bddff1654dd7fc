import { useTranslation } from 'react-i18next';
import { RestaurantLoader } from '../../restaurant/RestaurantLoader.js';
import { Screen } from '../../screen/Screen.js';
import { InformationForm } from './InformationForm.js';

/** /admin/restaurant. A failed load is logged, without a toast. */
export default function RestaurantPage() {
  const { t } = useTranslation();
  return (
    <Screen title={t('restaurant.title')}>
      <RestaurantLoader failed={t('restaurant.notLoaded')}>
        {(record) => <InformationForm record={record} />}
      </RestaurantLoader>
    </Screen>
  );
}
