import {
  ALLERGENS,
  dietaryContradiction,
  DIETARY_MARKS,
  type Allergen,
  type DietaryMark,
  type DietaryInformation,
} from '@pickup/contract';
import type { TFunction } from 'i18next';

/** What the owner says of the 14 allergens: nothing yet, that there are none, or which. */
export const DECLARATIONS = ['undeclared', 'none', 'some'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** Allergens and dietary marks as a form holds them; what is chosen stays while another saying is tried. */
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

/** A stored dietaryInformation as its form shows it. */
export const dietaryValues = ({ allergens, dietary }: DietaryInformation): DietaryValues => ({
  declaration: declarationOf(allergens),
  allergens: allergens ?? [],
  dietary,
});

/** What a form says as it is saved: null for nothing, an empty list for none of the 14. */
export function dietaryInformationOf({ declaration, allergens, dietary }: DietaryValues): DietaryInformation {
  if (declaration === 'undeclared') return { allergens: null, dietary };
  return { allergens: declaration === 'none' ? [] : allergens, dietary };
}

/** One more of a list, or one less; always in the order of the regulation, so that turning back is no change. */
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

/** A mark and an allergen that cannot both be true, as a sentence; null when there is none. */
export function contradictionOf(values: DietaryValues, t: TFunction): string | null {
  const { allergens, dietary } = dietaryInformationOf(values);
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return null;
  return t('allergens.form.contradiction', {
    mark: t(`allergens.marks.${found.mark}`),
    allergen: t(`allergens.names.${found.allergen}`),
  });
}

/** What keeps a dietaryInformation from being saved. */
export function dietaryProblem(values: DietaryValues, t: TFunction): string | null {
  if (values.declaration === 'some' && values.allergens.length === 0) return t('allergens.form.chooseOne');
  return contradictionOf(values, t);
}

/** A dietaryInformation in words, for a comparison of two. */
export function describeDietaryInformation(values: DietaryValues, t: TFunction): string {
  const { allergens, dietary } = dietaryInformationOf(values);
  const list = (allergens ?? []).map((one) => t(`allergens.names.${one}`)).join(', ');
  const words = {
    undeclared: t('allergens.notDeclared'),
    none: t('allergens.none'),
    some: t('allergens.contains', { list }),
  } satisfies Record<Declaration, string>;
  return [words[values.declaration], ...dietary.map((mark) => t(`allergens.marks.${mark}`))].join(' · ');
}

/** Where the server's refusal of either list is shown. */
export const dietaryFieldOf = (path: string): string =>
  /^(allergens|dietary)\b/.test(path) ? 'dietaryInformation' : path;
