import { useTranslation } from 'react-i18next';
import { Screen } from '../../screen/Screen.js';

/** Not filled yet. */
export default function MenuGeneratorPage() {
  const { t } = useTranslation();
  return <Screen title={t('generator.title')}>{null}</Screen>;
}
