import { randomBytes } from 'node:crypto';
import type { AdminOrderDetails, OrderStatus, OutgoingMail, PlaceOrderInput, PlacedOrder } from '@pickup/contract';
import { expect } from 'vitest';
import { newKey, orderOf, dishLine } from '../../restaurant/orders.js';
import type { RunningProduct } from '../../restaurant/use-product.js';
import { SOON } from '../../restaurant/use-mail.js';

/** An address that nobody else has. */
export const newAddress = () => `guest-${randomBytes(5).toString('hex')}@example.com`;

/** What a customer and the owner do in the tests of mail. */
export function mailCalls(product: () => RunningProduct) {
  const owner = () => ({ token: product().token });

  async function place(changes: Partial<PlaceOrderInput> = {}, headers = newKey()): Promise<PlacedOrder> {
    const [dish] = await product().api.get('menuItems', {});
    const body = orderOf([dishLine(dish?.id ?? '', 2)], changes);
    return product().api.get('placeOrder', { body, headers });
  }

  async function asOwner({ orderNumber }: PlacedOrder): Promise<AdminOrderDetails> {
    const { content } = await product().api.get('adminOrders', { query: { size: '50' } }, owner());
    const id = content.find((order) => order.orderNumber === orderNumber)?.id ?? '';
    return product().api.get('adminOrder', { params: { id } }, owner());
  }

  /** Acts as if the seconds had passed in which a move can be undone: the mail about it is due. */
  const letMovesStand = () =>
    product().sql('order_mails').where({ attempts: 0 }).update({ next_attempt_at: new Date() });

  /** Moves an order, and lets its mail leave. */
  async function transition(order: PlacedOrder, ...course: OrderStatus[]): Promise<AdminOrderDetails> {
    const { id } = await asOwner(order);
    for (const status of course)
      await product().api.get('transitionOrder', { params: { id }, query: { status } }, owner());
    await letMovesStand();
    return asOwner(order);
  }

  const status = () => product().api.get('mailStatus', {}, owner());
  const retry = (id: string) => product().api.call('retryMail', { params: { id } }, owner());

  /** Waits until the only mail of an order is as it should be. */
  async function whenMail(order: PlacedOrder, like: Partial<OutgoingMail>): Promise<OutgoingMail> {
    await expect.poll(async () => (await asOwner(order)).mails[0], SOON).toMatchObject(like);
    const [mail] = (await asOwner(order)).mails;
    if (!mail) throw new Error(`${order.orderNumber} has no mail`);
    return mail;
  }

  return { owner, place, asOwner, transition, status, retry, whenMail };
}
