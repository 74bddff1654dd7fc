import { parseAmount, type AdminCategory } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import type { Difference } from '../../forms/ConflictNotice.js';
import { describeDietaryInformation } from '../../forms/dietary-information.js';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { DISH_FIELDS, type DishValues } from './dish-form.js';

/** Puts the fields in which two forms of a dish differ into words. */
export function useDishDifferences(
  categories: readonly AdminCategory[],
): (mine: DishValues, theirs: DishValues) => Difference[] {
  const { t } = useTranslation();
  const money = useMoney();

  const write = (field: keyof DishValues, values: DishValues): string => {
    if (field === 'dietaryInformation') return describeDietaryInformation(values.dietaryInformation, t);
    const value = values[field];
    if (typeof value === 'boolean') return t(value ? 'menu.form.yes' : 'menu.form.no');
    if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name ?? t('menu.noCategory');
    const price = field === 'price' ? parseAmount(value) : null;
    return price === null ? value.trim() || t('menu.form.empty') : money(price);
  };

  return (mine, theirs) =>
    DISH_FIELDS.map((field) => ({
      label: t(`menu.itemForm.${field === 'categoryId' ? 'category' : field}`),
      mine: write(field, mine),
      theirs: write(field, theirs),
    })).filter((difference) => difference.mine !== difference.theirs);
}
