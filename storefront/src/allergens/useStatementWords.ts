import type { Allergen, DietaryMark } from '@pickup/contract';
import { useTranslation } from 'react-i18next';

/** What the owner has said of a dish, a deal or a line. */
export interface Stated {
  /** Null: the owner has not said; empty: none of the 14. */
  allergens: readonly Allergen[] | null;
  dietary: readonly DietaryMark[];
}

export interface StatementWords {
  marks: (dietary: readonly DietaryMark[]) => string[];
  /** `Contains: gluten, milk` */
  allergens: (allergens: readonly Allergen[] | null) => string;
}

/** What is vegan is vegetarian too, and need not say so. */
const told = (dietary: readonly DietaryMark[]) =>
  dietary.filter((mark) => mark !== 'vegetarian' || !dietary.includes('vegan'));

/** A statement in the visitor's words. */
export function useStatementWords(): StatementWords {
  const { t } = useTranslation();
  return {
    marks: (dietary) => told(dietary).map((mark) => t(`allergens.marks.${mark}`)),
    allergens: (allergens) => {
      if (allergens === null) return t('allergens.notStated');
      if (allergens.length === 0) return t('allergens.none');
      return t('allergens.contains', { list: allergens.map((one) => t(`allergens.names.${one}`)).join(', ') });
    },
  };
}
