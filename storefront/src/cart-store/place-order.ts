import type { CartLine, OrderRefusalReason, PlacedOrder, PlaceOrderInput } from '@pickup/contract';
import { ApiError, refusalOf } from '@pickup/web';
import { compareCart, quotedByKey } from './cart-differences.js';
import type { CartStore } from './cart-store.js';
import { isPickupKept } from './pickup-choice.js';
import { toCartQuote, type CartQuote, type QuotedPickup } from './quote.js';
import { beginAttempt, completeAttempt, isSameOrder, rejectAttempt, renewAttempt } from './order-attempt.js';

interface Tools {
  store: CartStore;
  send: (payload: PlaceOrderInput, key: string) => Promise<PlacedOrder>;
  newKey: () => string;
  /** In milliseconds. */
  now: number;
}

export interface Placement {
  order: PlacedOrder;
  /** The payload that became `order`. */
  ordered: PlaceOrderInput;
  /** True when `order` is an earlier request with other content, whose answer was lost. */
  earlier: boolean;
}

/** A 409 without a reason is another order under the key. */
const isTaken = (error: unknown) => error instanceof ApiError && error.status === 409 && refusalOf(error) === null;
/** The server refused the order and stored nothing. */
const isRejection = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;

/** Finds the order under a taken key by sending the earlier payloads again, which cannot make a new order. */
async function findEarlier({ send }: Tools, key: string, tried: PlaceOrderInput[]): Promise<Placement | null> {
  for (const ordered of tried) {
    try {
      return { order: await send(ordered, key), ordered, earlier: true };
    } catch (error) {
      if (!isRejection(error)) throw error;
    }
  }
  return null;
}

async function sendOnce(tools: Tools, payload: PlaceOrderInput, key: string): Promise<PlacedOrder> {
  try {
    return await tools.send(payload, key);
  } catch (error) {
    if (isRejection(error) && !isTaken(error)) tools.store.update((cart) => rejectAttempt(cart, payload));
    throw error;
  }
}

async function sendAttempt(tools: Tools, payload: PlaceOrderInput): Promise<Placement> {
  const { store, now, newKey } = tools;
  const { attempt } = store.update((cart) => beginAttempt(cart, payload, now, newKey));
  const key = attempt?.key ?? newKey();
  try {
    return { order: await sendOnce(tools, payload, key), ordered: payload, earlier: false };
  } catch (error) {
    if (!isTaken(error)) throw error;
    const others = (attempt?.tried ?? []).filter((tried) => !isSameOrder(tried, payload));
    const found = await findEarlier(tools, key, others);
    if (found) return found;
    const renewed = store.update((cart) => renewAttempt(cart, payload, now, newKey));
    const order = await sendOnce(tools, payload, renewed.attempt?.key ?? newKey());
    return { order, ordered: payload, earlier: false };
  }
}

/**
 * Places the cart's order, so that a lost answer, a double click, a reload or a second tab never makes a second one
 * (product.md, Replay). When the content was changed after an answer was lost, and the first request had been stored, that
 * order is returned instead of a second one; only a key of an order that cannot be shown is replaced, once.
 * @throws ApiError when the server refuses, NetworkError when no answer came: the key stays, so trying again is safe.
 */
export async function placeOrder(tools: Tools, payload: PlaceOrderInput): Promise<Placement> {
  const placement = await sendAttempt(tools, payload);
  const { order, ordered, earlier } = placement;
  tools.store.update((cart) => completeAttempt(cart, { id: order.id, earlier, ordered }));
  return placement;
}

/** The cart differs from what the customer was shown: nothing was ordered, and the differences are shown. */
export class CartChanged extends Error {
  override readonly name = 'CartChanged';
}

/** The order cannot be collected when the customer was shown: nothing was ordered, and the times there are now are shown. */
export class PickupChanged extends Error {
  override readonly name = 'PickupChanged';

  /** @param pickup when it can be collected now; null when the server did not say */
  constructor(readonly pickup: QuotedPickup | null) {
    super('The pickup time has changed.');
  }
}

/** Another tab has placed or emptied the cart since the press: nothing was ordered, and the page shows what has become of it. */
export class CartEnded extends Error {
  override readonly name = 'CartEnded';
}

const PICKUP_REASONS: readonly OrderRefusalReason[] = ['no-pickup', 'pickup-time', 'later'];

interface ShownOrderTools {
  /** The cart as it was shown. */
  lines: readonly CartLine[];
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: string | null;
  /** What the server last said of these lines, for this time. */
  shown: CartQuote | null;
  /** The earliest time that was shown, be it of a quote for another time. */
  shownReadyAt: string | null;
  /** Fetches what the lines cost now; null when this order was sent before and may have been stored. */
  ask: (() => Promise<CartQuote>) | null;
  /** Shows what the lines cost now. */
  show: (quote: CartQuote) => void;
  /** Sends the order with the total that was shown, and with the contents and the earliest time of the quote that was. */
  place: (quoted: ShownQuote) => Promise<Placement>;
}

/** What of a quote goes with the order. */
export type ShownQuote = Pick<PlaceOrderInput, 'quotedContentsHash' | 'quotedReadyAt'>;

/**
 * Places an order only for what was shown (product.md, Quotes): a quote is fetched right before, and the server refuses
 * another total, other contents or another time (409 with a quote). If the quote fails, the order is sent all the same, as it
 * carries what was shown. An order that may have been stored is sent again without a quote: the server answers with the first
 * one.
 * @throws CartChanged, PickupChanged, and what `place` throws
 */
export async function placeAsShown(tools: ShownOrderTools): Promise<Placement> {
  const { lines, pickupAt, shown, shownReadyAt, ask, show, place } = tools;
  const requireUnchanged = (quote: CartQuote) => {
    show(quote);
    if (compareCart(lines, quotedByKey(quote.lines)).length > 0) throw new CartChanged('The cart has changed.');
  };
  const quoted = ask ? await ask().catch(() => null) : null;
  if (quoted) {
    requireUnchanged(quoted);
    if (quoted.pickup && !isPickupKept(quoted.pickup, pickupAt, shownReadyAt)) throw new PickupChanged(quoted.pickup);
  }
  const contentsHash = (quoted ?? shown)?.contentsHash ?? null;
  const readyAt = shownReadyAt ?? quoted?.pickup?.readyAt ?? null;
  try {
    return await place({
      ...(contentsHash !== null && { quotedContentsHash: contentsHash }),
      ...(pickupAt === null && readyAt !== null && { quotedReadyAt: readyAt }),
    });
  } catch (error) {
    const refusal = refusalOf(error);
    const requoted = refusal?.quote ? toCartQuote(refusal.quote) : null;
    if (requoted) requireUnchanged(requoted);
    if (refusal && PICKUP_REASONS.includes(refusal.reason)) throw new PickupChanged(requoted?.pickup ?? null);
    throw error;
  }
}
