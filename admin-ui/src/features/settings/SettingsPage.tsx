import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function SettingsPage() {
  const { t } = useTranslation();
  return <Screen title={t('settings.title')}>{null}</Screen>;
}
