import {
  ALLERGENS,
  dietaryContradiction,
  DIETARY_MARKS,
  type Allergen,
  type DietaryMark,
  type DietaryInformation,
} from '@pickup/contract';
import type { TFunction } from 'i18next';

/**
 * What the owner has declared of the 14 allergens: nothing yet, that there are none, or which (product.md, Allergens).
 */
export const DECLARATIONS = ['undeclared', 'none', 'some'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** Allergens and dietary marks as a form holds them; the chosen allergens stay while another declaration is tried. */
export interface DietaryValues {
  declaration: Declaration;
  allergens: Allergen[];
  dietary: DietaryMark[];
}

export const UNDECLARED: DietaryValues = { declaration: 'undeclared', allergens: [], dietary: [] };

const declarationOf = (allergens: readonly Allergen[] | null): Declaration => {
  if (allergens === null) return 'undeclared';
  return allergens.length === 0 ? 'none' : 'some';
};

/** Stored dietary information as its form shows it. */
export const dietaryValues = ({ allergens, dietary }: DietaryInformation): DietaryValues => ({
  declaration: declarationOf(allergens),
  allergens: allergens ?? [],
  dietary,
});

/** What is saved: null for undeclared, an empty list for none of the 14. */
export function dietaryInformationOf({ declaration, allergens, dietary }: DietaryValues): DietaryInformation {
  if (declaration === 'undeclared') return { allergens: null, dietary };
  return { allergens: declaration === 'none' ? [] : allergens, dietary };
}

/** Adds or removes a word; always in the order of the regulation, so that toggling twice leaves the form unchanged. */
function toggled<Word extends string>(words: readonly Word[], given: readonly Word[], word: Word): Word[] {
  return words.filter((each) => (each === word ? !given.includes(each) : given.includes(each)));
}

export const toggleAllergen = (values: DietaryValues, allergen: Allergen): DietaryValues => ({
  ...values,
  allergens: toggled(ALLERGENS, values.allergens, allergen),
});

export const toggleMark = (values: DietaryValues, mark: DietaryMark): DietaryValues => ({
  ...values,
  dietary: toggled(DIETARY_MARKS, values.dietary, mark),
});

/** The message for a mark that excludes a chosen allergen; null when there is none (product.md, Allergens). */
export function contradictionOf(values: DietaryValues, t: TFunction): string | null {
  const { allergens, dietary } = dietaryInformationOf(values);
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return null;
  return t('allergens.form.contradiction', {
    mark: t(`allergens.marks.${found.mark}`),
    allergen: t(`allergens.names.${found.allergen}`),
  });
}

/** Validates dietary information; null when it can be saved. */
export function dietaryProblem(values: DietaryValues, t: TFunction): string | null {
  if (values.declaration === 'some' && values.allergens.length === 0) return t('allergens.form.chooseOne');
  return contradictionOf(values, t);
}

/** Dietary information in words, for comparing two versions. */
export function describeDietaryInformation(values: DietaryValues, t: TFunction): string {
  const { allergens, dietary } = dietaryInformationOf(values);
  const list = (allergens ?? []).map((one) => t(`allergens.names.${one}`)).join(', ');
  const words = {
    undeclared: t('allergens.notStated'),
    none: t('allergens.none'),
    some: t('allergens.contains', { list }),
  } satisfies Record<Declaration, string>;
  return [words[values.declaration], ...dietary.map((mark) => t(`allergens.marks.${mark}`))].join(' · ');
}

/** The form field at which the server's errors about either list are shown. */
export const dietaryFieldOf = (path: string): string =>
  /^(allergens|dietary)\b/.test(path) ? 'dietaryInformation' : path;
