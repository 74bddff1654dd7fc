import { describe, expect, it } from 'vitest';
import { addDish } from '../../restaurant/content.js';
import { DATABASES } from '../../restaurant/demo-copy.js';
import { daily, setKitchen, useTimedKitchen } from '../../restaurant/kitchen.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';

/** Open from 17:00 until 05:00 of the next day; the restaurant's clock is an hour ahead of UTC. */
const NIGHTS = { opening_hours: daily('17:00', '05:00') };
const TUESDAY_2330 = '2026-11-24T22:30:00Z';
const NIGHT_0109 = '2026-11-25T00:09:00Z';
const CLOSING_0500 = '2026-11-25T04:00:00Z';

describe.each(DATABASES)('the business day of a night that is open until 05:00, on %s', (database) => {
  const { running, owner, place } = useTimedKitchen(database, TUESDAY_2330);
  const setClock = (at: string) => running().product.setClock(at);
  const rowOf = ({ orderNumber }: { orderNumber: string }) =>
    running().sql('orders').where({ number: orderNumber }).first('business_day', 'business_hour', 'pickup_day');
  const counterOf = ({ orderNumber }: { orderNumber: string }) => Number(orderNumber.slice(9));

  it('an order at 01:09 is the evening’s, in its number too; with the closing the next day begins', async () => {
    await setKitchen(running().sql, NIGHTS);
    const evening = await place();
    await setClock(NIGHT_0109);
    const night = await place();
    expect(night.orderNumber.slice(0, 8)).toBe('20261124');
    expect(counterOf(night)).toBe(counterOf(evening) + 1);
    expect(await rowOf(night)).toEqual({ business_day: '2026-11-24', business_hour: 1, pickup_day: '2026-11-24' });
    await setClock(CLOSING_0500);
    const morning = await place();
    expect(morning.orderNumber.slice(0, 8)).toBe('20261125');
    expect(await rowOf(morning)).toMatchObject({ business_day: '2026-11-25', business_hour: 5 });
  });

  it('figures of today and of a date, and the list of a date, count the night to its evening', async () => {
    const { api, sql } = running();
    await setKitchen(sql, NIGHTS);
    await setClock(NIGHT_0109);
    const { orderNumber, total } = await place();
    const as = await owner();
    const today = await api.get('orderStatistics', {}, as);
    expect(today).toMatchObject({ date: '2026-11-24' });
    expect(await api.get('orderStatistics', { query: { date: '2026-11-24' } }, as)).toEqual(today);
    expect(await api.get('dashboard', {}, as)).toMatchObject({
      todayOrders: today.orders,
      todayRevenue: today.revenue,
    });
    expect((await api.get('revenueByHour', {}, as))['1']).toBe(total);
    expect(Object.keys((await api.get('salesTrends', { query: { days: '7' } }, as)).dailyOrders).at(-1)).toBe(
      '2026-11-24',
    );
    const listOf = async (date: string) => {
      const { content } = await api.get('adminOrders', { query: { date, size: '100' } }, as);
      return content.map((order) => order.orderNumber);
    };
    expect(await listOf('2026-11-24')).toContain(orderNumber);
    expect(await listOf('2026-11-25')).not.toContain(orderNumber);
    expect(await api.get('kitchen', {})).toMatchObject({ businessDay: '2026-11-24', serviceDay: '2026-11-24' });
  });

  it('portions that are left are the evening’s until the kitchen closes', async () => {
    const { api, sql } = running();
    await setKitchen(sql, NIGHTS);
    const dish = await addDish(sql, { name: 'Counted', daily_count: 3 });
    const left = async () => (await api.get('menuItems', {})).find(({ id }) => id === dish)?.left;
    await api.get('placeOrder', { body: orderOf([dishLine(dish, 2)]) });
    await setClock(NIGHT_0109);
    expect(await left()).toBe(1);
    await api.get('placeOrder', { body: orderOf([dishLine(dish, 1)]) });
    expect((await api.call('placeOrder', { body: orderOf([dishLine(dish, 1)]) })).status).toBe(400);
    await setClock(CLOSING_0500);
    expect(await left()).toBe(3);
  });

  it('what is sold out today at 01:09 is back when the kitchen has closed', async () => {
    const { api, sql, dish } = running();
    await setKitchen(sql, NIGHTS);
    await setClock(NIGHT_0109);
    const sold = await api.get('setDishSoldOut', { params: { id: dish }, body: { until: 'today' } }, await owner());
    expect(sold.soldOutUntil).toBe('2026-11-25');
    const isSoldOut = async () => (await api.get('menuItems', {})).find(({ id }) => id === dish)?.soldOut;
    expect(await isSoldOut()).toBe(true);
    await setClock(CLOSING_0500);
    expect(await isSoldOut()).toBe(false);
  });

  it('after the last closing, today’s sold out means the day on which the kitchen next opens', async () => {
    const { api, sql, dish } = running();
    await setKitchen(sql, { opening_hours: daily('12:00', '22:00') });
    expect(await api.get('kitchen', {})).toMatchObject({ businessDay: '2026-11-24', serviceDay: '2026-11-25' });
    const body = { until: 'today' } as const;
    const sold = await api.get('setDishSoldOut', { params: { id: dish }, body }, await owner());
    expect(sold.soldOutUntil).toBe('2026-11-26');
    await api.get('setDishSoldOut', { params: { id: dish }, body: { until: null } }, await owner());
  });

  it('orders that are stored keep their day when the hours change', async () => {
    await setKitchen(running().sql, NIGHTS);
    await setClock(NIGHT_0109);
    const night = await place();
    await setKitchen(running().sql, { opening_hours: daily('17:00', '01:00') });
    const after = await place();
    expect(after.orderNumber.slice(0, 8)).toBe('20261125');
    expect(await rowOf(night)).toMatchObject({ business_day: '2026-11-24' });
  });

  it('a special day that goes on until 03:00 takes its night along', async () => {
    const { sql } = running();
    await setKitchen(sql, { opening_hours: daily('12:00', '22:00') });
    await sql('special_days').insert({
      document_id: 'party',
      date: '2026-11-24',
      closed: false,
      shifts: JSON.stringify([{ open: '17:00', close: '03:00' }]),
    });
    await setClock(NIGHT_0109);
    expect(await rowOf(await place())).toMatchObject({ business_day: '2026-11-24', business_hour: 1 });
    await setClock('2026-11-25T02:00:00Z');
    expect(await rowOf(await place())).toMatchObject({ business_day: '2026-11-25', business_hour: 3 });
  });
});
