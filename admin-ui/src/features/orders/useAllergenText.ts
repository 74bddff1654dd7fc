import type { AdminOrderLine, Allergen } from '@pickup/contract';
import { useTranslation } from 'react-i18next';

/** An order line's allergens: their names, and the sentence to show when there are none or none were declared. */
export function useAllergenText(): (line: Pick<AdminOrderLine, 'allergens'>) => { list: string | null; text: string } {
  const { t } = useTranslation();
  const nameOf = (allergen: Allergen) => t(`allergens.names.${allergen}`);
  return ({ allergens }) => {
    if (allergens === null) return { list: null, text: t('allergens.notDeclared') };
    if (allergens.length === 0) return { list: '', text: t('allergens.none') };
    const list = allergens.map(nameOf).join(', ');
    return { list, text: t('allergens.contains', { list }) };
  };
}
