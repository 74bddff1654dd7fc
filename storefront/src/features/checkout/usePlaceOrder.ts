import type { PlaceOrderInput } from '@pickup/contract';
import { ApiError, apiQueryKey, invalidateApi, useApi } from '@pickup/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCartStore } from '../../cart-store/cart-context.js';
import { prepareAttempt, randomKey } from '../../cart-store/order-attempt.js';
import { placeOrder } from '../../cart-store/place-order.js';

/** Sends the order under the cart's key and keeps the answer for the confirmation. */
export function usePlaceOrder() {
  const api = useApi();
  const queries = useQueryClient();
  const store = useCartStore();
  useEffect(() => void store.update((cart) => prepareAttempt(cart, Date.now(), randomKey)), [store]);
  return useMutation({
    mutationKey: ['placeOrder'],
    mutationFn: async (payload: PlaceOrderInput) => {
      const send = (body: PlaceOrderInput, key: string) =>
        api.call('placeOrder', { headers: { 'idempotency-key': key }, body });
      const placement = await placeOrder({ store, send, newKey: randomKey, now: Date.now() }, payload);
      queries.setQueryData(apiQueryKey('order', { params: { id: placement.order.id } }), placement.order);
      return placement;
    },
    onError: async (error) => {
      // A refusal may mean that the menu has moved on: look again, so that the lines can say so.
      if (error instanceof ApiError) await invalidateApi(queries, ['menuItems', 'deals']);
    },
  });
}
