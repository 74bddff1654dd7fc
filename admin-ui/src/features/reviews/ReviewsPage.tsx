import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function ReviewsPage() {
  const { t } = useTranslation();
  return <Screen title={t('reviews.title')}>{null}</Screen>;
}
