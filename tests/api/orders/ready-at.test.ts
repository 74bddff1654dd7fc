import {
  WEEKDAYS,
  addDays,
  localDay,
  instantOf,
  weekdayOf,
  type DayHours,
  type WeekHours,
  type Weekday,
} from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDish } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

const ZONE = 'Europe/Amsterdam';
const MINUTE = 60_000;
const always: DayHours = { open: '00:00', close: '00:00', closed: false };
const never: DayHours = { open: '10:00', close: '22:00', closed: true };

const product = useProduct();
let dish = '';

beforeAll(async () => {
  dish = await addDish(product().sql);
});

function week(hoursOf: (weekday: Weekday) => DayHours): WeekHours {
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = WEEKDAYS.map(hoursOf);
  if (!monday || !tuesday || !wednesday || !thursday || !friday || !saturday || !sunday)
    throw new Error('A week has 7 days');
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
}

/** Places an order while the restaurant has these hours and this preparation time. */
async function placeWith(hours: WeekHours, time: Record<string, string | number> = {}) {
  const { api, sql } = product();
  await sql('restaurants').update({
    opening_hours: JSON.stringify(hours),
    preparation_time_min: 15,
    preparation_time_max: 20,
    preparation_time_unit: 'min',
    ...time,
  });
  const order = await api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
  const { estimatedReadyAt } = order;
  return {
    placedAt: Date.parse(order.createdAt),
    readyAt: estimatedReadyAt === null ? null : Date.parse(estimatedReadyAt),
    order,
  };
}

describe('when an order is ready', () => {
  it('the longest preparation time from now, while the kitchen is open', async () => {
    const { placedAt, readyAt } = await placeWith(week(() => always));
    expect(readyAt).toBe(placedAt + 20 * MINUTE);
  });

  it('in hours, where the restaurant counts in hours', async () => {
    const { placedAt, readyAt } = await placeWith(
      week(() => always),
      { preparation_time_max: 3, preparation_time_unit: 'hrs' },
    );
    expect(readyAt).toBe(placedAt + 180 * MINUTE);
  });

  it('the longest preparation time from the next opening, while it is closed', async () => {
    // Two days ahead, so that midnight may pass while this test runs.
    const opening = addDays(localDay(new Date(), ZONE), 2);
    const hours = week((weekday) => ({ ...never, closed: weekday !== weekdayOf(opening) }));
    const { readyAt } = await placeWith(hours);
    expect(readyAt).toBe(instantOf(opening, '10:00', ZONE) + 20 * MINUTE);
  });

  it('never, where no opening is planned: the order is refused', async () => {
    await product().sql('special_days').delete();
    await expect(placeWith(week(() => never))).rejects.toThrow('409 Closed, no opening planned.');
  });

  it('is fixed when the order is placed: later hours change nothing', async () => {
    const { api } = product();
    const { order } = await placeWith(week(() => always));
    await expect(placeWith(week(() => never))).rejects.toThrow('409');
    expect(await api.get('order', { params: { id: order.id } })).toMatchObject(order);
  });
});
