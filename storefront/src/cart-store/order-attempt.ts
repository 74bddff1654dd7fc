import { lineKey, type CartLine, type OrderItemRequest, type PlaceOrderInput } from '@pickup/contract';
import { EMPTY_CART, type Attempt, type CartDocument } from './cart-document.js';
import { toOrderItem } from './quote.js';

/**
 * How long the key of a lost answer is reused (product.md, Replay). A retry after that is a new order: else an order of
 * dinner could be answered with the same order of lunch.
 */
export const ATTEMPT_LIFETIME_MS = 30 * 60 * 1000;

/** Keeps the stored cart small; nobody sends so many different orders under one key. */
const MAX_TRIED = 5;

/** The order without what was shown of it and its language, which are no part of the comparison (product.md, Replay). */
function orderText({
  quotedTotal: _total,
  quotedContentsHash: _contents,
  quotedReadyAt: _readyAt,
  language: _language,
  ...ordered
}: PlaceOrderInput): string {
  return JSON.stringify(ordered);
}

/** Whether two payloads ask for the same order. */
export const isSameOrder = (one: PlaceOrderInput, other: PlaceOrderInput): boolean =>
  orderText(one) === orderText(other);

/** An attempt that was never sent does not expire: the server knows nothing of it. */
const isOver = (attempt: Attempt, now: number) => attempt.tried.length > 0 && now - attempt.at > ATTEMPT_LIFETIME_MS;

/**
 * Gives a cart its key before it is sent. If the key were made at the click, two tabs that order at the same moment would
 * each make one, and with it an order.
 */
export const prepareAttempt = (cart: CartDocument, now: number, newKey: () => string): CartDocument =>
  cart.placed || (cart.attempt && !isOver(cart.attempt, now))
    ? cart
    : { ...cart, attempt: { key: newKey(), at: now, tried: [] } };

/** Whether this order was sent before and may have been stored. */
export const mayHaveArrived = ({ attempt }: CartDocument, payload: PlaceOrderInput, now: number): boolean =>
  attempt !== null && !isOver(attempt, now) && attempt.tried.some((tried) => isSameOrder(tried, payload));

function attemptFor(current: Attempt | null, payload: PlaceOrderInput, now: number, newKey: () => string): Attempt {
  if (current?.tried.length === 0) return { key: current.key, at: now, tried: [payload] };
  if (!current || isOver(current, now)) return { key: newKey(), at: now, tried: [payload] };
  if (current.tried.some((tried) => isSameOrder(tried, payload))) return current;
  return { ...current, tried: [...current.tried, payload].slice(-MAX_TRIED) };
}

/**
 * Before sending: the key of the current attempt, else a new one. The key stays although the payload changed, because
 * only then can the server answer (409) that an earlier request was stored.
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

/** After a rejection: this payload was not stored. */
export const rejectAttempt = (cart: CartDocument, payload: PlaceOrderInput): CartDocument =>
  cart.attempt
    ? {
        ...cart,
        attempt: { ...cart.attempt, tried: cart.attempt.tried.filter((tried) => !isSameOrder(tried, payload)) },
      }
    : cart;

/** After the key was found to belong to an order that cannot be shown: a new key. */
export const renewAttempt = (
  cart: CartDocument,
  payload: PlaceOrderInput,
  now: number,
  newKey: () => string,
): CartDocument => ({
  ...cart,
  attempt: { key: newKey(), at: now, tried: [payload] },
});

const itemText = ({ itemId, itemType, quantity, customizations = [], options }: OrderItemRequest) =>
  JSON.stringify([lineKey({ id: itemId, type: itemType, choices: options }), quantity, customizations]);

const lineText = (line: CartLine) => itemText(toOrderItem(line));

/** Whether the cart is not empty and differs from what was ordered. */
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

/** After success: the lines stay until the confirmation is closed, and a reload shows the order again. */
export const completeAttempt = (cart: CartDocument, { id, earlier, ordered }: Success): CartDocument => ({
  ...cart,
  attempt: null,
  placed: { id, earlier, keepsCart: holdsOther(cart, ordered) },
});

/** Closes a placed order: the cart is cleared, unless it holds other lines by now (product.md, Cart). */
export const closeOrder = (cart: CartDocument): CartDocument => {
  if (cart.placed === null) return cart;
  return cart.placed.keepsCart ? { ...cart, pickupAt: null, placed: null } : EMPTY_CART;
};
