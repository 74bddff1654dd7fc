import type { PlacedOrder, PlaceOrderInput } from '@pickup/contract';
import { ApiError } from '@pickup/web';
import type { CartStore } from './cart-store.js';
import { beginAttempt, completeAttempt, refuseAttempt, renewAttempt, isSameOrder } from './order-attempt.js';
import { quoteOf } from './quote-refusal.js';

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
  /** True when an earlier sending, with another content, turned out to have arrived: `order` is that one. */
  earlier: boolean;
}

/** A 409 with a quote is another total, not another order under the key. */
const isTaken = (error: unknown) => error instanceof ApiError && error.status === 409 && quoteOf(error) === null;
/** The server understood and stored nothing. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408;

/** The order behind a taken key: found by sending again what was sent before. Makes no order, the key being taken. */
async function findEarlier({ send }: Tools, key: string, tried: PlaceOrderInput[]): Promise<Placement | null> {
  for (const ordered of tried) {
    try {
      return { order: await send(ordered, key), ordered, earlier: true };
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return null;
}

async function sendOnce(tools: Tools, payload: PlaceOrderInput, key: string): Promise<PlacedOrder> {
  try {
    return await tools.send(payload, key);
  } catch (error) {
    if (isRefusal(error) && !isTaken(error)) tools.store.update((cart) => refuseAttempt(cart, payload));
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
 * (ruling 9). A retry of the same content returns the first order. When the content was changed after an answer was
 * lost, and the first sending had arrived after all, that order is returned instead of placing another beside it;
 * only a key taken by something we cannot show is replaced, once.
 * @throws ApiError when the server refuses, NetworkError when no answer came: the key stays, so trying again is safe.
 */
export async function placeOrder(tools: Tools, payload: PlaceOrderInput): Promise<Placement> {
  const placement = await sendAttempt(tools, payload);
  const { order, ordered, earlier } = placement;
  tools.store.update((cart) => completeAttempt(cart, { id: order.id, earlier, ordered }));
  return placement;
}
