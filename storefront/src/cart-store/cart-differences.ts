import {
  lineKey,
  maximumPerOrder,
  toCents,
  type CartLine,
  type UnavailableReason,
  type QuotedLine,
} from '@pickup/contract';

/** What has changed of a line that can still be ordered. */
export type LineChange = 'repriced' | 'renamed' | 'conditions' | 'limited';

/** How a line differs from what the server sells now. */
export type LineDifference =
  | { kind: 'changed'; line: CartLine; /** The line as it can be ordered now. */ now: CartLine; changes: LineChange[] }
  | { kind: 'unavailable'; line: CartLine; reason: UnavailableReason };

/** The server's quote by `type:id`; a missing line was not quoted. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>;

export const quotedByKey = (lines: readonly QuotedLine[]): QuotedLines =>
  new Map(lines.map((line) => [lineKey({ id: line.itemId, type: line.itemType, choices: line.options }), line]));

/** The cart total that a deal requires, in euros; null when it requires none. */
export const minimumOf = ({ isConditional, minimumOrderAmount }: CartLine): number | null =>
  isConditional ? minimumOrderAmount : null;

/** A line with its current name, price and conditions; null when it cannot be ordered, unchanged when it was not quoted. */
function asOffered(line: CartLine, quoted: QuotedLine | undefined): CartLine | null {
  if (!quoted) return line;
  const { obstacle: reason, name, unitPrice, imageUrl, minimumOrderAmount, isConditional, maxPerOrder } = quoted;
  // Of a line that exceeds a limit, as many as the limit can be ordered.
  const isOnSale = reason === null || reason === 'too-many';
  if (!isOnSale || name === null || unitPrice === null) return null;
  return {
    ...line,
    name,
    price: unitPrice,
    quantity: Math.min(line.quantity, maximumPerOrder({ maxPerOrder })),
    imageUrl: imageUrl ?? line.imageUrl,
    minimumOrderAmount,
    isConditional,
    maxPerOrder,
  };
}

/** Another picture is no change, nor is a maximum that the line does not exceed. */
function changesOf(line: CartLine, now: CartLine): LineChange[] {
  const changes: LineChange[] = [];
  if (toCents(line.price) !== toCents(now.price)) changes.push('repriced');
  if (line.name !== now.name) changes.push('renamed');
  if (minimumOf(line) !== minimumOf(now)) changes.push('conditions');
  if (now.quantity < line.quantity) changes.push('limited');
  return changes;
}

function differenceOf(line: CartLine, quoted: QuotedLine | undefined): LineDifference | null {
  const now = asOffered(line, quoted);
  if (!now) return { kind: 'unavailable', line, reason: quoted?.obstacle ?? 'gone' };
  const changes = changesOf(line, now);
  return changes.length > 0 ? { kind: 'changed', line, now, changes } : null;
}

/** Every line that differs from what the customer put into the cart, in the cart's order. */
export const compareCart = (lines: readonly CartLine[], quoted: QuotedLines): LineDifference[] =>
  lines.flatMap((line) => differenceOf(line, quoted.get(lineKey(line))) ?? []);

/** The lines as they can be ordered now: at current prices, without unavailable ones. */
export const offeredLines = (lines: readonly CartLine[], quoted: QuotedLines): CartLine[] =>
  lines.flatMap((line) => asOffered(line, quoted.get(lineKey(line))) ?? []);
