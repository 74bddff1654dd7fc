import type { OrderStatus } from '@pickup/contract';
import { useEffect } from 'react';
import { markSignalled } from './my-orders.js';
import { useMyOrdersStore } from './my-orders-context.js';

/** Two short ones and a long one, in milliseconds. */
const PATTERN = [180, 90, 180, 90, 420];

/** Vibrates once for each order of this browser when it is ready, where the device can and somebody has used the page. */
export function useReadySignal({ id, status }: { id: string; status: OrderStatus }): void {
  const store = useMyOrdersStore();
  useEffect(() => {
    if (status !== 'READY') return;
    const mine = store.get().orders.find((order) => order.id === id);
    if (!mine || mine.signalled) return;
    // Browsers refuse it before a gesture, and say so in the log; Safari and Firefox have one or both of these not.
    if (!('vibrate' in navigator) || !('userActivation' in navigator) || !navigator.userActivation.hasBeenActive)
      return;
    if (navigator.vibrate(PATTERN)) store.update((orders) => markSignalled(orders, id));
  }, [id, status, store]);
}
