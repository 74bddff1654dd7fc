import { ORDER_LIMITS } from '../entities/order-limits.js';

interface Limited {
  /** How many of a deal one order takes; none set, as many as a line can hold. */
  maxPerOrder?: number | null | undefined;
}

/** How many of an item one order takes: its deal's own maximum, else what a line can hold. */
export const maximumPerOrder = ({ maxPerOrder }: Limited): number =>
  Math.min(maxPerOrder ?? ORDER_LIMITS.quantity, ORDER_LIMITS.quantity);

/** A line as the maximum of its deal sees it. */
export interface LimitedLine extends Limited {
  /** The same for every line of one deal. */
  key: string;
  quantity: number;
}

/** The lines, by index, with which an order holds more of a deal than it takes: all lines of one deal count together. */
export function linesOverMaximum(lines: readonly LimitedLine[]): Set<number> {
  const counts = new Map<string, number>();
  const over = new Set<number>();
  lines.forEach(({ key, quantity, maxPerOrder = null }, index) => {
    if (maxPerOrder === null) return;
    const count = (counts.get(key) ?? 0) + quantity;
    counts.set(key, count);
    if (count > maxPerOrder) over.add(index);
  });
  return over;
}
