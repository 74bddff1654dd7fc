import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function DealsPage() {
  const { t } = useTranslation();
  return <Screen title={t('deals.title')}>{null}</Screen>;
}
