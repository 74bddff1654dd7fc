import type { PushService } from '../../product/push-service.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import type { Instance, Instances } from '../../restaurant/use-instances.js';

const ORDERS = 25;

/**
 * Orders of either instance that a browser follows, each confirmed by the other instance, with notifications that are due
 * at once. @returns the endpoints of those browsers
 */
export async function followedOrders({ one, other, sql, token }: Instances, dish: string, service: PushService) {
  const follow = async ({ api }: Instance) => {
    const { id } = await api.get('placeOrder', { body: orderOf([dishLine(dish)]), headers: newKey() });
    const { endpoint, keys } = service.subscriber();
    await api.get('subscribePush', { params: { id }, body: { endpoint, keys } });
    return endpoint;
  };
  const endpoints = await Promise.all(
    Array.from({ length: ORDERS }, (_, index) => follow(index % 2 === 0 ? one : other)),
  );
  const { content } = await one.api.get('adminOrders', { query: { size: String(ORDERS) } }, { token });
  for (const [index, { id }] of content.entries()) {
    const { api } = index % 2 === 0 ? other : one;
    await api.get('transitionOrder', { params: { id }, query: { status: 'CONFIRMED' } }, { token });
  }
  // They would wait until the moves cannot be undone any more.
  await sql('order_pushes').update({ next_attempt_at: new Date() });
  return endpoints;
}
