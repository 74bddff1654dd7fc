import type { ChosenOption } from '../entities/choice.js';
import type { SaleItem } from './check-lines.js';
import type { PlacedLine } from './correction-lines.js';
import { countOf } from './selected-options.js';

/** What a kept line depends on of the rest of its order. */
export interface WholeOrder {
  /** Whether it is collected on the day on which it was to be. */
  dayStays: boolean;
  /** Ids of the options of which the order takes more than before. */
  moreOf: ReadonlySet<string>;
}

/** What a line takes of the options of its dish: in each of its pieces. */
interface Taken {
  choices: readonly ChosenOption[];
  quantity: number;
}

/** Of which options an order comes to take more than before, by their ids. */
export function optionsTakenMore(before: readonly Taken[], after: readonly Taken[]): Set<string> {
  const more = new Map<string, number>();
  const add = ({ choices, quantity }: Taken, sign: 1 | -1) => {
    for (const { optionId, count } of choices) more.set(optionId, (more.get(optionId) ?? 0) + sign * count * quantity);
  };
  for (const line of before) add(line, -1);
  for (const line of after) add(line, 1);
  return new Set([...more].flatMap(([id, pieces]) => (pieces > 0 ? [id] : [])));
}

/** Tells the options that a kept line asks for anew: the order takes more of them, by this line, or moves to another day. */
export const asksAnew =
  (options: readonly ChosenOption[], quantity: number, placed: Taken, { dayStays, moreOf }: WholeOrder) =>
  (optionId: string): boolean =>
    !dayStays ||
    (moreOf.has(optionId) &&
      countOf(options, optionId) * quantity > countOf(placed.choices, optionId) * placed.quantity);

/** What was chosen of a line keeps its price, and what is not asked for anew may stay although it is sold out by now. */
export function withPlacedOptions(
  item: SaleItem,
  { choices }: Pick<PlacedLine, 'choices'>,
  options: readonly ChosenOption[],
  isAsked: (optionId: string) => boolean,
): SaleItem {
  const before = new Map(choices.map((choice) => [choice.optionId, choice]));
  return {
    ...item,
    optionGroups: item.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => {
        const placed = before.get(option.id);
        if (!placed && countOf(options, option.id) === 0) return option;
        const soldOut = option.soldOut && isAsked(option.id);
        return { ...option, price: placed?.unitPrice ?? option.price, soldOut };
      }),
    })),
  };
}
