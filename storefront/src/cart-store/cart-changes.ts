import {
  addItem,
  maximumPerOrder,
  removeItem,
  setQuantity,
  type CartItem,
  type CartLine,
  type LineItemType,
} from '@pickup/contract';
import { EMPTY_CART, type Attempt, type CartDocument } from './cart-document.js';
import { closeOrder } from './order-attempt.js';

/** What identifies a line: the same dish and a deal may share an id. */
export interface LineRef {
  id: string;
  type: LineItemType;
}

export const lineKey = ({ type, id }: LineRef): string => `${type}:${id}`;

/* A change after an order was placed closes that order first: what was ordered is not ordered again by accident. */

export function add(cart: CartDocument, item: CartItem): CartDocument {
  const open = closeOrder(cart);
  return { ...open, lines: addItem(open.lines, item) };
}

/** An emptied cart ends its attempt: what is put in next is a new order, even if it is the same dish. */
export function remove(cart: CartDocument, ref: LineRef): CartDocument {
  const open = closeOrder(cart);
  const lines = removeItem(open.lines, ref.id, ref.type);
  return lines.length === 0 ? EMPTY_CART : { ...open, lines };
}

export function changeQuantity(cart: CartDocument, ref: LineRef, quantity: number): CartDocument {
  if (quantity <= 0) return remove(cart, ref);
  const open = closeOrder(cart);
  return { ...open, lines: setQuantity(open.lines, ref.id, ref.type, quantity) };
}

/**
 * Puts a removed line back where it was; when it was added anew meanwhile, the newer line stays. If its removal emptied
 * the cart, the attempt that ended with it goes on: it is still that order.
 */
export function putBack(cart: CartDocument, line: CartLine, index: number, ended: Attempt | null): CartDocument {
  const open = closeOrder(cart);
  if (open.lines.some((other) => lineKey(other) === lineKey(line))) return open;
  const attempt = open.attempt ?? (open.lines.length === 0 ? ended : null);
  return { ...open, lines: open.lines.toSpliced(index, 0, line), attempt };
}

/**
 * Takes over what the customer has agreed to: the name, price and conditions of these lines. How many of them the cart
 * holds stays its own, up to what an order takes.
 */
export function accept(cart: CartDocument, agreed: readonly CartLine[]): CartDocument {
  if (cart.placed !== null) return cart;
  const newer = new Map(agreed.map((line) => [lineKey(line), line]));
  const lines = cart.lines.map((line) => {
    const now = newer.get(lineKey(line));
    if (!now) return line;
    return { ...now, quantity: Math.min(line.quantity, maximumPerOrder(now)), customizations: line.customizations };
  });
  return { ...cart, lines };
}
