import { canTransition, ORDER_STATUSES, type CancelReason, type OrderStatus } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWNER_EMAIL, PANEL_EMAIL } from '../../product/secrets.js';
import { addDish, storedFigures } from '../../restaurant/content.js';
import { daily, setKitchen } from '../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../restaurant/kitchen-books.js';
import { placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const MOVES = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.filter((to) => canTransition(from, to)).map((to) => ({ from, to })),
);
const HOUR = 60 * 60_000;
const Stored = z.object({ public_id: z.string(), id: z.number() });

describe.each(DATABASES)('undoing a move, on %s', (database) => {
  const product = useProduct(database);
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
  });
  beforeEach(() => setKitchen(product().sql, { opening_hours: daily('00:00', '00:00') }));

  const owner = () => ({ token: product().token });
  const place = () => placeForOwner(product(), dish);
  const move = (id: string, status: OrderStatus, reason?: CancelReason) =>
    product().api.call('transitionOrder', { params: { id }, query: { status, ...(reason && { reason }) } }, owner());
  const undo = (id: string, to: OrderStatus) =>
    product().api.call('undoTransition', { params: { id }, body: { to } }, owner());
  const read = (id: string) => product().api.get('adminOrder', { params: { id } }, owner());
  const storedOf = async (id: string) =>
    Stored.parse(await product().sql('orders').where({ document_id: id }).first('id', 'public_id'));
  const short = (orderNumber: string) => orderNumber.slice(-3);

  it.each(MOVES)(
    'from $from to $to brings the status before it back, once, and the history keeps both',
    async (made) => {
      const { from, to } = made;
      const { id, orderNumber } = await place();
      await product().sql('orders').where({ document_id: id }).update({ order_status: from });
      const before = await storedFigures(product().sql);
      expect((await move(id, to)).status).toBe(200);
      const answer = await undo(id, to);
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status: from,
          moves: [
            { from, to, by: OWNER_EMAIL, undone: true, isUndo: false },
            { from: to, to: from, by: OWNER_EMAIL, undone: false, isUndo: true },
          ],
        },
      });
      const after = await read(id);
      expect(answer.ok && answer.body).toEqual(after);
      expect(await undo(id, to)).toMatchObject({
        status: 409,
        error: {
          message: `Order ${short(orderNumber)} has meanwhile become ${from[0]}${from.slice(1).toLowerCase()}; nothing was undone.`,
        },
      });
      expect(await read(id)).toEqual(after);
      expect(await storedFigures(product().sql)).toEqual({ ...before, moves: before.moves + 2 });
    },
  );

  it('goes back step by step, and its customer sees nothing of what was undone', async () => {
    const { id } = await place();
    for (const status of ['CONFIRMED', 'PREPARING', 'READY'] as const) await move(id, status);
    await undo(id, 'READY');
    expect(await undo(id, 'PREPARING')).toMatchObject({ status: 200, body: { status: 'CONFIRMED' } });
    const { public_id: secret } = await storedOf(id);
    const { steps, status } = await product().api.get('order', { params: { id: secret } });
    expect([status, steps.map((step) => step.status)]).toEqual(['CONFIRMED', ['PENDING', 'CONFIRMED']]);
    expect((await move(id, 'PREPARING')).status).toBe(200);
  });

  it('says of an order that is ready again since when it is', async () => {
    const { id } = await place();
    for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const) await move(id, status);
    const { moves } = await read(id);
    const answer = await undo(id, 'COMPLETED');
    expect(answer.ok && answer.body.readyAt).toBe(moves.find(({ to }) => to === 'READY')?.at);
  });

  it('of a cancelled order takes again what it takes of the kitchen', async () => {
    const { id } = await place();
    const before = await storedBooks(product().sql);
    await move(id, 'CANCELLED');
    expect(await storedBooks(product().sql)).not.toEqual(before);
    await undo(id, 'CANCELLED');
    expect(await storedBooks(product().sql)).toEqual(before);
    await expectBooksRight(product().sql);
  });

  it('is too late after some seconds', async () => {
    const { id, orderNumber } = await place();
    await move(id, 'CONFIRMED');
    const { id: order } = await storedOf(id);
    await product()
      .sql('order_moves')
      .where({ order_id: order })
      .update({ undoable_until: new Date(Date.now() - 1) });
    expect(await undo(id, 'CONFIRMED')).toMatchObject({
      status: 409,
      error: { message: `Order ${short(orderNumber)} stays Confirmed: it is too late to undo this.` },
    });
  });

  it('is refused for what its customer or a developer has done', async () => {
    const [own, corrected] = [await place(), await place()];
    const { public_id: secret } = await storedOf(own.id);
    await product().api.get('cancelOrder', { params: { id: secret } });
    const panel = await signInToPanel(product().api, product().dataDir);
    await panel.records('plugin::ordering.order').edit(corrected.id, { orderStatus: 'CONFIRMED' });
    expect((await read(corrected.id)).moves).toMatchObject([{ by: PANEL_EMAIL }]);
    const refused = /otherwise than by a move of the back office/;
    for (const [id, to] of [
      [own.id, 'CANCELLED'],
      [corrected.id, 'CONFIRMED'],
    ] as const) {
      const answer = await undo(id, to);
      expect([answer.status, answer.ok ? '' : answer.error.message]).toEqual([409, expect.stringMatching(refused)]);
    }
  });

  it('leaves the order seen, except one for later, which still has to be seen when it is begun', async () => {
    const { sql } = product();
    const [now, later] = [await place(), await place()];
    await sql('orders')
      .where({ document_id: later.id })
      .update({ release_at: new Date(Date.now() + HOUR) });
    for (const { id } of [now, later]) {
      await move(id, 'CANCELLED');
      expect((await read(id)).openedAt).not.toBeNull();
      await undo(id, 'CANCELLED');
    }
    expect((await read(now.id)).openedAt).not.toBeNull();
    expect((await read(later.id)).openedAt).toBeNull();
  });

  it('is done by one of many at once', async () => {
    const { id } = await place();
    await move(id, 'CONFIRMED');
    const answers = await Promise.all(Array.from({ length: 10 }, () => undo(id, 'CONFIRMED')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await read(id)).moves).toHaveLength(2);
  });

  it('is 404 for an unknown order and 400 for an unknown status', async () => {
    expect(await undo('unknown', 'READY')).toMatchObject({
      status: 404,
      error: { message: 'There is no such order.' },
    });
    const { id } = await place();
    const wrong = await product().api.sendWrong(
      `/api/admin/orders/${id}/undo`,
      { to: 'LOST' },
      { headers: { authorization: `Bearer ${product().token}`, 'content-type': 'application/json' } },
    );
    expect([wrong.status, wrong.error.message]).toEqual([400, expect.stringMatching(/^to must be one of PENDING/)]);
  });
});

describe.each(DATABASES)('the reason of a cancelling, on %s', (database) => {
  const product = useProduct(database);
  const owner = () => ({ token: product().token });

  it.each(['SOLD_OUT', 'CLOSING', 'CUSTOMER', 'OTHER', null] as const)(
    'is told to the customer: %s',
    async (reason) => {
      const { api, sql } = product();
      const { id } = await placeForOwner(product(), await addDish(sql));
      const query = { status: 'CANCELLED' as const, ...(reason && { reason }) };
      const { moves } = await api.get('transitionOrder', { params: { id }, query }, owner());
      expect(moves).toMatchObject([{ to: 'CANCELLED', reason }]);
      const { public_id: secret } = Stored.parse(
        await sql('orders').where({ document_id: id }).first('id', 'public_id'),
      );
      expect(await api.get('order', { params: { id: secret } })).toMatchObject({
        cancelledBy: 'restaurant',
        cancelReason: reason,
      });
    },
  );

  it('is refused where nothing is cancelled, or when nobody knows it', async () => {
    const { id } = await placeForOwner(product(), await addDish(product().sql));
    const ask = (query: string) =>
      product().api.sendWrong(`/api/admin/orders/${id}/status?${query}`, undefined, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${product().token}` },
      });
    for (const [query, message] of [
      ['status=CONFIRMED&reason=OTHER', 'reason must be left out unless the status is CANCELLED.'],
      ['status=CANCELLED&reason=BORED', 'reason must be one of SOLD_OUT, CLOSING, CUSTOMER, OTHER.'],
    ] as const) {
      const { status, error } = await ask(query);
      expect([status, error.message]).toEqual([400, message]);
    }
  });
});
