import { addItem, removeItem, setQuantity, type CartItem, type CartLine, type LineItemType } from '@pickup/contract';
import { EMPTY_CART, type Attempt, type CartDocument } from './cart-document.js';
import { closeOrder } from './order-attempt.js';

/** What identifies a line: the same dish and a deal may share an id. */
export interface LineRef {
  id: string;
  type: LineItemType;
}

export const lineKey = ({ type, id }: LineRef): string => `${type}:${id}`;

/** What a dish or deal costs and demands now. */
export type CurrentItem = LineRef &
  Pick<CartLine, 'name' | 'price' | 'imageUrl' | 'minimumOrderAmount' | 'isConditional'>;

/* A change after an order was placed closes that order first: what was ordered is not ordered again by accident. */

export function add(cart: CartDocument, item: CartItem): CartDocument {
  const open = closeOrder(cart);
  return { ...open, lines: addItem(open.lines, item) };
}

const without = (prices: Record<string, number>, ref: LineRef) =>
  Object.fromEntries(Object.entries(prices).filter(([key]) => key !== lineKey(ref)));

/** An emptied cart ends its attempt: what is put in next is a new wish, even if it is the same dish. */
export function remove(cart: CartDocument, ref: LineRef): CartDocument {
  const open = closeOrder(cart);
  const lines = removeItem(open.lines, ref.id, ref.type);
  return lines.length === 0 ? EMPTY_CART : { ...open, lines, formerPrices: without(open.formerPrices, ref) };
}

export function changeQuantity(cart: CartDocument, ref: LineRef, quantity: number): CartDocument {
  if (quantity <= 0) return remove(cart, ref);
  const open = closeOrder(cart);
  return { ...open, lines: setQuantity(open.lines, ref.id, ref.type, quantity) };
}

/**
 * Puts a removed line back where it was; when it was added anew meanwhile, the newer line stays. If its removal emptied
 * the cart, the attempt that ended with it goes on: the wish is the one before.
 */
export function putBack(cart: CartDocument, line: CartLine, index: number, ended: Attempt | null): CartDocument {
  const open = closeOrder(cart);
  if (open.lines.some((other) => lineKey(other) === lineKey(line))) return open;
  const attempt = open.attempt ?? (open.lines.length === 0 ? ended : null);
  return { ...open, lines: open.lines.toSpliced(index, 0, line), attempt };
}

/** What a line cost at first, if that differs from its price now. */
function formerPrice(cart: CartDocument, line: CartLine, now: number): number | null {
  const first = cart.formerPrices[lineKey(line)] ?? line.price;
  return first === now ? null : first;
}

const isCurrent = (line: CartLine, item: CurrentItem): boolean =>
  line.name === item.name &&
  line.price === item.price &&
  line.imageUrl === item.imageUrl &&
  line.minimumOrderAmount === item.minimumOrderAmount &&
  line.isConditional === item.isConditional;

/** Takes over today's prices and conditions, and remembers each former price so that the change is said. */
export function refresh(cart: CartDocument, items: ReadonlyMap<string, CurrentItem>): CartDocument {
  const stale = cart.lines.flatMap((line) => {
    const item = items.get(lineKey(line));
    return item && !isCurrent(line, item) ? [{ line, item }] : [];
  });
  if (cart.placed !== null || stale.length === 0) return cart;

  const newer = new Map(stale.map(({ line, item }) => [line, item]));
  const formers = new Map(Object.entries(cart.formerPrices));
  for (const { line, item } of stale) {
    const former = formerPrice(cart, line, item.price);
    if (former === null) formers.delete(lineKey(line));
    else formers.set(lineKey(line), former);
  }
  const lines = cart.lines.map((line) => {
    const item = newer.get(line);
    if (!item) return line;
    const { name, price, imageUrl, minimumOrderAmount, isConditional } = item;
    return { ...line, name, price, imageUrl, minimumOrderAmount, isConditional };
  });
  return { ...cart, lines, formerPrices: Object.fromEntries(formers) };
}
