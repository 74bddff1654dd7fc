import type { PlaceOrderLine } from '../entities/order.js';
import type { Quote, QuotedLine } from '../entities/quote.js';
import { businessDay, type InstantLike } from './business-time.js';
import { unavailableLine } from './cart.js';
import { checkLines, soldLines, totalsOf, type CheckedLine, type SaleItem } from './check-lines.js';
import { fromCents, lineTotal } from './money.js';
import { contentsText, type HashText } from './order-contents.js';
import { estimatePickup, type Kitchen } from './preparation-time.js';

function quoteLine(checked: CheckedLine): QuotedLine {
  const requested = unavailableLine(checked.line);
  if (!checked.item) return requested;
  const { line, item, chosen, unitCents, unavailableReason } = checked;
  return {
    ...requested,
    choices: chosen.choices,
    choiceIssues: chosen.issues,
    obstacle: unavailableReason,
    name: item.name,
    unitPrice: fromCents(unitCents),
    totalPrice: fromCents(lineTotal(unitCents, line.quantity)),
    imageUrl: item.imageUrl,
    minimumOrderAmount: item.isConditional && item.minimumCents !== null ? fromCents(item.minimumCents) : null,
    isConditional: item.isConditional,
    maxPerOrder: item.maxPerOrder,
    allergens: chosen.allergens,
    dietary: chosen.dietary,
  };
}

/** What lines cost at a moment, and which of them cannot be ordered, by the rules that also price an order (product.md, Quotes). */
export function quoteLines(
  lines: readonly PlaceOrderLine[],
  items: readonly SaleItem[],
  restaurant: Kitchen,
  now: InstantLike,
  hashOf: HashText,
): Quote {
  const checked = checkLines(lines, items, businessDay(now, restaurant.timeZone));
  const { subtotal, tax, total } = totalsOf(soldLines(checked));
  const { readyAt } = estimatePickup(restaurant, now);
  return {
    lines: checked.map(quoteLine),
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    contentsHash: hashOf(contentsText(checked)),
    readyAt: readyAt === null ? null : new Date(readyAt).toISOString(),
  };
}
