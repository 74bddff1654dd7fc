import { addDays, sameWeekdays, WEEKDAYS } from '@pickup/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish, orderRow } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { NO_MAIL_SERVER } from '../../restaurant/use-mail.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { ZONE } from './generated-orders.js';
import { removeOrders } from './order-tables.js';

const MINUTE = 60_000;
/** Open around the clock. */
const OPEN = { open: '00:00', close: '00:00', closed: false };

describe.each(DATABASES)('the overview on %s', (database) => {
  const product = useProduct(database, NO_MAIL_SERVER);

  const overview = () => product().api.get('overview', {}, { token: product().token });
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

  /** Stores an order that was placed some minutes ago and is due at once. */
  async function store(at: Date, changes: object = {}): Promise<string> {
    const row = { ...orderRow(at), estimated_ready_at: new Date(at.getTime() + 20 * MINUTE), ...changes };
    await product().sql('orders').insert(row);
    return row.number;
  }

  beforeEach(async () => {
    const { sql } = product();
    await sql('order_mails').delete();
    await removeOrders(sql);
    await sql('restaurants').update({
      opening_hours: JSON.stringify(Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, OPEN]))),
    });
  });

  it('says nothing is open, late or usual of a restaurant without orders', async () => {
    const none = { orders: 0, cancelled: 0, revenue: 0, averageOrderValue: 0 };
    const { at, today, yesterday, ...rest } = await overview();
    expect(Date.now() - Date.parse(at)).toBeLessThan(MINUTE);
    expect(today).toMatchObject(none);
    expect(yesterday).toEqual({ date: addDays(today.date, -1), ...none });
    expect(rest).toMatchObject({
      openOrders: { count: 0, later: 0, late: 0, oldestLate: null, unopened: 0, oldestUnopened: null },
      kitchen: { open: true, takesOrders: true },
      mail: { enabled: true, retrying: 0, failed: 0 },
      usual: null,
    });
  });

  it('counts what is open, and names the order that is late and the one that is unopened the longest', async () => {
    const seen = { opened_at: ago(1) };
    await store(ago(30), { ...seen, order_status: 'CONFIRMED' });
    const late = await store(ago(50), { ...seen, order_status: 'PREPARING' });
    await store(ago(90), { ...seen, order_status: 'READY' });
    await store(ago(90), { ...seen, order_status: 'COMPLETED' });
    const unopened = await store(ago(4));
    await store(ago(3));
    await store(ago(60), { release_at: ago(-60), estimated_ready_at: ago(-90) });
    const { openOrders } = await overview();
    expect(openOrders).toMatchObject({ count: 6, later: 1, late: 2, unopened: 2 });
    expect([openOrders.oldestLate?.orderNumber, openOrders.oldestUnopened?.orderNumber]).toEqual([late, unopened]);
    expect(Date.parse(openOrders.oldestLate?.since ?? '') / MINUTE).toBeCloseTo(ago(30).getTime() / MINUTE, 0);
  });

  it('compares today with the same weekday up to this time, without cancelled orders and without days that sold nothing', async () => {
    const { date } = (await overview()).today;
    const [first, second, third] = sameWeekdays(date, new Date(), ZONE);
    if (!first || !second || !third) throw new Error('There are fewer than three weeks.');
    const on = ({ day, until }: typeof first, minutes: number, changes: object = {}) =>
      store(new Date(until + minutes * MINUTE), { business_day: day, order_status: 'COMPLETED', ...changes });
    await on(first, -5, { total_cents: 1050 });
    await on(first, -500, { total_cents: 2000 });
    await on(first, 5);
    await on(second, 5);
    await on(third, -5, { order_status: 'CANCELLED' });
    await on({ day: addDays(date, -1), until: Date.now() }, 0, { total_cents: 700 });
    await on({ day: addDays(date, -1), until: Date.now() }, 0, { order_status: 'CANCELLED' });
    await on({ day: date, until: Date.now() }, -1, { total_cents: 900 });
    expect(await overview()).toMatchObject({
      today: { date, orders: 1, cancelled: 0, revenue: 9 },
      usual: { days: 2, orders: 1, revenue: 15.25 },
      yesterday: { orders: 1, cancelled: 1, revenue: 7 },
    });
  });

  it('says what is wrong: no board, a pause, mail that does not go out', async () => {
    const { api, sql, token } = product();
    await sql('order_boards').delete();
    expect((await overview()).noBoardSince).not.toBeNull();
    const pausedUntil = ago(-30).toISOString();
    await api.get('changeKitchenControl', { body: { pausedUntil } }, { token });
    expect((await overview()).kitchen).toMatchObject({ open: false, reason: 'paused', opensAt: pausedUntil });
    await api.get('changeKitchenControl', { body: { pausedUntil: null } }, { token });

    await api.get('placeOrder', { body: orderOf([dishLine(await addDish(sql))]) });
    const mail = async () => (await overview()).mail;
    await expect.poll(mail, { timeout: 20_000 }).toEqual({ enabled: true, retrying: 1, failed: 0 });
    await sql('order_mails').update({ mail_state: 'failed', next_attempt_at: null });
    expect(await mail()).toEqual({ enabled: true, retrying: 0, failed: 1 });
    await sql('order_mails').update({ queued_at: ago(8 * 24 * 60) });
    expect(await mail()).toEqual({ enabled: true, retrying: 0, failed: 0 });
  });
});
