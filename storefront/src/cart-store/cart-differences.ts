import { maximumPerOrder, toCents, type CartLine, type UnavailableReason, type QuotedLine } from '@pickup/contract';
import { lineKey } from './cart-changes.js';

/** What can have changed of a line that can still be ordered. */
export type LineChange = 'repriced' | 'renamed' | 'conditions' | 'limited';

/** How a line differs from what the server sells now. */
export type LineDifference =
  | { kind: 'changed'; line: CartLine; /** The line as it can be ordered now. */ now: CartLine; changes: LineChange[] }
  | { kind: 'refused'; line: CartLine; obstacle: UnavailableReason };

/** What the server says of lines, by `type:id`; a line that is missing has not been asked about. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>;

export const quotedByKey = (lines: readonly QuotedLine[]): QuotedLines =>
  new Map(lines.map((line) => [lineKey({ id: line.itemId, type: line.itemType }), line]));

/** The total a deal asks for, in euros; null when it asks for none. */
export const minimumOf = ({ isConditional, minimumOrderAmount }: CartLine): number | null =>
  isConditional ? minimumOrderAmount : null;

/** A line with today's name, price and conditions; null when it cannot be ordered, itself when nothing is known of it. */
function asOffered(line: CartLine, quoted: QuotedLine | undefined): CartLine | null {
  if (!quoted) return line;
  const { obstacle, name, unitPrice, imageUrl, minimumOrderAmount, isConditional, maxPerOrder } = quoted;
  // Of what is too many a part can still be ordered.
  const isOnSale = obstacle === null || obstacle === 'too-many';
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

/** Another picture is no change, nor is a maximum that the line keeps: nobody decides by it. */
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
  if (!now) return { kind: 'refused', line, obstacle: quoted?.obstacle ?? 'gone' };
  const changes = changesOf(line, now);
  return changes.length > 0 ? { kind: 'changed', line, now, changes } : null;
}

/** Every line that is not what its customer put into the cart, in the cart's order. */
export const compareCart = (lines: readonly CartLine[], quoted: QuotedLines): LineDifference[] =>
  lines.flatMap((line) => differenceOf(line, quoted.get(lineKey(line))) ?? []);

/** The lines an order of now would hold: at today's prices, without those that cannot be ordered. */
export const offeredLines = (lines: readonly CartLine[], quoted: QuotedLines): CartLine[] =>
  lines.flatMap((line) => asOffered(line, quoted.get(lineKey(line))) ?? []);
