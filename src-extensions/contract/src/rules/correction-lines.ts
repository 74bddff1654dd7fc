import type { Choice, ChosenOption, LocalChoice } from '../entities/choice.js';
import type { LineDietaryInformation } from '../entities/dietary-information.js';
import type { CorrectedLine, LineItemType, PlaceOrderLine } from '../entities/order-request.js';
import type { UnavailableReason } from '../entities/quote.js';
import {
  checkLines,
  itemKey,
  itemOn,
  NO_DEAL_TERMS,
  unitsOfPiece,
  DEAL_IN_KITCHEN,
  type CheckedDay,
  type CheckedLine,
  type PricedLine,
  type SaleItem,
} from './check-lines.js';
import { checkChoices, type CheckedChoices } from './choices.js';
import { asksAnew, optionsTakenMore, withPlacedOptions, type WholeOrder } from './correction-options.js';
import { lineTotal, toCents, type Cents } from './money.js';

/** A line as it was ordered: with the names, prices and contents of that moment. */
export interface PlacedLine extends LineDietaryInformation {
  id: string;
  itemType: LineItemType;
  itemId: string;
  name: string;
  nameNl: string | null;
  imageUrl: string;
  quantity: number;
  /** Of one piece with its choices. */
  unitCents: Cents;
  choices: readonly LocalChoice[];
  /** What was typed. */
  customizations: readonly string[];
  /** Of one piece with its choices. */
  kitchenUnits: number;
}

/** What a corrected line is made from. */
interface Made {
  /** The line that is kept; null for a new one. */
  placed: PlacedLine | null;
  /** Units of kitchen work of one piece. */
  kitchenUnits: number;
}

/** A line of a correction, and why it cannot be, as {@link CheckedLine} says. */
export type CheckedCorrection = CheckedLine & Made;

const choicesCents = (choices: readonly Choice[]): Cents =>
  choices.reduce((sum, { unitPrice, count }) => sum + lineTotal(toCents(unitPrice), count), 0);

const pickedText = (options: readonly ChosenOption[]): string =>
  options
    .map(({ optionId, count }) => `${optionId}*${count}`)
    .sort()
    .join();

/** The item of a line as it was ordered; without what may be chosen of it where there is no such item any more. */
function itemAsOrdered(placed: PlacedLine, item: SaleItem | undefined): SaleItem {
  const { itemId: id, itemType: type, name, nameNl, imageUrl, allergens, dietary } = placed;
  const gone = { id, type, isActive: false, onSale: false, optionGroups: [], allergens, dietary };
  const unitCents = placed.unitCents - choicesCents(placed.choices);
  return { ...(item ?? { ...NO_DEAL_TERMS, ...DEAL_IN_KITCHEN, ...gone }), name, nameNl, imageUrl, unitCents };
}

/** Prices a line that is kept: what stays of it costs what it cost, choices that are added cost what they cost now (product.md, Corrections). */
function priceKept(
  line: PlaceOrderLine,
  placed: PlacedLine,
  current: SaleItem | undefined,
  order: WholeOrder,
): PricedLine & Made {
  const item = itemAsOrdered(placed, current);
  const { choices, allergens, knownAllergens, dietary, unitCents, kitchenUnits } = placed;
  const options = line.options ?? choices;
  const isAsked = asksAnew(options, line.quantity, placed, order);
  const chosen = checkChoices(withPlacedOptions(item, placed, options, isAsked), options);
  if (pickedText(options) === pickedText(choices)) {
    // What is as it was is held to no rule of its groups that is newer.
    const issues = chosen.issues.filter(
      ({ kind, optionId }) => kind === 'sold-out' || (kind === 'unknown' && optionId !== null && isAsked(optionId)),
    );
    const asItWas = { allergens, knownAllergens, dietary, issues, choices: [...choices], cents: choicesCents(choices) };
    return { line, item, chosen: asItWas, unitCents, placed, kitchenUnits };
  }
  return {
    line,
    item,
    chosen,
    placed,
    unitCents: item.unitCents + chosen.cents,
    kitchenUnits: unitsOfPiece({ item, chosen }),
  };
}

/** Whether a line that is kept has the choices with which it was placed. */
export const keepsChoices = ({ choices }: CheckedChoices, placed: PlacedLine): boolean =>
  pickedText(choices) === pickedText(placed.choices);

/** Whether a line that was struck as made still is: nothing of it has to be made anew. */
export const staysMade = ({ line, chosen, placed }: PricedLine & Pick<Made, 'placed'>): boolean =>
  placed !== null && line.quantity <= placed.quantity && keepsChoices(chosen, placed);

/** Corrected lines beside those that they keep; an id that the order does not have makes a line of nothing. */
const matchLines = (lines: readonly CorrectedLine[], placed: readonly PlacedLine[]) =>
  lines.map((line) => {
    const kept = placed.find(({ id }) => id === line.id) ?? null;
    const { itemId, itemType } = kept ?? line;
    const customizations = line.customizations ?? [...(kept?.customizations ?? [])];
    return { line: { ...line, itemId, itemType, customizations }, kept, isUnknown: line.id !== undefined && !kept };
  });

/** Units of kitchen work of corrected lines, whether or not they can be sold. */
export function unitsOfCorrection(
  lines: readonly CorrectedLine[],
  placed: readonly PlacedLine[],
  items: readonly SaleItem[],
): number {
  const byKey = new Map(items.map((item) => [itemKey(item.type, item.id), item]));
  return matchLines(lines, placed).reduce((sum, { line, kept }) => {
    const item = byKey.get(itemKey(line.itemType, line.itemId));
    if (kept)
      return sum + line.quantity * priceKept(line, kept, item, { dayStays: true, moreOf: new Set() }).kitchenUnits;
    return item ? sum + line.quantity * unitsOfPiece({ item, chosen: checkChoices(item, line.options) }) : sum;
  }, 0);
}

interface Counted {
  itemType: LineItemType;
  itemId: string;
  quantity: number;
}

function countPieces(lines: readonly Counted[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { itemType, itemId, quantity } of lines) {
    const key = itemKey(itemType, itemId);
    counts.set(key, (counts.get(key) ?? 0) + quantity);
  }
  return counts;
}

/** The limit that the lines of an item exceed together, by the item's key: whichever of them it is found on. */
const exceededLimits = (lines: readonly CheckedLine[]): Map<string, UnavailableReason> =>
  new Map(
    lines.flatMap(({ line, unavailableReason: reason }): [string, UnavailableReason][] =>
      reason === 'too-many' || reason === 'too-few-left' ? [[itemKey(line.itemType, line.itemId), reason]] : [],
    ),
  );

/** A deal of which there are no more than before keeps its place whatever the order comes to. */
const withoutCondition = <Line extends PricedLine>(line: Line): Line => ({
  ...line,
  item: { ...line.item, isConditional: false, minimumCents: null },
});

/**
 * Prices the lines of a correction and says which of them cannot be (product.md, Corrections). A dish or deal is asked for
 * again only where the order comes to take more of it, and a dish where it moves to another day: a deal is sold by the day
 * on which it was ordered.
 * @param items those behind the lines as stored now, whatever their state
 * @param day without what the order itself takes
 * @param dayStays whether the order is collected on the day it was to be
 */
export function checkCorrection(
  lines: readonly CorrectedLine[],
  placed: readonly PlacedLine[],
  items: readonly SaleItem[],
  day: CheckedDay,
  dayStays: boolean,
): CheckedCorrection[] {
  const matched = matchLines(lines, placed);
  const wanted = matched.map(({ line }) => line);
  const asNew = checkLines(wanted, items, day);
  const taken = matched.map(({ line, kept }) => ({
    choices: line.options ?? kept?.choices ?? [],
    quantity: line.quantity,
  }));
  const order = { dayStays, moreOf: optionsTakenMore(placed, taken) };
  const limits = exceededLimits(asNew);
  const stays = ({ itemType }: Counted) => dayStays || itemType === 'deal';
  const [before, after] = [countPieces(placed.filter(stays)), countPieces(wanted)];
  const byKey = new Map(items.map((item) => [itemKey(item.type, item.id), itemOn(item, day.pickupDay)]));
  return matched.flatMap(({ line, kept, isUnknown }, index): CheckedCorrection[] => {
    const ordinary = asNew[index];
    if (!ordinary) return [];
    const key = itemKey(line.itemType, line.itemId);
    const takesMore = (after.get(key) ?? 0) > (before.get(key) ?? 0);
    if (isUnknown) return [{ line, item: undefined, unavailableReason: 'gone', placed: null, kitchenUnits: 0 }];
    if (!kept && !ordinary.item) return [{ ...ordinary, placed: null, kitchenUnits: 0 }];
    const priced = kept
      ? priceKept(line, kept, byKey.get(key), order)
      : ordinary.item && { ...ordinary, placed: null, kitchenUnits: unitsOfPiece(ordinary) };
    if (!priced) return [];
    const isLarger = !kept || !stays(line) || line.quantity > kept.quantity;
    const reason = ordinary.unavailableReason === 'choices' ? null : ordinary.unavailableReason;
    // The line that is larger is to blame, wherever the limit was passed in the order of the lines.
    const ofItem = takesMore && isLarger ? (reason ?? limits.get(key) ?? null) : null;
    const checked = {
      ...priced,
      unavailableReason: ofItem ?? (priced.chosen.issues.length > 0 ? ('choices' as const) : null),
      left: ordinary.item ? ordinary.left : null,
    };
    return [takesMore ? checked : withoutCondition(checked)];
  });
}
