import { formatCents, ORDER_LIMITS, orderTotals, type Totals } from '@pickup/contract';
import type { Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { refuseWrite } from './refuse-write.js';

const Lines = z.array(
  z
    .object({ unit_cents: z.number(), quantity: z.number() })
    .transform(({ unit_cents: unitPrice, quantity }) => ({ unitPrice, quantity })),
);
type Lines = z.infer<typeof Lines>;

/** @throws ValidationError for no line, too many lines or too large a total (product.md, Raw panel) */
function requireLimits(lines: Lines, { total }: Totals): void {
  if (lines.length === 0) refuseWrite('An order keeps at least one line. To take the whole order back, cancel it.');
  if (lines.length > ORDER_LIMITS.lines) refuseWrite(`An order has at most ${ORDER_LIMITS.lines} lines.`);
  if (total > ORDER_LIMITS.totalCents) {
    refuseWrite(`An order is at most ${formatCents(ORDER_LIMITS.totalCents)} in all.`);
  }
}

async function readLines(trx: Transaction, orderId: number): Promise<Lines> {
  return Lines.parse(await trx('order_lines').where({ order_id: orderId }).select('unit_cents', 'quantity'));
}

/** What an order's lines come to. */
export const sumLines = async (trx: Transaction, orderId: number): Promise<Totals> =>
  orderTotals(await readLines(trx, orderId));

/**
 * Makes an order's subtotal, tax and total those of its lines.
 * @throws ValidationError when the order would be outside its limits
 */
export async function recountOrder(trx: Transaction, orderId: number): Promise<void> {
  const lines = await readLines(trx, orderId);
  const totals = orderTotals(lines);
  requireLimits(lines, totals);
  const sums = { subtotal_cents: totals.subtotal, tax_cents: totals.tax, total_cents: totals.total };
  await trx('orders')
    .where({ id: orderId })
    .update({ ...sums, updated_at: new Date() });
}
