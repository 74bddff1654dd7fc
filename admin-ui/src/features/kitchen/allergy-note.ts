/**
 * Beginnings of words by which guests tell of an allergy, in English and Dutch. Too many rather than too few: a note that
 * stands out for nothing costs a glance.
 */
const WORDS = [
  'allerg',
  'anaphyla',
  'anafyla',
  'epipen',
  'intoleran',
  'coeli',
  'celiac',
  'gluten',
  'lacto',
  'dairy',
  'milk',
  'melk',
  'zuivel',
  'nut',
  'noot',
  'noten',
  'peanut',
  'pinda',
  'almond',
  'amandel',
  'pistach',
  'hazel',
  'walnut',
  'walnoot',
  'cashew',
  'sesam',
  'soy',
  'soja',
  'egg',
  'ei ',
  'eieren',
  'fish',
  'vis ',
  'shellfish',
  'crustacea',
  'shrimp',
  'garnal',
  'schaaldier',
  'schelp',
  'mollus',
  'celery',
  'selderij',
  'mustard',
  'mosterd',
  'lupin',
  'sulphite',
  'sulfite',
  'sulfiet',
];

/** Whether a guest's note may tell of an allergy. */
export function mentionsAllergy(note: string): boolean {
  const words = ` ${note.toLowerCase().replace(/[^\p{L}]+/gu, ' ')} `;
  return WORDS.some((word) => words.includes(` ${word}`));
}
