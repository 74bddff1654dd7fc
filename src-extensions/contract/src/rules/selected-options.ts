import type { ChosenOption } from '../entities/choice.js';
import type { Option, OptionGroup } from '../entities/option-group.js';
import type { WithChoices } from './choices.js';

/** How the options of a group are picked: one of several, each once, or each so many times. */
export type GroupControl = 'one' | 'each' | 'counts';

/** Of a single option that may stay away there is nothing to pick one of. */
export function controlOf({ min, max, options }: OptionGroup): GroupControl {
  if (max === 1) return min === 0 && options.length === 1 ? 'each' : 'one';
  return options.some(({ maxCount }) => maxCount > 1) ? 'counts' : 'each';
}

/** What of a choice the dish still offers: neither options that are gone or sold out, nor more of one than may be taken. */
export function keepOffered(
  { optionGroups }: Pick<WithChoices, 'optionGroups'>,
  chosen: readonly ChosenOption[],
): ChosenOption[] {
  const offered = new Map(optionGroups.flatMap(({ options }) => options.map((option) => [option.id, option])));
  return chosen.flatMap(({ optionId, count }) => {
    const option = offered.get(optionId);
    return option && !option.soldOut ? [{ optionId, count: Math.min(count, option.maxCount) }] : [];
  });
}

export const countOf = (chosen: readonly ChosenOption[], id: string): number =>
  chosen.find(({ optionId }) => optionId === id)?.count ?? 0;

/** How many of a group are chosen, each counted as often as it is taken. */
export const takenOf = ({ options }: OptionGroup, chosen: readonly ChosenOption[]): number =>
  options.reduce((sum, { id }) => sum + countOf(chosen, id), 0);

/** How many can be taken of options, each as often as it may be, and none that is sold out. */
export const mostOf = (options: readonly Option[]): number =>
  options.reduce((sum, { soldOut, maxCount }) => (soldOut ? sum : sum + maxCount), 0);

/** How many of a group can be chosen today: what it takes, unless its options leave less. */
export const mostChosen = ({ max, options }: OptionGroup): number => Math.min(max, mostOf(options));

/** An option so many times; 0 takes it out. */
export const withCount = (chosen: readonly ChosenOption[], id: string, count: number): ChosenOption[] => [
  ...chosen.filter(({ optionId }) => optionId !== id),
  ...(count > 0 ? [{ optionId: id, count }] : []),
];

/** One option of a group instead of its others; null for none of them. */
export const withOnly = (
  chosen: readonly ChosenOption[],
  { options }: OptionGroup,
  id: string | null,
): ChosenOption[] => [
  ...chosen.filter(({ optionId }) => options.every((option) => option.id !== optionId)),
  ...(id === null ? [] : [{ optionId: id, count: 1 }]),
];
