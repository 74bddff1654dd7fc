import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function MenuPage() {
  const { t } = useTranslation();
  return <Screen title={t('menu.title')}>{null}</Screen>;
}
