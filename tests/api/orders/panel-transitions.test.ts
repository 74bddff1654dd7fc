import { beforeAll, describe, expect, it } from 'vitest';
import { OWNER_EMAIL, PANEL_EMAIL } from '../../product/secrets.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const ORDERS = '/content-manager/collection-types/plugin::ordering.order';

describe.each(DATABASES_IN_DEPTH)('a developer at the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;
  let dish = '';

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
    dish = await addDish(product().sql);
  });

  const owner = () => ({ token: product().token });
  const place = () => placeForOwner(product(), dish);
  const edit = (id: string, fields: object) =>
    panel.ask(`${ORDERS}/${id}`, { method: 'PUT', body: JSON.stringify(fields) });
  const read = (id: string) => product().api.get('adminOrder', { params: { id } }, owner());
  const confirm = (id: string) =>
    product().api.call('transitionOrder', { params: { id }, query: { status: 'CONFIRMED' } }, owner());

  it('changes the status: the history has its time and email, beside the owner’s', async () => {
    const { id } = await place();
    expect((await confirm(id)).status).toBe(200);
    const earliest = Date.now();
    await edit(id, { orderStatus: 'PREPARING' });
    const { status, moves } = await read(id);
    expect(status).toBe('PREPARING');
    expect(moves).toMatchObject([
      { from: 'PENDING', to: 'CONFIRMED', by: OWNER_EMAIL },
      { from: 'CONFIRMED', to: 'PREPARING', by: PANEL_EMAIL },
    ]);
    const at = Date.parse(moves[1]?.at ?? '');
    expect([at >= earliest, at <= Date.now()]).toEqual([true, true]);
  });

  it('follows the allowed transitions: another is refused with a sentence, and nothing changes', async () => {
    const { id, orderNumber } = await place();
    const refusal = `Order ${orderNumber} is PENDING and cannot become READY. It can become CONFIRMED or CANCELLED.`;
    await expect(edit(id, { orderStatus: 'READY', notes: 'Changed' })).rejects.toThrow(`"message":"${refusal}`);
    await expect(edit(id, { orderStatus: 'READY', statusCorrection: '  ' })).rejects.toThrow(refusal);
    expect(await read(id)).toMatchObject({ status: 'PENDING', notes: null, moves: [] });
    await edit(id, { orderStatus: 'CANCELLED' });
    await expect(edit(id, { orderStatus: 'PENDING' })).rejects.toThrow('It moves no further.');
    expect((await read(id)).moves).toHaveLength(1);
  });

  it('makes any transition with a reason, which is kept in the history and not with the order', async () => {
    const { id } = await place();
    await edit(id, { orderStatus: 'COMPLETED', statusCorrection: 'Handed out before the board was open' });
    await edit(id, { orderStatus: 'PENDING', statusCorrection: 'It was another order' });
    expect((await read(id)).moves).toMatchObject([
      { from: 'PENDING', to: 'COMPLETED', by: `${PANEL_EMAIL} (correction: Handed out before the board was open)` },
      { from: 'COMPLETED', to: 'PENDING', by: `${PANEL_EMAIL} (correction: It was another order)` },
    ]);
    expect(await countRows(product().sql, 'orders', { document_id: id, status_correction: null })).toBe(1);
    expect((await confirm(id)).status).toBe(200);
  });

  it('keeps the longest reason there may be, and refuses a longer one', async () => {
    const { id } = await place();
    await expect(edit(id, { orderStatus: 'READY', statusCorrection: 'x'.repeat(201) })).rejects.toThrow('400');
    await edit(id, { orderStatus: 'READY', statusCorrection: 'x'.repeat(200) });
    expect((await read(id)).moves).toMatchObject([{ by: `${PANEL_EMAIL} (correction: ${'x'.repeat(200)})` }]);
  });

  it('refuses a reason for a status that stays', async () => {
    const { id } = await place();
    for (const fields of [{}, { orderStatus: 'PENDING' }]) {
      const refusal = /400.*is PENDING and stays so/;
      await expect(edit(id, { ...fields, statusCorrection: 'No reason' })).rejects.toThrow(refusal);
    }
  });

  it('adds nothing to the history when another field is edited', async () => {
    const { id } = await place();
    const moves = await countRows(product().sql, 'order_moves');
    await edit(id, { customerPhone: '+31 6 1234 5678' });
    await edit(id, { orderStatus: 'PENDING', notes: 'As it was' });
    expect(await read(id)).toMatchObject({ status: 'PENDING', notes: 'As it was', moves: [] });
    await expect(edit(id, { orderStatus: 'LOST' })).rejects.toThrow('400');
    expect(await read(id)).toMatchObject({ status: 'PENDING', moves: [] });
    expect(await countRows(product().sql, 'order_moves')).toBe(moves);
  });

  it('is counted: status counts and the day’s figures follow', async () => {
    const { api } = product();
    const { id, total } = await place();
    const before = await api.get('ordersByStatus', {}, owner());
    const day = await api.get('orderStatistics', {}, owner());
    await edit(id, { orderStatus: 'CANCELLED' });
    expect(await api.get('ordersByStatus', {}, owner())).toEqual({
      ...before,
      PENDING: before.PENDING - 1,
      CANCELLED: before.CANCELLED + 1,
    });
    const after = await api.get('orderStatistics', {}, owner());
    expect([after.orders, after.cancelled]).toEqual([day.orders - 1, day.cancelled + 1]);
    expect(after.revenue).toBeCloseTo(day.revenue - total, 2);
  });

  it('and the owner at the same moment leave one consistent history', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await place();
      await Promise.all([
        confirm(id),
        edit(id, { orderStatus: 'READY', statusCorrection: 'Found on the counter' }),
        confirm(id),
      ]);
      const { moves, status } = await read(id);
      expect(moves.map(({ to }) => to)).toContain('READY');
      expect(moves[0]?.from).toBe('PENDING');
      for (const [index, move] of moves.entries()) if (index > 0) expect(move.from).toBe(moves[index - 1]?.to);
      expect(moves.at(-1)?.to).toBe(status);
    }
  });

  it('writes a customer’s email in any case; it is stored in lower case', async () => {
    const { sql } = product();
    const { id } = await place();
    await edit(id, { customerEmail: 'Anna.Vries@Example.COM' });
    expect((await read(id)).customerEmail).toBe('anna.vries@example.com');
    const stored = { document_id: id, customer_email: 'anna.vries@example.com' };
    expect(await countRows(sql, 'orders', stored)).toBe(1);
  });
});
