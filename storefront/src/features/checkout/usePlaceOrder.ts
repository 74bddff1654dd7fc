import type { CartLine, PlaceOrderInput, QuotedLine } from '@pickup/contract';
import { ApiError, apiQueryKey, invalidateApi, useApi } from '@pickup/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askQuote, quoteQuery } from '../../cart-store/ask-quote.js';
import { useCartStore } from '../../cart-store/cart-context.js';
import { mayHaveArrived, prepareAttempt, randomKey } from '../../cart-store/order-attempt.js';
import { placeAsShown } from '../../cart-store/place-as-shown.js';
import { placeOrder } from '../../cart-store/place-order.js';
import { trackedOf } from '../../order-view/tracked-of.js';

interface ShownOrder {
  payload: PlaceOrderInput;
  /** The cart's lines as they were shown. */
  lines: readonly CartLine[];
}

/** Sends the order as it was shown, under the cart's key, and keeps the answer for the confirmation. */
export function usePlaceOrder() {
  const api = useApi();
  const queries = useQueryClient();
  const store = useCartStore();
  useEffect(() => void store.update((cart) => prepareAttempt(cart, Date.now(), randomKey)), [store]);
  return useMutation({
    mutationKey: ['placeOrder'],
    mutationFn: async ({ payload, lines }: ShownOrder) => {
      const now = Date.now();
      const send = (body: PlaceOrderInput, key: string) =>
        api.call('placeOrder', { headers: { 'idempotency-key': key }, body });
      const placement = await placeAsShown({
        lines,
        ask: mayHaveArrived(store.get(), payload, now) ? null : () => askQuote(api, payload.items),
        show: (quoted: QuotedLine[]) => queries.setQueryData(quoteQuery(api, lines).queryKey, quoted),
        place: () => placeOrder({ store, send, newKey: randomKey, now }, payload),
      });
      queries.setQueryData(apiQueryKey('order', { params: { id: placement.order.id } }), trackedOf(placement.order));
      return placement;
    },
    onError: async (error) => {
      // A refusal may mean that the menu has moved on: ask again, so that the lines can say so.
      if (error instanceof ApiError) await invalidateApi(queries, ['quote']);
    },
  });
}
