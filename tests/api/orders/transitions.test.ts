import {
  STATUS_TRANSITIONS,
  ORDER_STATUSES,
  canTransition,
  statusWord,
  type AdminOrderDetails,
  type OrderStatus,
} from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWNER_EMAIL } from '../../product/secrets.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { placeForOwner } from '../../restaurant/orders.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

/** The transitions that are allowed (product.md, Order status). */
const ALLOWED: Record<OrderStatus, OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'CANCELLED'],
  READY: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
};
const PAIRS = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));
const LEGAL = PAIRS.filter(({ from, to }) => ALLOWED[from].includes(to));
const ILLEGAL = PAIRS.filter(({ from, to }) => !ALLOWED[from].includes(to));

describe.each(DATABASES)('on %s', (database) => {
  const product = useProduct(database);
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
  });

  const move = (id: string, status: OrderStatus) =>
    product().api.call('transitionOrder', { params: { id }, query: { status } }, { token: product().token });
  const read = (id: string) => product().api.get('adminOrder', { params: { id } }, { token: product().token });

  /** A new order that stands in a status. */
  async function orderIn(status: OrderStatus): Promise<AdminOrderDetails> {
    const { id, orderNumber } = await placeForOwner(product(), dish);
    await product().sql('orders').where({ number: orderNumber }).update({ order_status: status });
    return read(id);
  }

  it('allows the transitions of the table and no other', () => {
    expect(STATUS_TRANSITIONS).toEqual(ALLOWED);
  });

  it.each(LEGAL)('$from may become $to, and the move is kept', async ({ from, to }) => {
    const { id } = await orderIn(from);
    const earliest = Date.now();
    const answer = await move(id, to);
    expect(answer).toMatchObject({ status: 200, body: { id, status: to, moves: [{ from, to, by: OWNER_EMAIL }] } });
    const after = await read(id);
    expect(answer.ok && answer.body).toEqual(after);
    const at = Date.parse(after.moves[0]?.at ?? '');
    expect(at).toBeGreaterThanOrEqual(earliest);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  it.each(ILLEGAL)('$from may not become $to, and nothing changes', async ({ from, to }) => {
    const before = await orderIn(from);
    expect(await move(before.id, to)).toMatchObject({
      status: 409,
      error: {
        name: 'ConflictError',
        message: `Order ${before.orderNumber} is ${statusWord(from)} and cannot become ${statusWord(to)}.`,
      },
    });
    expect(await read(before.id)).toEqual(before);
  });

  it('keeps the whole way to COMPLETED, oldest first, and the customer sees where it stands', async () => {
    const { api, sql } = product();
    const { id, orderNumber } = await placeForOwner(product(), dish);
    const way = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const;
    for (const status of way) expect((await move(id, status)).status).toBe(200);
    const { moves, status } = await read(id);
    expect(status).toBe('COMPLETED');
    expect(moves.map(({ from, to }) => [from, to])).toEqual(
      way.map((to, index) => [index === 0 ? 'PENDING' : way[index - 1], to]),
    );
    expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).sort());
    const stored: unknown = await sql('orders').where({ number: orderNumber }).first();
    const { public_id: secret } = z.object({ public_id: z.string() }).parse(stored);
    expect((await api.get('order', { params: { id: secret } })).status).toBe('COMPLETED');
  });

  it('of 20 simultaneous transitions those that win make a legal history; the others get 409', async () => {
    const { id } = await placeForOwner(product(), dish);
    const wanted = Array.from({ length: 20 }, (_, index) => ORDER_STATUSES[index % ORDER_STATUSES.length] ?? 'PENDING');
    const answers = await Promise.all(wanted.map((status) => move(id, status)));
    const statuses = answers.map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const { moves, status } = await read(id);
    expect(moves).toHaveLength(statuses.filter((code) => code === 200).length);
    let at: OrderStatus = 'PENDING';
    for (const { from, to } of moves) {
      expect(from).toBe(at);
      expect(canTransition(from, to)).toBe(true);
      at = to;
    }
    expect(status).toBe(at);
  });

  it('lets one of many equal moves at once win', async () => {
    const { id } = await placeForOwner(product(), dish);
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(id, 'CONFIRMED')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
    expect((await read(id)).moves).toHaveLength(1);
  });

  it('is 404 for an unknown order, its number, and 400 for an unknown status; nothing is kept', async () => {
    const { api, sql, token } = product();
    const { id, orderNumber } = await placeForOwner(product(), dish);
    const moves = await countRows(sql, 'order_moves');
    expect(await move('unknown', 'CONFIRMED')).toMatchObject({
      status: 404,
      error: { message: 'There is no such order.' },
    });
    expect((await move(orderNumber, 'CONFIRMED')).status).toBe(404);
    const wrong = ['LOST', 'confirmed', ''].map((status) => `/api/admin/orders/${id}/status?status=${status}`);
    for (const path of [...wrong, `/api/admin/orders/${id}/status`, `${wrong[0]}&status=CONFIRMED`]) {
      const failure = await api.sendWrong(path, undefined, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}` },
      });
      expect([failure.status, failure.error.message.startsWith('status must be one of PENDING, CONFIRMED')]).toEqual([
        400,
        true,
      ]);
    }
    expect(await countRows(sql, 'order_moves')).toBe(moves);
    expect((await read(id)).status).toBe('PENDING');
  });
});
