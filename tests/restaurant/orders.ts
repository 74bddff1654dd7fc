import { randomUUID } from 'node:crypto';
import type { PlaceOrderInput } from '@pickup/contract';
import type { RunningProduct } from './use-product.js';

type Line = PlaceOrderInput['items'][number];

/** A line of a dish. */
export const dishLine = (itemId: string, quantity = 1): Line => ({ itemId, itemType: 'menu', quantity });

/** A line of a deal. */
export const dealLine = (itemId: string, quantity = 1): Line => ({ itemId, itemType: 'deal', quantity });

/** An order that can be placed, of these lines. */
export const orderOf = (items: Line[], changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput => ({
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.com',
  customerPhone: '+31 20 555 0142',
  items,
  ...changes,
});

export const newKey = () => ({ 'idempotency-key': randomUUID() });

/** Places an order for one dish and gives it as the owner sees it. */
export async function placeForOwner({ api, token }: RunningProduct, itemId: string) {
  const { orderNumber } = await api.get('placeOrder', { body: orderOf([dishLine(itemId)]) });
  const { content } = await api.get('adminOrders', { query: { size: '5' } }, { token });
  const order = content.find((candidate) => candidate.orderNumber === orderNumber);
  if (!order) throw new Error(`Order ${orderNumber} is not in the owner's list`);
  return order;
}
