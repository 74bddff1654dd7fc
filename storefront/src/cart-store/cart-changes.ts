import {
  addItem,
  lineKey,
  maximumPerOrder,
  ORDER_LIMITS,
  removeItem,
  setQuantity,
  type CartItem,
  type CartLine,
  type LineIdentity,
} from '@pickup/contract';
import { EMPTY_CART, type CartDocument } from './cart-document.js';
import { closeOrder } from './order-attempt.js';

/** How many of an item, chosen alike, these lines hold. */
export const quantityOf = (lines: readonly CartLine[], item: LineIdentity): number =>
  lines.find((line) => lineKey(line) === lineKey(item))?.quantity ?? 0;

/** How many of a dish these lines hold, however they are chosen. */
export const countOfDish = (lines: readonly CartLine[], dishId: string): number =>
  lines.reduce((sum, { type, id, quantity }) => sum + (type === 'menu' && id === dishId ? quantity : 0), 0);

/* A change after an order was placed closes that order first, so that its lines are not ordered again. */

export function add(cart: CartDocument, item: CartItem, quantity = 1): CartDocument {
  const open = closeOrder(cart);
  const had = quantityOf(open.lines, item);
  const most = maximumPerOrder(item);
  return { ...open, lines: setQuantity(addItem(open.lines, item), item, Math.min(had + quantity, most)) };
}

/**
 * Puts an item in the place of a line, with what was typed of it; its quantity goes to the equal line, if there is another one.
 * A line that is gone by now, removed in another tab, comes back changed.
 */
export function replaceLine(cart: CartDocument, former: CartLine, item: CartItem, quantity: number): CartDocument {
  const open = closeOrder(cart);
  const index = open.lines.findIndex((line) => lineKey(line) === lineKey(former));
  const others = { ...open, lines: removeItem(open.lines, former) };
  const changed = { ...item, customizations: former.customizations };
  if (index < 0 || quantityOf(others.lines, item) > 0) return add(others, changed, quantity);
  return { ...open, lines: open.lines.with(index, { ...changed, quantity }) };
}

/** Emptying the cart ends its attempt: what is added next is a new order, even of the same dish. */
export function remove(cart: CartDocument, line: LineIdentity): CartDocument {
  const open = closeOrder(cart);
  const lines = removeItem(open.lines, line);
  return lines.length === 0 ? EMPTY_CART : { ...open, lines };
}

export function changeQuantity(cart: CartDocument, line: LineIdentity, quantity: number): CartDocument {
  if (quantity <= 0) return remove(cart, line);
  const open = closeOrder(cart);
  return { ...open, lines: setQuantity(open.lines, line, quantity) };
}

/**
 * Restores a removed line at its index, unless it was added again meanwhile or there is no room for it any more. If its removal emptied the cart, the attempt
 * and the pickup time that ended with it continue.
 */
export function restoreLine(
  cart: CartDocument,
  line: CartLine,
  index: number,
  ended: Pick<CartDocument, 'attempt' | 'pickupAt'>,
): CartDocument {
  const open = closeOrder(cart);
  if (quantityOf(open.lines, line) > 0 || open.lines.length >= ORDER_LIMITS.lines) return open;
  const { attempt, pickupAt } = open.lines.length === 0 ? ended : open;
  return {
    ...open,
    lines: open.lines.toSpliced(index, 0, line),
    attempt: open.attempt ?? attempt,
    pickupAt: open.pickupAt ?? pickupAt,
  };
}

/** When the order is collected; null for as soon as possible. */
export const choosePickup = (cart: CartDocument, pickupAt: string | null): CartDocument => ({
  ...closeOrder(cart),
  pickupAt,
});

/** A line of the cart, what it becomes, and how many of it can be ordered. */
export interface AgreedChange {
  line: LineIdentity;
  now: CartLine;
  most: number;
}

/**
 * Applies what the customer has accepted: the name, price, conditions and choices of these lines. Quantities stay, up to
 * what can be ordered.
 */
export function accept(cart: CartDocument, agreed: readonly AgreedChange[]): CartDocument {
  if (cart.placed !== null) return cart;
  return agreed.reduce((open, { line, now, most }) => {
    const former = open.lines.find((one) => lineKey(one) === lineKey(line));
    return former ? replaceLine(open, former, now, Math.min(former.quantity, most)) : open;
  }, cart);
}
