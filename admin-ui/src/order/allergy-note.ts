import { plainText } from '../lists/plain-text.js';

/**
 * Beginnings of words by which guests tell of an allergy, in English and Dutch. Too many rather than too few: a note that
 * stands out for nothing costs a glance.
 */
const WORDS = [
  'anaphyla',
  'anafyla',
  'epipen',
  'coeli',
  'celiac',
  'lacto',
  'dairy',
  'milk',
  'zuivel',
  'nut',
  'noot',
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
  'eitje',
  'kippenei',
  'fish',
  'vis ',
  'shellfish',
  'crustacea',
  'shrimp',
  'garnal',
  'prawn',
  'crab',
  'krab',
  'lobster',
  'kreeft',
  'mossel',
  'mussel',
  'oester',
  'oyster',
  'squid',
  'inktvis',
  'aardnoot',
  'schaaldier',
  'schelp',
  'mollus',
  'celery',
  'selderi',
  'wheat',
  'tarwe',
  'mustard',
  'mosterd',
  'lupin',
  'sulphite',
  'sulfite',
  'sulfiet',
];

/** The same anywhere in a word: Dutch writes `voedselallergie` and `koemelkeiwit` as one. */
const PARTS = ['allerg', 'intoleran', 'gevoelig', 'melk', 'gluten', 'noten', 'eiwit'];

/** Whether a guest's note may tell of an allergy. */
export function mentionsAllergy(note: string): boolean {
  const words = ` ${plainText(note).replace(/[^\p{L}]+/gu, ' ')} `;
  return WORDS.some((word) => words.includes(` ${word}`)) || PARTS.some((part) => words.includes(part));
}
