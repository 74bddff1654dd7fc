import { addDays, localDay } from '@pickup/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { DISH } from '../../restaurant/dishes.js';
import { middayZone } from '../../restaurant/midday.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { useInstances, type Instance } from '../../restaurant/use-instances.js';
import { useMail } from '../../restaurant/use-mail.js';
import { usePush } from '../../restaurant/use-push.js';
import { newAddress } from '../mail/mail-calls.js';
import { followedOrders } from './followed-orders.js';
import { FULL } from '../../depth.js';

const [EDITS, KITCHEN_ROUNDS, ORDERS_EACH] = FULL ? [40, 10, 25] : [12, 4, 10];
/** One mail after the other in each, on a machine that is busy with other tests. */
const ALL_SENT = { timeout: 45_000, interval: 50 };

const mail = useMail();
const push = usePush();
const instances = useInstances(() => ({ ...mail.env, ...push.env }));
const leftBehind = newAddress();
const boards: Board[] = [];
afterAll(() => {
  for (const board of boards) board.cut();
});

const owner = () => ({ token: instances().token });
const placeOn = ({ api }: Instance, dish: string, customerEmail = newAddress()) =>
  api.get('placeOrder', { body: orderOf([dishLine(dish)], { customerEmail }), headers: newKey() });

async function connect({ url }: Instance, lastEventId?: number): Promise<Board> {
  const board = await openBoard({ url, token: instances().token, lastEventId });
  boards.push(board);
  await expect.poll(() => isReady(board), { interval: 5 }).toBe(true);
  return board;
}

describe('two first starts at once on an empty database', () => {
  it('make one restaurant, one owner and one panel account', async () => {
    const { sql } = instances();
    expect(await countRows(sql, 'restaurants')).toBe(1);
    expect(await countRows(sql, 'up_users')).toBe(1);
    expect(await countRows(sql, 'admin_users')).toBe(1);
    expect(await countRows(sql, 'up_roles', { type: 'admin' })).toBe(1);
    expect(await countRows(sql, 'order_tallies')).toBe(7);
    // Nobody is written to about the orders that the demo comes with.
    expect(await countRows(sql, 'order_mails', { mail_kind: 'received' })).toBe(0);
    const doubled: unknown[] = await sql('menu_items').select('name').groupBy('name').havingRaw('count(*) > 1');
    expect(doubled).toEqual([]);
  });

  it('both serve, and take the same sign-in', async () => {
    const { one, other } = instances();
    for (const { api } of [one, other]) {
      expect((await api.get('menuItems', {})).length).toBeGreaterThan(0);
      expect((await api.get('adminOrders', { query: {} }, owner())).totalElements).toBeGreaterThan(0);
    }
  });
});

describe('two instances on one database', () => {
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
    const id = await addDish(instances().sql);
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

  it("show the kitchen's pause, its end and a special day in the first read on the other", async () => {
    const { one, other } = instances();
    const owner = { token: instances().token };
    const date = addDays(localDay(new Date(), 'Europe/Amsterdam'), 6);
    const seen: unknown[] = [];
    const wanted: unknown[] = [];
    for (let round = 1; round <= KITCHEN_ROUNDS; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
      await reader.api.get('kitchen', {});
      const extraUntil = new Date(Date.now() + 60 * 60_000).toISOString();
      await writer.api.get('changeKitchenControl', { body: { extraMinutes: 4 + round, extraUntil } }, owner);
      const busy = await reader.api.get('kitchen', {});
      await writer.api.get('changeKitchenControl', { body: { extraMinutes: null } }, owner);
      const { id } = await writer.api.get('createSpecialDay', { body: { date, closed: true } }, owner);
      const special = await reader.api.get('kitchen', {});
      await writer.api.get('deleteSpecialDay', { params: { id } }, owner);
      const { extraMinutes, specialDays } = await reader.api.get('kitchen', {});
      const isTold = (days: typeof specialDays) => days.some((day) => day.date === date);
      seen.push([
        busy.extraMinutes,
        special.extraMinutes,
        isTold(special.specialDays),
        extraMinutes,
        isTold(specialDays),
      ]);
      wanted.push([4 + round, null, true, null, false]);
    }
    expect(seen).toEqual(wanted);
  });

  it('show what is left of a dish in the first read on the other', async () => {
    const { one, other, sql } = instances();
    await sql('restaurants').update({ time_zone: middayZone(Date.now()) });
    const id = await addDish(sql);
    await one.api.get('updateMenuItem', { params: { id }, body: { ...DISH, dailyCount: 5 } }, owner());
    const leftOn = async ({ api }: Instance) => (await api.get('menuItems', {})).find((dish) => dish.id === id)?.left;
    const seen = [await leftOn(one), await leftOn(other)];
    for (const [placer, reader] of [
      [one, other],
      [other, one],
      [one, other],
    ] as const) {
      await placeOn(placer, id);
      seen.push(await leftOn(reader));
    }
    expect(seen).toEqual([5, 5, 4, 3, 2]);
  });

  it('show an edit also after the notifying connection was cut', async () => {
    const { sql } = instances();
    const id = await addDish(sql);
    await countStale(id, 2);
    await sql.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'pickup-listener-%' AND datname = current_database()`,
    );
    expect(await countStale(id, 10)).toBe(0);
  });

  it('make one order of one key, whichever of them is asked', async () => {
    const { one, other, sql } = instances();
    const id = await addDish(sql);
    const headers = newKey();
    const body = orderOf([dishLine(id)]);
    const askers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other));
    const placed = await Promise.all(askers.map(({ api }) => api.get('placeOrder', { body, headers })));
    expect(new Set(placed.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  });

  it('tell their boards of a pause that the other was asked for', async () => {
    const { one, other } = instances();
    const board = await connect(other);
    const pausedUntil = new Date(Date.now() + 15 * 60_000).toISOString();
    const last = () => board.kitchens.at(-1)?.pausedUntil;
    await one.api.get('changeKitchenControl', { body: { pausedUntil } }, owner());
    await expect.poll(last, { timeout: 10_000 }).toBe(pausedUntil);
    await one.api.get('changeKitchenControl', { body: { pausedUntil: null } }, owner());
    await expect.poll(last, { timeout: 10_000 }).toBeNull();
  });

  it('send the events of the other instance to their boards', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const [there, here] = [await connect(other), await connect(one)];
    const { orderNumber } = await placeOn(one, dish);
    for (const board of [there, here]) {
      await expect.poll(() => board.numbersOf('placed'), { interval: 5 }).toEqual([orderNumber]);
    }
    const [id] = there.heard.flatMap(({ name, data }) => (name === 'order' ? [data.order.id] : []));
    await other.api.get('markOrderOpened', { params: { id: id ?? '' } }, owner());
    await expect.poll(() => here.numbersOf('opened'), { interval: 5 }).toEqual([orderNumber]);
  });

  it('send them also after the notifying connection was cut', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const board = await connect(other);
    await sql.raw(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                   WHERE query = 'LISTEN pickup_orders' AND datname = current_database()`);
    const { orderNumber } = await placeOn(one, dish);
    await expect.poll(() => board.numbersOf('placed'), { interval: 5, timeout: 5_000 }).toEqual([orderNumber]);
  });

  it('send each mail once', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const addresses = Array.from({ length: 2 * ORDERS_EACH }, newAddress);
    await Promise.all(addresses.map((email, index) => placeOn(index % 2 === 0 ? one : other, dish, email)));
    await expect.poll(async () => (await one.api.get('mailStatus', {}, owner())).waiting, ALL_SENT).toBe(0);
    const recipients = mail.server().received.flatMap(({ recipients }) => recipients);
    expect(recipients.filter((email) => addresses.includes(email)).sort()).toEqual([...addresses].sort());
  });

  it('send each notification once', async () => {
    const { sql } = instances();
    const endpoints = await followedOrders(instances(), await addDish(sql), push.service());
    const asked = () => endpoints.map((endpoint) => push.service().asked(endpoint));
    await expect.poll(() => Math.min(...asked()), ALL_SENT).toBe(1);
    await expect.poll(() => countRows(sql, 'order_pushes', { push_state: 'waiting' }), ALL_SENT).toBe(0);
    expect(asked()).toEqual(endpoints.map(() => 1));
  });
});

describe('of two instances under load, of which one is killed, the other', () => {
  it('keeps every order once, and its boards get every event once', async () => {
    const { one, other, sql } = instances();
    const dish = await addDish(sql);
    const first = await connect(other);
    const since = first.heard.at(-1)?.id ?? 0;
    const acknowledged: string[] = [];
    let goesOn = true;
    const place = async ({ api }: Instance) => {
      while (goesOn) {
        const answer = await api
          .call('placeOrder', { body: orderOf([dishLine(dish, 2)]), headers: newKey() })
          .catch(() => null);
        if (!answer) return;
        if (answer.ok) acknowledged.push(answer.body.orderNumber);
      }
    };
    const rush = Promise.all([one, one, other, other].map(place));
    await expect.poll(() => first.numbersOf('placed').length, { interval: 5, timeout: 30_000 }).toBeGreaterThan(30);
    mail.proxy().cut();
    const { orderNumber } = await placeOn(other, dish, leftBehind);
    acknowledged.push(orderNumber);
    await other.kill();
    await first.ended;
    mail.proxy().restore();
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

    const rows: { number: string; lines: string }[] = await sql('orders')
      .leftJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .whereIn('orders.number', acknowledged)
      .groupBy('orders.number')
      .select('orders.number', sql.raw('count(order_lines.id) AS lines'));
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(rows.map(({ number }) => number).sort()).toEqual([...acknowledged].sort());
    expect(rows.every(({ lines }) => Number(lines) === 1)).toBe(true);
  });

  it('shows an edit at once, without waiting for the dead instance', async () => {
    const { one, sql } = instances();
    const id = await addDish(sql);
    await one.api.get('updateMenuItem', { params: { id }, body: { ...DISH, price: 8 } }, owner());
    expect((await one.api.get('menuItems', {})).find((dish) => dish.id === id)?.price).toBe(8);
  });

  it('sends the mail that the dead one has left behind', async () => {
    // Whatever the dead one had in hand is free after twenty seconds, and what it had tried after half a minute.
    await expect.poll(() => mail.receivedBy(leftBehind).length, { timeout: 50_000, interval: 100 }).toBe(1);
  });
});
