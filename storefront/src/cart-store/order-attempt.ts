import type { CartLine, PlaceOrderInput } from '@pickup/contract';
import { EMPTY_CART, type Attempt, type CartDocument, type OrderItem } from './cart-document.js';

/**
 * How long a lost answer is waited for. A retry after that is a new order: lunch must not come back as the
 * confirmation of dinner, which the kitchen would then never hear of.
 */
export const ATTEMPT_LIFETIME_MS = 30 * 60 * 1000;

/** More sendings under one key than anybody makes; keeps the stored cart small. */
const MAX_TRIED = 5;

/** What is ordered, without what was only shown: the total and the language make no other order of it (ruling 9). */
function orderText({ quotedTotal: _shown, language: _language, ...ordered }: PlaceOrderInput): string {
  return JSON.stringify(ordered);
}

/** Whether two payloads ask for the same order. */
export const isSameOrder = (one: PlaceOrderInput, other: PlaceOrderInput): boolean =>
  orderText(one) === orderText(other);

/** An attempt that was never sent does not age: nothing of it can come back. */
const isOver = (attempt: Attempt, now: number) => attempt.tried.length > 0 && now - attempt.at > ATTEMPT_LIFETIME_MS;

/**
 * Gives a cart its key before it is sent. A key made at the click would come too late for a second tab that orders at
 * the same moment: each would make its own, and each its order.
 */
export const prepareAttempt = (cart: CartDocument, now: number, newKey: () => string): CartDocument =>
  cart.placed || (cart.attempt && !isOver(cart.attempt, now))
    ? cart
    : { ...cart, attempt: { key: newKey(), at: now, tried: [] } };

/** Whether this order was sent before and may have been stored, for all anybody knows. */
export const mayHaveArrived = ({ attempt }: CartDocument, payload: PlaceOrderInput, now: number): boolean =>
  attempt !== null && !isOver(attempt, now) && attempt.tried.some((tried) => isSameOrder(tried, payload));

function attemptFor(current: Attempt | null, payload: PlaceOrderInput, now: number, newKey: () => string): Attempt {
  if (current?.tried.length === 0) return { key: current.key, at: now, tried: [payload] };
  if (!current || isOver(current, now)) return { key: newKey(), at: now, tried: [payload] };
  if (current.tried.some((tried) => isSameOrder(tried, payload))) return current;
  return { ...current, tried: [...current.tried, payload].slice(-MAX_TRIED) };
}

/**
 * Before sending: the key of the attempt that is under way, else a new one (ruling 9). The key stays although the
 * payload changed, because only then can the server say (409) that an earlier sending did arrive.
 */
export const beginAttempt = (
  cart: CartDocument,
  payload: PlaceOrderInput,
  now: number,
  newKey: () => string,
): CartDocument => ({
  ...cart,
  attempt: attemptFor(cart.attempt, payload, now, newKey),
});

/** After a refusal: nothing of this payload was stored, so nothing of it can come back. */
export const refuseAttempt = (cart: CartDocument, payload: PlaceOrderInput): CartDocument =>
  cart.attempt
    ? {
        ...cart,
        attempt: { ...cart.attempt, tried: cart.attempt.tried.filter((tried) => !isSameOrder(tried, payload)) },
      }
    : cart;

/** When the key turns out to be taken by an order that is not ours to show: a new one. */
export const renewAttempt = (
  cart: CartDocument,
  payload: PlaceOrderInput,
  now: number,
  newKey: () => string,
): CartDocument => ({
  ...cart,
  attempt: { key: newKey(), at: now, tried: [payload] },
});

const itemText = ({ itemId, itemType, quantity, customizations = [] }: OrderItem) =>
  JSON.stringify([itemType, itemId, quantity, customizations]);

const lineText = ({ id, type, quantity, customizations }: CartLine) =>
  itemText({ itemId: id, itemType: type, quantity, customizations });

/** Whether the cart holds something, and something else than what was ordered. */
function holdsOther({ lines }: CartDocument, { items }: PlaceOrderInput): boolean {
  const inCart = lines.map(lineText).sort();
  return inCart.length > 0 && inCart.join() !== items.map(itemText).sort().join();
}

interface Success {
  id: string;
  earlier: boolean;
  /** The payload that became the order. */
  ordered: PlaceOrderInput;
}

/** After success: the lines stay until the confirmation is closed, and a reload finds the order again. */
export const completeAttempt = (cart: CartDocument, { id, earlier, ordered }: Success): CartDocument => ({
  ...cart,
  attempt: null,
  placed: { id, earlier, keepsCart: holdsOther(cart, ordered) },
});

/** Closes a placed order: the cart is cleared (specification 4), unless it holds what nobody has ordered yet. */
export const closeOrder = (cart: CartDocument): CartDocument => {
  if (cart.placed === null) return cart;
  return cart.placed.keepsCart ? { ...cart, placed: null } : EMPTY_CART;
};

/** 128 random bits; `randomUUID` would need a secure context. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
