import { lazy, Suspense } from 'react';
import { useMyOrders } from './my-orders-context.js';

// A page must not fail because the pill could not be fetched.
const OrderPill = lazy(() => import('./OrderPill.js').catch(() => ({ default: () => null })));

/** The pill that leads to the open orders of this browser; nothing without one. */
export function MyOrders() {
  const orders = useMyOrders();
  if (orders.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OrderPill orders={orders} />
    </Suspense>
  );
}
