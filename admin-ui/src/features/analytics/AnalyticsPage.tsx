import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function AnalyticsPage() {
  const { t } = useTranslation();
  return <Screen title={t('analytics.title')}>{null}</Screen>;
}
