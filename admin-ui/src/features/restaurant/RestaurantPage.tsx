import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function RestaurantPage() {
  const { t } = useTranslation();
  return <Screen title={t('restaurant.title')}>{null}</Screen>;
}
