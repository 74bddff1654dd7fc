import type { Choice } from '../entities/choice.js';
import type { LineItemType, PlaceOrderLine } from '../entities/order-request.js';
import type { UnavailableReason } from '../entities/quote.js';
import type { SoldOutUntil } from '../entities/sold-out.js';
import { checkChoices, type CheckedChoices, type WithChoices } from './choices.js';
import { dealPhase, linesOverMaximum } from './deals.js';
import { orderTotals, type Cents, type Totals } from './money.js';
import { unmetGroups } from './option-groups.js';
import { isSoldOutOn, portionsLeft } from './portions.js';

/** A dish or deal that can be ordered, as stored now, with what can be chosen of it. */
export interface SaleItem extends WithChoices {
  id: string;
  type: LineItemType;
  name: string;
  nameNl: string | null;
  unitCents: Cents;
  imageUrl: string;
  /** Not soft-deleted. */
  isActive: boolean;
  /** A dish is available, a deal is active. */
  onSale: boolean;
  isConditional: boolean;
  minimumCents: Cents | null;
  /** How many of a deal one order may have; null without a limit. */
  maxPerOrder: number | null;
  validFrom: string | null;
  validUntil: string | null;
  /** Of kitchen work, for one piece without its choices. */
  kitchenUnits: number;
  soldOutUntil: SoldOutUntil;
  /** How many there are of a dish on a day; null without a count. */
  dailyCount: number | null;
  /** Its options that take units, or are sold out for some time, by their ids. */
  optionStates: Readonly<Record<string, OptionState>>;
}

/** What the kitchen knows of an option. */
export interface OptionState {
  /** Of kitchen work, each time it is taken. */
  kitchenUnits: number;
  soldOutUntil: SoldOutUntil;
}

/** The day for which lines are checked, and what of it is taken already. */
export interface CheckedDay {
  /** The calendar day of the restaurant on which the order is placed: deals are sold by it. */
  today: string;
  /** The business day of the pickup. */
  pickupDay: string;
  /** How many portions of a dish other orders take on the day of pickup, by its id; 0 for others. */
  portionsTaken: ReadonlyMap<string, number>;
}

/** A dish has none of a deal's conditions. */
export const NO_DEAL_TERMS = {
  isConditional: false,
  minimumCents: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
} as const satisfies Partial<SaleItem>;

/** What the kitchen knows of a deal: it is made like one dish. */
export const DEAL_IN_KITCHEN = {
  kitchenUnits: 1,
  soldOutUntil: null,
  dailyCount: null,
  optionStates: {},
} as const satisfies Partial<SaleItem>;

/** A requested line with the dish or deal it names, and what is chosen of it. */
export interface PricedLine {
  line: PlaceOrderLine;
  item: SaleItem;
  chosen: CheckedChoices;
  /** Of one piece with its choices. */
  unitCents: Cents;
}

/** A priced line and why it cannot be sold, null when it can; or a line that names nothing there is. */
export type CheckedLine =
  | (PricedLine & {
      unavailableReason: UnavailableReason | null;
      /** How many of a dish are left on the day of pickup; null without a count. */
      left: number | null;
    })
  | { line: PlaceOrderLine; item: undefined; unavailableReason: 'gone' };

/** Tells dishes and deals apart. */
export const itemKey = (type: LineItemType, id: string): string => `${type}:${id}`;

/** An item with the options that are sold out on a day. */
export function itemOn(item: SaleItem, day: string): SaleItem {
  const soldOut = (id: string) => isSoldOutOn(day, item.optionStates[id]?.soldOutUntil ?? null);
  if (!Object.keys(item.optionStates).some(soldOut)) return item;
  return {
    ...item,
    optionGroups: item.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => (soldOut(option.id) ? { ...option, soldOut: true } : option)),
    })),
  };
}

/** Why an item cannot be sold on a day; null when it can. */
function unavailableReasonOf(
  item: SaleItem,
  left: number | null,
  { today, pickupDay }: CheckedDay,
): UnavailableReason | null {
  if (!item.isActive) return 'gone';
  if (!item.onSale) return item.type === 'menu' ? 'sold-out' : 'ended';
  if (isSoldOutOn(pickupDay, item.soldOutUntil) || left === 0) return 'sold-out';
  if (unmetGroups(item.optionGroups).length > 0) return 'sold-out';
  const phase = dealPhase(item, today);
  if (phase === 'expired') return 'ended';
  return phase === 'coming-soon' ? 'not-yet' : null;
}

/**
 * Prices requested lines from what is stored now and says which of them cannot be sold: because of their item, of how many
 * are wanted of a deal or left of a dish, or of their choices (product.md, Quotes). Quotes, placed orders and the mock all ask
 * here.
 * @param items those behind the lines, whatever their state; others do no harm
 */
export function checkLines(
  lines: readonly PlaceOrderLine[],
  items: readonly SaleItem[],
  day: CheckedDay,
): CheckedLine[] {
  const byKey = new Map(items.map((item) => [itemKey(item.type, item.id), itemOn(item, day.pickupDay)]));
  const found = lines.map((line) => {
    const key = itemKey(line.itemType, line.itemId);
    const item = byKey.get(key);
    const left = item ? portionsLeft(item.dailyCount, day.portionsTaken.get(item.id) ?? 0) : null;
    return { line, key, item, left };
  });
  const counted = found.map(({ line, ...one }) => ({ ...one, quantity: line.quantity }));
  const over = linesOverMaximum(counted.map(({ item, ...one }) => ({ ...one, maxPerOrder: item?.maxPerOrder })));
  const overLeft = linesOverMaximum(counted.map(({ left, ...one }) => ({ ...one, maxPerOrder: left })));
  return found.map(({ line, item, left }, index) => {
    if (!item) return { line, item, unavailableReason: 'gone' };
    const chosen = checkChoices(item, line.options);
    const unavailableReason =
      unavailableReasonOf(item, left, day) ??
      (over.has(index) ? 'too-many' : null) ??
      (overLeft.has(index) ? 'too-few-left' : null) ??
      (chosen.issues.length > 0 ? 'choices' : null);
    return { line, item, chosen, unitCents: item.unitCents + chosen.cents, unavailableReason, left };
  });
}

/** Units of kitchen work of one piece of a line with its choices. */
export const unitsOfPiece = ({
  item,
  chosen,
}: {
  item: SaleItem;
  chosen: { choices: readonly Pick<Choice, 'optionId' | 'count'>[] };
}): number =>
  chosen.choices.reduce(
    (sum, { optionId, count }) => sum + count * (item.optionStates[optionId]?.kitchenUnits ?? 0),
    item.kitchenUnits,
  );

/** Units of kitchen work of requested lines, whether or not they can be sold. */
export function unitsOfLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[]): number {
  const byKey = new Map(items.map((item) => [itemKey(item.type, item.id), item]));
  return lines.reduce((sum, line) => {
    const item = byKey.get(itemKey(line.itemType, line.itemId));
    return item ? sum + line.quantity * unitsOfPiece({ item, chosen: checkChoices(item, line.options) }) : sum;
  }, 0);
}

/** The lines that can be sold. */
export const soldLines = (lines: readonly CheckedLine[]): PricedLine[] =>
  lines.flatMap((one) => (one.unavailableReason === null ? [one] : []));

/** What priced lines come to, in cents. */
export const totalsOf = (lines: readonly PricedLine[]): Totals =>
  orderTotals(lines.map(({ line, unitCents }) => ({ unitPrice: unitCents, quantity: line.quantity })));
