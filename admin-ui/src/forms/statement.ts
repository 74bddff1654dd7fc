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
export const SAYINGS = ['nothing', 'none', 'some'] as const;
export type Saying = (typeof SAYINGS)[number];

/** Allergens and dietary marks as a form holds them; what is chosen stays while another saying is tried. */
export interface StatementValues {
  said: Saying;
  allergens: Allergen[];
  dietary: DietaryMark[];
}

export const NOTHING_SAID: StatementValues = { said: 'nothing', allergens: [], dietary: [] };

const sayingOf = (allergens: readonly Allergen[] | null): Saying => {
  if (allergens === null) return 'nothing';
  return allergens.length === 0 ? 'none' : 'some';
};

/** A stored statement as its form shows it. */
export const statementValues = ({ allergens, dietary }: DietaryInformation): StatementValues => ({
  said: sayingOf(allergens),
  allergens: allergens ?? [],
  dietary,
});

/** What a form says as it is saved: null for nothing, an empty list for none of the 14. */
export function statementOf({ said, allergens, dietary }: StatementValues): DietaryInformation {
  if (said === 'nothing') return { allergens: null, dietary };
  return { allergens: said === 'none' ? [] : allergens, dietary };
}

/** One more of a list, or one less; always in the order of the regulation, so that turning back is no change. */
function toggled<Word extends string>(words: readonly Word[], given: readonly Word[], word: Word): Word[] {
  return words.filter((each) => (each === word ? !given.includes(each) : given.includes(each)));
}

export const toggleAllergen = (values: StatementValues, allergen: Allergen): StatementValues => ({
  ...values,
  allergens: toggled(ALLERGENS, values.allergens, allergen),
});

export const toggleMark = (values: StatementValues, mark: DietaryMark): StatementValues => ({
  ...values,
  dietary: toggled(DIETARY_MARKS, values.dietary, mark),
});

/** A mark and an allergen that cannot both be true, as a sentence; null when there is none. */
export function contradictionOf(values: StatementValues, t: TFunction): string | null {
  const { allergens, dietary } = statementOf(values);
  const found = dietaryContradiction(allergens, dietary);
  if (!found) return null;
  return t('allergens.form.contradiction', {
    mark: t(`allergens.marks.${found.mark}`),
    allergen: t(`allergens.names.${found.allergen}`),
  });
}

/** What keeps a statement from being saved. */
export function statementProblem(values: StatementValues, t: TFunction): string | null {
  if (values.said === 'some' && values.allergens.length === 0) return t('allergens.form.chooseOne');
  return contradictionOf(values, t);
}

/** A statement in words, for a comparison of two. */
export function describeStatement(values: StatementValues, t: TFunction): string {
  const { allergens, dietary } = statementOf(values);
  const list = (allergens ?? []).map((one) => t(`allergens.names.${one}`)).join(', ');
  const said = {
    nothing: t('allergens.notStated'),
    none: t('allergens.none'),
    some: t('allergens.contains', { list }),
  } satisfies Record<Saying, string>;
  return [said[values.said], ...dietary.map((mark) => t(`allergens.marks.${mark}`))].join(' · ');
}

/** Where the server's refusal of either list is shown. */
export const statementField = (path: string): string => (/^(allergens|dietary)\b/.test(path) ? 'statement' : path);
