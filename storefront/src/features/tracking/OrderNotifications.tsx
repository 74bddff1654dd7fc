import type { TrackedOrder } from '@pickup/contract';
import { type ComponentType, lazy, Suspense } from 'react';

interface Followed {
  order: TrackedOrder;
}

/** A page without them is better than none. */
async function loadOffers(): Promise<{ default: ComponentType<Followed> }> {
  try {
    return await import('../../order-offers/OrderOffers.js');
  } catch {
    return { default: () => null };
  }
}

const OrderOffers = lazy(loadOffers);

/** Where the page of an open order asks whether to notify this device when it is ready. */
export const OrderNotifications = ({ order }: Followed) => (
  <Suspense fallback={null}>
    <OrderOffers order={order} />
  </Suspense>
);
