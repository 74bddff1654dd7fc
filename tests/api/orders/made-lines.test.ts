import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish } from '../../restaurant/content.js';
import { placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

describe.each(DATABASES_IN_DEPTH)('a line that is struck as made, on %s', (database) => {
  const product = useProduct(database);
  const boards: Board[] = [];
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
  });
  afterEach(() => {
    for (const board of boards.splice(0)) board.cut();
  });

  const owner = () => ({ token: product().token });
  async function place() {
    const { id, items } = await placeForOwner(product(), dish);
    return { id, lineId: items[0]?.id ?? '' };
  }
  const strike = (id: string, lineId: string, made: boolean) =>
    product().api.call('setLineMade', { params: { id, lineId }, body: { made } }, owner());
  const madeOf = async (id: string) =>
    (await product().api.get('adminOrder', { params: { id } }, owner())).items.map(({ made }) => made);

  async function connect(): Promise<Board> {
    const board = await openBoard({ url: product().url, token: product().token });
    boards.push(board);
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    return board;
  }

  it('is heard of by every board, and so is taking it back', async () => {
    const { id, lineId } = await place();
    const [one, other] = [await connect(), await connect()];
    const heard = (board: Board) =>
      board.heard.flatMap(({ name, data }) =>
        name === 'order' && data.order.id === id && data.kind === 'changed' ? [data.order.items[0]?.made] : [],
      );
    expect(await strike(id, lineId, true)).toMatchObject({ status: 200, body: { items: [{ made: true }] } });
    for (const board of [one, other]) await expect.poll(() => heard(board), { interval: 5 }).toEqual([true]);
    // A second time changes nothing, and nobody is told.
    await strike(id, lineId, true);
    await strike(id, lineId, false);
    for (const board of [one, other]) await expect.poll(() => heard(board), { interval: 5 }).toEqual([true, false]);
    expect(await madeOf(id)).toEqual([false]);
  });

  it('belongs to an order that is open, and to the order that is named', async () => {
    const [{ id, lineId }, other] = [await place(), await place()];
    expect(await strike(id, other.lineId, true)).toMatchObject({
      status: 404,
      error: { message: 'There is no such line.' },
    });
    expect((await strike('unknown', lineId, true)).status).toBe(404);
    await product().api.get('transitionOrder', { params: { id }, query: { status: 'CANCELLED' } }, owner());
    const answer = await strike(id, lineId, true);
    expect([answer.status, answer.ok ? '' : answer.error.message]).toEqual([
      409,
      expect.stringMatching(/^Order \d+ is Cancelled; its lines stay as they are\.$/),
    ]);
    expect(await madeOf(id)).toEqual([false]);
  });

  it('can be corrected in the raw panel', async () => {
    const { id, lineId } = await place();
    const panel = await signInToPanel(product().api, product().dataDir);
    await panel.records('plugin::ordering.order-line').edit(lineId, { made: true });
    expect(await madeOf(id)).toEqual([true]);
  });
});
