import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { held, sessionCalls } from '../../restaurant/sessions.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const boards: Board[] = [];
afterEach(() => {
  for (const board of boards.splice(0)) board.cut();
});

async function connect(settings: Parameters<typeof openBoard>[0]): Promise<Board> {
  const board = await openBoard(settings);
  boards.push(board);
  return board;
}

/** A board in a bad network: it comes back with the last id it has heard whenever its line is cut. */
async function connectBadly(url: string, token: string) {
  const lines: Board[] = [await connect({ url, token })];
  const lastId = () => lines.flatMap(({ heard }) => heard).at(-1)?.id;
  return {
    lines,
    /** Cuts the line, whatever is on its way, and comes back. */
    async blink(): Promise<void> {
      lines.at(-1)?.cut();
      await lines.at(-1)?.ended;
      lines.push(await connect({ url, token, lastEventId: lastId() }));
    },
    /** The ids of all events, in the order they came. */
    ids: () => lines.flatMap(({ heard }) => heard.flatMap(({ name, id }) => (name === 'order' ? [id] : []))),
    numbers: () => lines.flatMap((line) => line.numbersOf('placed')),
  };
}

describe.each(DATABASES_IN_DEPTH)('a live board whose connection breaks, on %s', (database) => {
  const product = useProduct(database);
  let dish = '';

  beforeAll(async () => {
    dish = await addDish(product().sql);
  });

  /** Places orders one after another until told to end. @returns their numbers */
  async function pour(goesOn: () => boolean): Promise<string[]> {
    const numbers: string[] = [];
    while (goesOn()) {
      const body = orderOf([dishLine(dish)]);
      numbers.push((await product().api.get('placeOrder', { body, headers: newKey() })).orderNumber);
    }
    return numbers;
  }

  it('gets every event once, however often it reconnects under load', async () => {
    const { url, token, sql } = product();
    const board = await connectBadly(url, token);
    let goesOn = true;
    const pouring = Promise.all(Array.from({ length: 4 }, () => pour(() => goesOn)));
    for (let cut = 0; cut < 12; cut += 1) {
      const before = board.ids().length;
      await expect.poll(() => board.ids().length, { interval: 2, timeout: 20_000 }).toBeGreaterThan(before + cut);
      await board.blink();
    }
    goesOn = false;
    const placed = (await pouring).flat().sort();
    await expect.poll(() => board.numbers().length, { interval: 5 }).toBeGreaterThanOrEqual(placed.length);
    expect(board.numbers().sort()).toEqual(placed);
    const written = await sql('order_events').orderBy('id').pluck<number[]>('id');
    expect(board.ids()).toEqual(written);
  });

  it('gets the missed events before it is ready', async () => {
    const { api, url, token } = product();
    const before = await connect({ url, token });
    await expect.poll(() => isReady(before), { interval: 5 }).toBe(true);
    const lastEventId = before.heard.at(-1)?.id;
    before.cut();
    const body = orderOf([dishLine(dish)]);
    const numbers = [await api.get('placeOrder', { body }), await api.get('placeOrder', { body })];
    const board = await connect({ url, token, lastEventId });
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    expect(board.heard.map(({ name }) => name)).toEqual(['order', 'order', 'ready']);
    expect(board.numbersOf('placed')).toEqual(numbers.map(({ orderNumber }) => orderNumber));
    expect(board.heard.at(-1)?.id).toBe(board.heard.at(-2)?.id);
  });

  it('starts afresh with an event id of the future, and with one that is no longer kept', async () => {
    const { url, token, sql } = product();
    const last = (await sql('order_events').orderBy('id').pluck<number[]>('id')).at(-1) ?? 0;
    await sql('order_events')
      .where('id', '<', last - 3)
      .delete();
    for (const lastEventId of [last + 1, 999_999_999_999, last - 5, 0]) {
      const board = await connect({ url, token, lastEventId });
      await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
      expect(board.heard).toMatchObject([{ name: 'ready', id: last }]);
    }
    const board = await connect({ url, token, lastEventId: last - 4 });
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    expect(board.heard.map(({ id }) => id)).toEqual([last - 3, last - 2, last - 1, last, last]);
  });

  it('ends when its session does, and comes back only with another one', async () => {
    const { url } = product();
    const { signIn: signInAgain, signOut } = sessionCalls(product);
    const { token, cookie } = held(await signInAgain());
    const [board, other] = [await connect({ url, token }), await connect({ url, token: product().token })];
    await expect.poll(() => isReady(board) && isReady(other), { interval: 5 }).toBe(true);
    expect((await signOut(cookie)).status).toBe(204);
    await board.ended;
    expect((await connect({ url, token })).status).toBe(401);
    let isOver = false;
    void other.ended.then(() => (isOver = true));
    await product().api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    await expect.poll(() => other.numbersOf('placed').length, { interval: 5 }).toBe(1);
    expect(isOver).toBe(false);
  });
});
