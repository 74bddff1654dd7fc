import { describe, expect, it } from 'vitest';
import { DISH } from '../../restaurant/dishes.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { useInstances, type Instance } from '../../restaurant/use-instances.js';

const EDITS = 40;

describe('two instances on one database', () => {
  const instances = useInstances({ from: 'demo' });
  const owner = () => ({ token: instances().token });

  const addDish = async (name: string) =>
    (await instances().one.api.get('createMenuItem', { body: { ...DISH, name } }, owner())).id;
  const setPrice = ({ api }: Instance, id: string, price: number) =>
    api.get('updateMenuItem', { params: { id }, body: { ...DISH, price } }, owner());
  const priceOn = async ({ api }: Instance, id: string) =>
    (await api.get('menuItems', {})).find((dish) => dish.id === id)?.price;

  /** Edits on either side, each followed at once by a read on the other; @returns how many reads were stale */
  async function countStale(id: string, edits: number): Promise<number> {
    const { one, other } = instances();
    let stale = 0;
    for (let edit = 1; edit <= edits; edit += 1) {
      const [writer, reader] = edit % 2 === 0 ? [one, other] : [other, one];
      await priceOn(reader, id);
      await setPrice(writer, id, edit);
      if ((await priceOn(reader, id)) !== edit) stale += 1;
    }
    return stale;
  }

  it('show an edit in the first read on the other, also under load', async () => {
    const id = await addDish('Shared soup');
    let loading = true;
    const load = [instances().one, instances().other].flatMap((instance) =>
      Array.from({ length: 3 }, async () => {
        while (loading) await priceOn(instance, id);
      }),
    );
    const stale = await countStale(id, EDITS);
    loading = false;
    await Promise.all(load);
    expect(stale).toBe(0);
  });

  it('show an edit also after the connection that tells of it was cut', async () => {
    const id = await addDish('Cut soup');
    await countStale(id, 2);
    await instances().sql.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'pickup-listener-%' AND datname = current_database()`,
    );
    expect(await countStale(id, 10)).toBe(0);
  });

  it('make one order of one key, whichever of them is asked', async () => {
    const { one, other } = instances();
    const id = await addDish('Keyed soup');
    const headers = newKey();
    const body = orderOf([dishLine(id)]);
    const askers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other));
    const placed = await Promise.all(askers.map(({ api }) => api.get('placeOrder', { body, headers })));
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  });

  it('lose and double no order when one of them is killed in the rush', async () => {
    const { one, other, sql } = instances();
    const id = await addDish('Rush soup');
    const acknowledged: string[] = [];
    const place = async ({ api }: Instance) => {
      for (let order = 0; order < 25; order += 1) {
        const answer = await api
          .call('placeOrder', { body: orderOf([dishLine(id, 2)]), headers: newKey() })
          .catch(() => null);
        if (!answer) return;
        if (answer.ok) acknowledged.push(answer.body.orderNumber);
      }
    };
    const rush = Promise.all([one, one, other, other].map(place));
    await expect.poll(() => acknowledged.length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(20);
    await other.kill();
    await rush;
    const rows: { number: string; lines: string }[] = await sql('orders')
      .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .whereIn('orders.number', acknowledged)
      .groupBy('orders.number')
      .select('orders.number', sql.raw('count(order_lines.id) AS lines'));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(rows.map(({ number }) => number).sort()).toEqual([...acknowledged].sort());
    expect(rows.every(({ lines }) => Number(lines) === 1)).toBe(true);
    // Nobody waits for the dead one.
    await setPrice(one, id, 8);
    expect(await priceOn(one, id)).toBe(8);
  });
});
