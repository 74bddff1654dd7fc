import type { Choice, ChoiceIssue, ChosenOption, LocalChoice } from '../entities/choice.js';
import type { DietaryInformation, LineDietaryInformation } from '../entities/dietary-information.js';
import type { Option, OptionGroup } from '../entities/option-group.js';
import { isMarked } from './dietary.js';
import { fromCents, lineTotal, toCents, type Cents } from './money.js';

/** A dish as its choices are checked against. A deal has no groups. */
export interface WithChoices extends DietaryInformation {
  optionGroups: readonly OptionGroup[];
}

/** Choices of one piece of a dish. */
export interface CheckedChoices extends LineDietaryInformation {
  /** In the order of the dish's groups and their options, whatever the order in which they were picked. */
  choices: LocalChoice[];
  /** What they add to the price of one piece. */
  cents: Cents;
  /** Why the dish cannot be ordered with them; empty when it can. */
  issues: ChoiceIssue[];
}

interface Picked {
  group: OptionGroup;
  option: Option;
  count: number;
}

const named = ({ id, name, nameNl }: Option | OptionGroup) => ({ id, name, nameNl });

const issue = (kind: ChoiceIssue['kind'], given: Partial<ChoiceIssue>): ChoiceIssue => ({
  kind,
  optionId: null,
  group: null,
  option: null,
  limit: null,
  ...given,
});

/** What is chosen of a dish where nothing was said: its default options that are not sold out, once each. */
export const defaultOptions = (groups: readonly OptionGroup[]): ChosenOption[] =>
  groups.flatMap(({ max, options }) =>
    options
      .filter(({ isDefault, soldOut }) => isDefault && !soldOut)
      .slice(0, max)
      .map(({ id }) => ({ optionId: id, count: 1 })),
  );

function findOptions(groups: readonly OptionGroup[], chosen: readonly ChosenOption[]) {
  const issues: ChoiceIssue[] = [];
  const offered = new Map(groups.flatMap((group) => group.options.map((option) => [option.id, { group, option }])));
  const countOf = new Map<string, number>();
  for (const { optionId, count } of chosen) {
    const found = offered.get(optionId);
    if (!found) {
      issues.push(issue('unknown', { optionId }));
      continue;
    }
    const { group, option } = found;
    const place = { optionId, group: named(group), option: named(option) };
    if (countOf.has(optionId)) issues.push(issue('repeated', place));
    else if (option.soldOut) issues.push(issue('sold-out', place));
    else if (!Number.isInteger(count) || count < 1 || count > option.maxCount) {
      issues.push(issue('count', { ...place, limit: option.maxCount }));
    }
    // A count that is refused is cut to one that is allowed, so that the sums stay whole numbers.
    const whole = Number.isInteger(count) ? Math.min(Math.max(count, 1), option.maxCount) : 1;
    countOf.set(optionId, countOf.get(optionId) ?? whole);
  }
  const picked = [...offered].flatMap(([id, found]): Picked[] => {
    const count = countOf.get(id);
    return count === undefined ? [] : [{ ...found, count }];
  });
  return { picked, issues };
}

function groupIssues(groups: readonly OptionGroup[], picked: readonly Picked[]): ChoiceIssue[] {
  return groups.flatMap((group) => {
    const counts = picked.filter((one) => one.group === group).map(({ count }) => count);
    const taken = counts.reduce((total, count) => total + count, 0);
    if (taken < group.min) return [issue('too-few', { group: named(group), limit: group.min })];
    return taken > group.max ? [issue('too-many', { group: named(group), limit: group.max })] : [];
  });
}

/**
 * What is in a dish and its choices together. As soon as one part does not state its allergens, those of the sum are not
 * stated either, and what the other parts hold is known nevertheless. A mark holds of all parts.
 */
function together(dish: DietaryInformation, options: readonly DietaryInformation[]): LineDietaryInformation {
  const parts = [dish, ...options];
  const known = [...new Set(parts.flatMap(({ allergens }) => allergens ?? []))];
  const isStated = parts.every(({ allergens }) => allergens !== null);
  return {
    allergens: isStated ? known : null,
    knownAllergens: isStated ? [] : known,
    dietary: [...new Set(parts.flatMap(({ dietary }) => dietary))].filter((mark) =>
      parts.every(({ dietary }) => isMarked(dietary, mark)),
    ),
  };
}

/**
 * Whether a dish can be ordered with these choices, what they cost, and what is in it then (product.md, Choices). Server,
 * storefront and mock all ask here.
 * @param chosen left out, the defaults of the dish
 */
export function checkChoices(item: WithChoices, chosen?: readonly ChosenOption[] | null): CheckedChoices {
  const { optionGroups: groups } = item;
  const { picked, issues } = findOptions(groups, chosen ?? defaultOptions(groups));
  return {
    choices: picked.map(({ group, option, count }) => ({
      optionId: option.id,
      groupName: group.name,
      groupNameNl: group.nameNl,
      optionName: option.name,
      optionNameNl: option.nameNl,
      count,
      unitPrice: option.price,
      isExtra: group.min === 0,
    })),
    cents: picked.reduce((sum, { option, count }) => sum + lineTotal(toCents(option.price), count), 0),
    ...together(
      item,
      picked.map(({ option }) => option),
    ),
    issues: [...issues, ...groupIssues(groups, picked)],
  };
}

/** Whether something has to be chosen before a dish can be ordered. */
export const needsChoice = (item: WithChoices): boolean => checkChoices(item).issues.length > 0;

/** The price of one piece with its choices, in euros. */
export const priceWith = (price: number, choices: readonly Choice[]): number =>
  fromCents(choices.reduce((sum, { unitPrice, count }) => sum + lineTotal(toCents(unitPrice), count), toCents(price)));

/** A choice in words: `Large`, `2 × Extra mozzarella`. */
export const choiceWords = ({ optionName, count }: Pick<Choice, 'optionName' | 'count'>): string =>
  count === 1 ? optionName : `${count} × ${optionName}`;

interface LineWithChoices {
  choices: readonly Choice[];
  customizations: readonly string[];
}

/** Everything a line asks for, in words: its choices, then what was typed. An order's lines are answered with these. */
export const customizationsWith = ({ choices, customizations }: LineWithChoices): string[] => [
  ...choices.map(choiceWords),
  ...customizations,
];

/** What was typed of a line that is answered with {@link customizationsWith}. */
export const typedCustomizations = ({ choices, customizations }: LineWithChoices): string[] =>
  customizations.slice(choices.length);

/** An issue as the end of a sentence that names the line: `Size of Pizza Margherita needs at least 1 choice`. */
export function choiceIssueText({ kind, group, option, limit }: ChoiceIssue, dish: string): string {
  const place = `${option?.name ?? ''} in ${group?.name ?? ''} of ${dish}`;
  const choices = limit === 1 ? '1 choice' : `${limit ?? 0} choices`;
  const texts = {
    'too-few': `${group?.name ?? ''} of ${dish} needs at least ${choices}`,
    'too-many': `${group?.name ?? ''} of ${dish} takes at most ${choices}`,
    unknown: `a choice of ${dish} is not on offer; please choose again`,
    repeated: `${place} is named twice; give it once, with a count`,
    count: `${place} can be taken ${limit === 1 ? 'once' : `1 to ${limit ?? 0} times`}`,
    'sold-out': `${place} is sold out; please choose another`,
  } as const satisfies Record<ChoiceIssue['kind'], string>;
  return texts[kind];
}
