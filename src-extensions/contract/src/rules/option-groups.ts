import type { Allergen } from '../entities/enumerations.js';
import type { Option, OptionGroup } from '../entities/option-group.js';
import { isFreeOf } from './dietary.js';
import { mostOf } from './selected-options.js';

/** What a group is before it is saved. */
interface GroupToSave {
  min: number;
  max: number;
  options: readonly { id?: string | undefined; maxCount: number; isDefault: boolean; isActive: boolean }[];
}

/** Why a group cannot be saved as it is: `kind` for a form, `field` and `message` for an error. */
export interface GroupContradiction {
  kind: 'min-above-max' | 'min-above-options' | 'defaults-above-max' | 'option-repeated';
  field: 'min' | 'max' | 'options';
  message: string;
  /** What would be right: at most so many; null for a repeated option. */
  limit: number | null;
}

/** The first contradiction between a group's limits and its options; null when there is none (product.md, Choices). */
export function optionGroupContradiction({ min, max, options }: GroupToSave): GroupContradiction | null {
  const offered = options.filter(({ isActive }) => isActive);
  const most = offered.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const ids = options.flatMap(({ id }) => id ?? []);
  if (max < min) {
    const message = `must be at least ${min}, the least that has to be chosen`;
    return { kind: 'min-above-max', field: 'max', message, limit: max };
  }
  if (min > most) {
    return {
      kind: 'min-above-options',
      field: 'min',
      limit: most,
      message: `must be at most ${most}: its options allow no more`,
    };
  }
  if (offered.filter(({ isDefault }) => isDefault).length > max) {
    const message = `must have at most ${max} chosen by default`;
    return { kind: 'defaults-above-max', field: 'options', message, limit: max };
  }
  if (new Set(ids).size < ids.length) {
    return { kind: 'option-repeated', field: 'options', message: 'must name each option once', limit: null };
  }
  return null;
}

const canBeMetBy = ({ min }: Pick<OptionGroup, 'min'>, options: readonly Option[]) => mostOf(options) >= min;

/** The groups of which not enough is left to choose: a dish with one of them is sold out (product.md, Choices). */
export const unmetGroups = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.filter((group) => !canBeMetBy(group, group.options));

/** Whether a dish is known to contain none of these allergens and can be ordered with choices that contain none either. */
export const fitsWithout = (
  { allergens, optionGroups }: { allergens: readonly Allergen[] | null; optionGroups: readonly OptionGroup[] },
  without: readonly Allergen[],
): boolean =>
  isFreeOf(allergens, without) &&
  optionGroups.every((group) =>
    canBeMetBy(
      group,
      group.options.filter((option) => isFreeOf(option.allergens, without)),
    ),
  );

/** As many names as a sentence lists. */
const LISTED = 5;

const listOf = (names: readonly string[]): string =>
  [...names.slice(0, LISTED), ...(names.length > LISTED ? [`… (${names.length})`] : [])].join(', ');

/** Why a group that dishes use is not deleted (product.md, Choices). */
export const groupInUseText = (group: string, dishes: readonly string[]): string =>
  `${group} is used by ${listOf(dishes)}: take it off these dishes before you delete it.`;

/** Why a dish with deleted groups is not on the menu (product.md, Choices). */
export const deletedGroupsText = (dish: string, groups: readonly string[]): string =>
  `${dish} uses option groups that are deleted: ${listOf(groups)}. Restore them first.`;
