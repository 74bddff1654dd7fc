import { afterAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { useInstances, type Instance } from '../../restaurant/use-instances.js';

describe('live boards of two instances on one database', () => {
  const instances = useInstances({ from: 'demo' });
  const boards: Board[] = [];
  afterAll(() => {
    for (const board of boards) board.cut();
  });

  async function connect({ url }: Instance, lastEventId?: number): Promise<Board> {
    const board = await openBoard({ url, token: instances().token, lastEventId });
    boards.push(board);
    await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
    return board;
  }

  it('hear of an order that the other one took, and of each other', async () => {
    const { one, other, sql, token } = instances();
    const dish = await addDish(sql);
    const [there, here] = [await connect(other), await connect(one)];
    const { orderNumber } = await one.api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    for (const board of [there, here]) {
      await expect.poll(() => board.numbersOf('placed'), { interval: 5 }).toEqual([orderNumber]);
    }
    const [id] = there.heard.flatMap(({ name, data }) => (name === 'order' ? [data.order.id] : []));
    await other.api.get('openOrder', { params: { id: id ?? '' } }, { token });
    await expect.poll(() => here.numbersOf('opened'), { interval: 5 }).toEqual([orderNumber]);
  });

  it('also after the connection that tells of it was cut', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const board = await connect(other);
    await sql.raw(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE query = 'LISTEN pickup_orders' AND datname = current_database()`);
    const { orderNumber } = await one.api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    await expect.poll(() => board.numbersOf('placed'), { interval: 5, timeout: 5_000 }).toEqual([orderNumber]);
  });

  it('miss nothing and hear nothing twice when theirs is killed in the rush and they go to the other', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const first = await connect(other);
    const since = first.heard.at(-1)?.id ?? 0;
    const acknowledged: string[] = [];
    let goesOn = true;
    const place = async ({ api }: Instance) => {
      while (goesOn) {
        const body = orderOf([dishLine(dish)]);
        const answer = await api.call('placeOrder', { body, headers: newKey() }).catch(() => null);
        if (!answer) return;
        if (answer.ok) acknowledged.push(answer.body.orderNumber);
      }
    };
    const rush = Promise.all([one, one, other, other].map(place));
    await expect.poll(() => first.numbersOf('placed').length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(30);
    await other.kill();
    await first.ended;
    const second = await connect(one, first.heard.at(-1)?.id);
    await expect.poll(() => second.numbersOf('placed').length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(30);
    goesOn = false;
    await rush;
    const written = () => sql('order_events').where('id', '>', since).orderBy('id').pluck<number[]>('id');
    const heard = () =>
      [first, second].flatMap((board) => board.heard.flatMap(({ name, id }) => (name === 'order' ? [id] : [])));
    const last = (await written()).at(-1);
    await expect.poll(() => heard().at(-1), { interval: 5, timeout: 10_000 }).toBe(last);
    expect(heard()).toEqual(await written());
    const numbers = [first, second].flatMap((board) => board.numbersOf('placed'));
    expect(acknowledged.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
