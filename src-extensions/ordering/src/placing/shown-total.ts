import { formatCents, orderTotals, toCents, type PlaceOrder, type Quote } from '@pickup/contract';
import { HttpError } from '@pickup/strapi-kit';
import type { PricedLine } from '../pricing/price-lines.js';

/**
 * An order is placed for the total its customer was shown.
 * @param quote made only for who was shown another one
 * @throws HttpError 409 with the new quote
 */
export function requireShownTotal(
  { quotedTotal }: Pick<PlaceOrder, 'quotedTotal'>,
  lines: readonly PricedLine[],
  currencySymbol: string,
  quote: () => Quote,
): void {
  const { total } = orderTotals(lines.map(({ item, quantity }) => ({ unitPrice: item.unitCents, quantity })));
  if (quotedTotal === undefined || toCents(quotedTotal) === total) return;
  const [now, shown] = [total, toCents(quotedTotal)].map((cents) => formatCents(cents, currencySymbol));
  throw new HttpError(409, `The total is now ${now} instead of ${shown}. Nothing has been ordered.`, {
    details: { quote: quote() },
  });
}
