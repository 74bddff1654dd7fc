import { expect, it } from 'vitest';
import { FULL } from '../../depth.js';
import { setKitchen } from '../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../restaurant/kitchen-books.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { times, type Race } from './use-race.js';

const ORDERS = FULL ? 200 : 80;

/** Two slots after that of now. */
const PICKUP = '2026-11-24T16:30:00.000Z';

/** More orders at once than there are units, portions or times. */
export function raceForLastUnits(race: () => Race): void {
  const customer = (index: number) => ({ customerEmail: `guest-${index % 40}@example.com` });
  /** Asks again while the database is too busy, as 503 asks for, so that a slow machine refuses nobody. */
  async function askUntilAnswered<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
    }
  }
  const placeOn = (index: number, pickupAt: string | null, quantity = 1) => {
    const { api, dish } = race();
    const body = orderOf([dishLine(dish, quantity)], { pickupAt, ...customer(index) });
    const headers = newKey();
    return askUntilAnswered(() => api(index).call('placeOrder', { body }, { headers }));
  };
  const cancelOn = (index: number, id: string) =>
    askUntilAnswered(() => race().api(index).call('cancelOrder', { params: { id } }));
  type Answers = Awaited<ReturnType<typeof placeOn>>[];
  const placedOf = (answers: Answers) => answers.flatMap((answer) => (answer.ok ? [answer.body] : []));
  const refusedOf = (answers: Answers) =>
    new Set(answers.flatMap((answer) => (answer.ok ? [] : [`${answer.status} ${answer.error.details.reason ?? ''}`])));

  it(`sells exactly the last 3 units to ${ORDERS} orders at once`, async () => {
    const { sql } = race();
    await setKitchen(sql, { units_per_slot: 10 });
    expect((await placeOn(0, PICKUP, 27)).status).toBe(201);
    const answers = await times(ORDERS, (index) => placeOn(index, PICKUP));
    expect(placedOf(answers)).toHaveLength(3);
    expect(refusedOf(answers)).toEqual(new Set(['409 pickup-time']));
    expect(Object.values((await storedBooks(sql)).slots)).toEqual([10, 10, 10]);
    await expectBooksRight(sql);
  });

  it('gives each order for as soon as possible a time with room, and none twice', async () => {
    const { sql } = race();
    await setKitchen(sql, { units_per_slot: 4 });
    const answers = await times(40, (index) => placeOn(index, null));
    expect(placedOf(answers)).toHaveLength(40);
    expect(Math.max(...Object.values((await storedBooks(sql)).slots))).toBeLessThanOrEqual(4);
    await expectBooksRight(sql);
  });

  it(`sells exactly the last 5 portions to ${ORDERS} orders at once`, async () => {
    const { sql, dish } = race();
    await sql('menu_items').where({ document_id: dish }).update({ daily_count: 7 });
    expect((await placeOn(0, null, 2)).status).toBe(201);
    const answers = await times(ORDERS, (index) => placeOn(index, null));
    expect(placedOf(answers)).toHaveLength(5);
    expect(refusedOf(answers)).toEqual(new Set(['400 line']));
    expect(Object.values((await storedBooks(sql)).portions)).toEqual([7]);
    const shown = (await race().api(1).get('menuItems', {})).find(({ id }) => id === dish);
    expect(shown).toMatchObject({ left: 0, soldOut: true });
    await expectBooksRight(sql);
  });

  it('sells again what is cancelled meanwhile, and never more than there is', async () => {
    const { sql, dish } = race();
    await setKitchen(sql, { units_per_slot: 2 });
    await sql('menu_items').where({ document_id: dish }).update({ daily_count: 5 });
    const cancelled: number[] = [];
    const answers = await times(ORDERS, async (index) => {
      const answer = await placeOn(index, PICKUP);
      // The first one always: those that are placed may all be odd.
      if (answer.ok && (cancelled.length === 0 || index % 2 === 0)) {
        cancelled.push((await cancelOn(index + 1, answer.body.id)).status);
      }
      return answer;
    });
    expect(new Set(cancelled)).toEqual(new Set([200]));
    const kept = placedOf(answers).length - cancelled.length;
    expect(kept).toBeLessThanOrEqual(5);
    await expectBooksRight(sql);
    // What was given back can be had again, to the last portion.
    const again = await times(10, (index) => placeOn(index, PICKUP));
    expect(placedOf(again)).toHaveLength(5 - kept);
    expect(Object.values((await storedBooks(sql)).portions)).toEqual([5]);
    await expectBooksRight(sql);
  });
}
