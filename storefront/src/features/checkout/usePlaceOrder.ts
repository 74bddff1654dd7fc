import type { PlacedOrder, PlaceOrderInput, TrackedOrder } from '@pickup/contract';
import { ApiError, apiQueryKey, invalidateApi, randomKey, useApi } from '@pickup/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCartStore } from '../../cart-store/cart-context.js';
import type { CartDocument } from '../../cart-store/cart-document.js';
import { mayHaveArrived, prepareAttempt } from '../../cart-store/order-attempt.js';
import { CartEnded, placeAsShown, placeOrder } from '../../cart-store/place-order.js';
import { fetchQuote, questionOf, quoteQuery, toOrderItem, type CartQuote } from '../../cart-store/quote.js';
import { keep } from '../../my-orders/my-orders.js';
import { useMyOrdersStore } from '../../my-orders/my-orders-context.js';
import { clearDraft } from './contact-form.js';

/** A placed order as its page shows it before it has fetched it. */
const toTrackedOrder = (order: PlacedOrder): TrackedOrder => ({
  ...order,
  steps: [{ status: order.status, at: order.createdAt }],
  unseen: false,
  cancellable: false,
  cancelledBy: null,
  cancelReason: null,
  correctedAt: null,
});

interface ShownOrder {
  payload: PlaceOrderInput;
  /** The cart as it was shown. */
  cart: Pick<CartDocument, 'lines' | 'pickupAt'>;
  /** The earliest time that was shown; null when none was. */
  readyAt: string | null;
}

/**
 * Places the order as it was shown, under the cart's idempotency key, and caches the answer for the confirmation.
 * @param onFailed also called when the page has been left meanwhile: whoever ordered has to learn that nothing came of it
 */
export function usePlaceOrder(onFailed: (error: Error) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const store = useCartStore();
  const myOrders = useMyOrdersStore();
  useEffect(() => void store.update((cart) => prepareAttempt(cart, Date.now(), randomKey)), [store]);
  return useMutation({
    mutationKey: ['placeOrder'],
    mutationFn: async ({ payload, cart, readyAt }: ShownOrder) => {
      const now = Date.now();
      const { lines, pickupAt } = cart;
      const { attempt: pressed } = store.update((stored) => prepareAttempt(stored, now, randomKey));
      const { queryKey } = quoteQuery(api, questionOf(cart));
      const send = (body: PlaceOrderInput, key: string) =>
        api.call('placeOrder', { headers: { 'idempotency-key': key }, body });
      const placement = await placeAsShown({
        lines,
        pickupAt,
        shown: queries.getQueryData<CartQuote>(queryKey) ?? null,
        shownReadyAt: readyAt,
        ask: mayHaveArrived(store.get(), payload, now)
          ? null
          : () => fetchQuote(api, { items: lines.map(toOrderItem), pickupAt }),
        show: (quote) => queries.setQueryData<CartQuote>(queryKey, quote),
        place: async (quoted) => {
          // Another tab may have ordered under the same key while this one asked for its quote.
          const { attempt, placed } = store.update((stored) => stored);
          if (placed !== null || attempt?.key !== pressed?.key) throw new CartEnded('The cart was ordered elsewhere.');
          return placeOrder({ store, send, newKey: randomKey, now }, { ...payload, ...quoted });
        },
      });
      queries.setQueryData(
        apiQueryKey('order', { params: { id: placement.order.id } }),
        toTrackedOrder(placement.order),
      );
      // Also of whoever has left the page meanwhile: the order stays in sight, and its note is not typed into the next.
      myOrders.update((mine) => keep(mine, placement.order));
      if (store.get().placed?.keepsCart !== true) clearDraft();
      // Only now there is something to keep for a time without a network; an order does not wait for it.
      import('../../offline/service-worker-registration.js')
        .then(({ prepareOffline }) => prepareOffline(placement.order.id))
        .catch(() => undefined);
      return placement;
    },
    onError: async (error) => {
      // The menu may have changed: with a new quote the lines show what did.
      if (error instanceof ApiError) await invalidateApi(queries, ['quote']);
      onFailed(error);
    },
  });
}
