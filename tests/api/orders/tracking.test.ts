import { statusWord, type OrderStatus } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { addDish, storedFigures } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const MOVES = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const satisfies OrderStatus[];

describe.each(DATABASES_IN_DEPTH)('an order its customer follows on %s', (database) => {
  const product = useProduct(database);

  /** An order and what the owner calls it. */
  async function placed() {
    const { api, sql, token } = product();
    const order = await api.get('placeOrder', { body: orderOf([dishLine(await addDish(sql))]) });
    const { content } = await api.get('adminOrders', { query: { size: '5' } }, { token });
    const id = content.find(({ orderNumber }) => orderNumber === order.orderNumber)?.id ?? '';
    const move = (status: OrderStatus) => api.call('transitionOrder', { params: { id }, query: { status } }, { token });
    return { order, id, move, follow: () => api.get('order', { params: { id: order.id } }) };
  }

  it('shows each step with its moment', async () => {
    const { order, move, follow } = await placed();
    expect(await follow()).toEqual({
      ...order,
      steps: [{ status: 'PENDING', at: order.createdAt }],
      cancelledBy: null,
      cancelReason: null,
      correctedAt: null,
      unseen: false,
      cancellable: true,
    });
    for (const status of MOVES) expect(await move(status)).toMatchObject({ ok: true });
    const last = await follow();
    expect(last).toMatchObject({ status: 'COMPLETED', cancellable: false });
    expect(last.steps.map(({ status }) => status)).toEqual(['PENDING', ...MOVES]);
    expect(last.steps.map(({ at }) => at)).toEqual(last.steps.map(({ at }) => at).toSorted());
  });

  it('can be cancelled while it is PENDING, once and for all', async () => {
    const { api, token } = product();
    const { order, id, move } = await placed();
    const cancel = () => api.call('cancelOrder', { params: { id: order.id } });
    const [one, other] = await Promise.all([cancel(), cancel()]);
    expect([one, other]).toMatchObject([
      { status: 200, body: { status: 'CANCELLED', cancellable: false } },
      { status: 200, body: { status: 'CANCELLED', cancellable: false } },
    ]);
    const { moves, status } = await api.get('adminOrder', { params: { id } }, { token });
    expect({ status, moves }).toMatchObject({
      status: 'CANCELLED',
      moves: [{ from: 'PENDING', to: 'CANCELLED', by: 'customer' }],
    });
    expect(await move('CONFIRMED')).toMatchObject({ status: 409 });
  });

  it.each(MOVES.map((_, index) => MOVES.slice(0, index + 1)))('cannot be cancelled after %s', async (...moves) => {
    const { api, sql } = product();
    const { order, move, follow } = await placed();
    for (const status of moves) await move(status);
    const before = await storedFigures(sql);
    const answer = await api.call('cancelOrder', { params: { id: order.id } });
    const word = statusWord(moves.at(-1) ?? 'PENDING');
    expect(answer).toMatchObject({
      status: 409,
      error: {
        message: `Order ${order.orderNumber} is ${word} and cannot be cancelled here any more. Please call the restaurant.`,
      },
    });
    expect(await storedFigures(sql)).toEqual(before);
    expect(await follow()).toMatchObject({ status: moves.at(-1) });
  });

  it('has one winner when its customer cancels as the kitchen confirms', async () => {
    const { api } = product();
    for (let round = 0; round < 10; round += 1) {
      const { order, move, follow } = await placed();
      const [cancelled, confirmed] = await Promise.all([
        api.call('cancelOrder', { params: { id: order.id } }),
        move('CONFIRMED'),
      ]);
      const { status, steps } = await follow();
      // The owner may cancel what is confirmed, the customer may not: both succeed only in no order at all.
      expect([cancelled.ok, confirmed.ok].filter(Boolean)).toHaveLength(1);
      expect(steps.map((step) => step.status)).toEqual(['PENDING', cancelled.ok ? 'CANCELLED' : 'CONFIRMED']);
      expect(status).toBe(cancelled.ok ? 'CANCELLED' : 'CONFIRMED');
    }
  });

  it('is opened by its secret alone, and refused alike for whatever is not one', async () => {
    const { api } = product();
    const { order, id } = await placed();
    const answers = await Promise.all(
      [order.orderNumber, id, order.id.slice(1), `${order.id}x`, 'unknown'].flatMap((wrong) => [
        api.send(`/api/orders/${wrong}`),
        api.send(`/api/orders/${wrong}/cancel`, { method: 'POST' }),
      ]),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});
