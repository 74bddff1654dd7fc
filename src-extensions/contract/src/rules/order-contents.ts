import type { CheckedLine } from './check-lines.js';

/** A hash of a text in 22 characters of base64url. */
export type HashText = (text: string) => string;

/** What is in one piece of a line: the dish or deal and its resolved choices by their names, allergens and marks. */
function contentsOf({ line: { itemType, itemId }, ...checked }: CheckedLine): unknown[] {
  if (!checked.item) return [itemType, itemId];
  const { choices, allergens, knownAllergens, dietary } = checked.chosen;
  return [
    itemType,
    itemId,
    checked.item.name,
    choices.map(({ optionId, optionName, count }) => [optionId, optionName, count].join()).sort(),
    allergens?.toSorted() ?? null,
    dietary.toSorted(),
    ...(knownAllergens.length > 0 ? [knownAllergens.toSorted()] : []),
  ];
}

/**
 * What is in lines, as a text that is the same for the same contents and from which a quote's `contentsHash` is made
 * (product.md, Quotes). Neither prices, which the total speaks for, nor quantities and what was typed are part of it.
 */
export const contentsText = (lines: readonly CheckedLine[]): string => JSON.stringify(lines.map(contentsOf));
