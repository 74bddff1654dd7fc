import type { LineItemType, PlaceOrderLine } from '../entities/order.js';
import type { UnavailableReason } from '../entities/quote.js';
import { checkChoices, type CheckedChoices, type WithChoices } from './choices.js';
import { dealPhase, linesOverMaximum } from './deals.js';
import { orderTotals, type Cents, type Totals } from './money.js';
import { unmetGroups } from './option-groups.js';

/** A dish or deal that can be ordered, as stored now, with what can be chosen of it. */
export interface SaleItem extends WithChoices {
  id: string;
  type: LineItemType;
  name: string;
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
}

/** A dish has none of a deal's conditions. */
export const UNCONDITIONAL = {
  isConditional: false,
  minimumCents: null,
  maxPerOrder: null,
  validFrom: null,
  validUntil: null,
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
  | (PricedLine & { unavailableReason: UnavailableReason | null })
  | { line: PlaceOrderLine; item: undefined; unavailableReason: 'gone' };

/** Why an item cannot be sold on a day; null when it can. */
function unavailableReasonOf(item: SaleItem, today: string): UnavailableReason | null {
  if (!item.isActive) return 'gone';
  if (!item.onSale) return item.type === 'menu' ? 'sold-out' : 'ended';
  if (unmetGroups(item.optionGroups).length > 0) return 'sold-out';
  const phase = dealPhase(item, today);
  if (phase === 'expired') return 'ended';
  return phase === 'coming-soon' ? 'not-yet' : null;
}

/**
 * Prices requested lines from what is stored now and says which of them cannot be sold: because of their item, of how many
 * are wanted of a deal, or of their choices (product.md, Quotes). Quotes, placed orders and the mock all ask here.
 * @param items those behind the lines, whatever their state; others do no harm
 * @param today the restaurant's business day
 */
export function checkLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[], today: string): CheckedLine[] {
  const byKey = new Map(items.map((item) => [`${item.type}:${item.id}`, item]));
  const found = lines.map((line) => {
    const key = `${line.itemType}:${line.itemId}`;
    return { line, key, item: byKey.get(key) };
  });
  const over = linesOverMaximum(
    found.map(({ line, key, item }) => ({ key, quantity: line.quantity, maxPerOrder: item?.maxPerOrder })),
  );
  return found.map(({ line, item }, index) => {
    if (!item) return { line, item, unavailableReason: 'gone' };
    const chosen = checkChoices(item, line.options);
    const unavailableReason =
      unavailableReasonOf(item, today) ??
      (over.has(index) ? 'too-many' : null) ??
      (chosen.issues.length > 0 ? 'choices' : null);
    return { line, item, chosen, unitCents: item.unitCents + chosen.cents, unavailableReason };
  });
}

/** The lines that can be sold. */
export const soldLines = (lines: readonly CheckedLine[]): PricedLine[] =>
  lines.flatMap((one) => (one.unavailableReason === null ? [one] : []));

/** What priced lines come to, in cents. */
export const totalsOf = (lines: readonly PricedLine[]): Totals =>
  orderTotals(lines.map(({ line, unitCents }) => ({ unitPrice: unitCents, quantity: line.quantity })));
