import { randomUUID } from 'node:crypto';
import type { PlaceOrderInput } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countRows } from '../../restaurant/content.js';
import { setKitchen, useTimedKitchen } from '../../restaurant/kitchen.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { DATABASES, LIMITED } from '../../restaurant/use-product.js';

/** A Tuesday in winter, 17:07 by the restaurant's clock. */
const NOW = '2026-11-24T16:07:00.000Z';
const SEVEN_HOURS_LATER = '2026-11-24T23:30:00.000Z';
const MOST = 20;

const OPEN_ORDERS = { status: 429, error: { name: 'RateLimitError', details: { reason: 'open-orders' } } };

/** Somebody who has never ordered. */
const stranger = () => {
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return { customerEmail: `${randomUUID()}@example.com`, customerPhone: `+31${digits}` };
};

const Origins = z.array(z.object({ origin_hash: z.string() }));

describe.each(DATABASES)('what was ordered and not collected yet, on %s', (database) => {
  const { running, owner } = useTimedKitchen(database, NOW, LIMITED);

  interface Sent extends Partial<PlaceOrderInput> {
    from: string;
    quantity?: number;
    headers?: Record<string, string>;
  }
  const order = ({ from, quantity = 1, headers = {}, ...changes }: Sent) => {
    const body = orderOf([dishLine(running().dish, quantity)], { ...stranger(), ...changes });
    return running().api.call('placeOrder', { body }, { headers: { 'x-forwarded-for': from, ...headers } });
  };
  const placeMany = async (count: number, sent: (index: number) => Sent) => {
    for (let index = 0; index < count; index += 1) expect((await order(sent(index))).status).toBe(201);
  };
  const end = async (status: 'CANCELLED' | 'CONFIRMED' | 'PREPARING' | 'READY' | 'COMPLETED') => {
    const row: unknown = await running()
      .sql('orders')
      .whereNot({ order_status: 'CANCELLED' })
      .orderBy('id', 'desc')
      .first();
    const { document_id: id } = z.object({ document_id: z.string() }).parse(row);
    await running().api.get('transitionOrder', { params: { id }, query: { status } }, await owner());
  };

  it('is bounded for one network: past it nothing is stored and the sentence says to call', async () => {
    await placeMany(MOST, () => ({ from: '198.51.100.1' }));
    const before = await countRows(running().sql, 'orders');
    const refused = await order({ from: '198.51.100.1' });
    expect(refused).toMatchObject(OPEN_ORDERS);
    expect(refused.ok ? '' : refused.error.message).toMatch(/Nothing has been ordered\. Please call the restaurant\.$/);
    expect(await countRows(running().sql, 'orders')).toBe(before);
    expect((await order({ from: '198.51.100.2' })).status).toBe(201);
  });

  it('counts no more once it is cancelled or collected, and is forgotten then', async () => {
    const { sql } = running();
    await placeMany(MOST, () => ({ from: '198.51.100.3' }));
    expect(await order({ from: '198.51.100.3' })).toMatchObject(OPEN_ORDERS);
    const known = await countRows(sql, 'order_origins');
    await end('CANCELLED');
    expect(await countRows(sql, 'order_origins')).toBe(known - 4);
    expect((await order({ from: '198.51.100.3' })).status).toBe(201);
    for (const status of ['CONFIRMED', 'PREPARING', 'READY'] as const) await end(status);
    expect(await order({ from: '198.51.100.3' })).toMatchObject(OPEN_ORDERS);
    await end('COMPLETED');
    expect((await order({ from: '198.51.100.3' })).status).toBe(201);
  });

  it('counts in number for another hour, without its work, once its customer cancels it', async () => {
    const { api, product, sql } = running();
    const from = '198.51.100.20';
    await setKitchen(sql, { units_per_slot: 4 });
    for (let turn = 0; turn < MOST; turn += 1) {
      const placed = await order({ from, quantity: 3 });
      if (!placed.ok) throw new Error(placed.error.message);
      await api.get('cancelOrder', { params: { id: placed.body.id } });
    }
    expect(await order({ from })).toMatchObject(OPEN_ORDERS);
    await product.setClock('2026-11-24T17:08:00.000Z');
    expect((await order({ from })).status).toBe(201);
  });

  it('is bounded for a phone number however it is written, and for an email address, from wherever', async () => {
    const spellings = ['+31 6 1234 5678', '06-12345678', '0031 6 12 34 56 78', '(06) 1234.5678'];
    const phone = (index: number) => ({ customerPhone: spellings[index % spellings.length] ?? '' });
    await placeMany(MOST, (index) => ({ from: `203.0.${index}.1`, ...phone(index) }));
    expect(await order({ from: '203.0.100.1', ...phone(1) })).toMatchObject(OPEN_ORDERS);
    const email = (index: number) => ({ customerEmail: index % 2 ? 'Flood@example.com' : 'flood@example.com' });
    await placeMany(MOST, (index) => ({ from: `203.1.${index}.1`, ...email(index) }));
    expect(await order({ from: '203.1.100.1', ...email(0) })).toMatchObject(OPEN_ORDERS);
    expect((await order({ from: '203.1.100.1' })).status).toBe(201);
  });

  it('is bounded for an IPv6 /56 at twice as much', async () => {
    const from = (index: number) => `2001:db8:1:aa${(index % 200).toString(16).padStart(2, '0')}::${index + 1}`;
    await placeMany(2 * MOST, (index) => ({ from: from(index) }));
    expect(await order({ from: from(199) })).toMatchObject(OPEN_ORDERS);
    expect((await order({ from: '2001:db8:1:ab00::1' })).status).toBe(201);
  });

  it('is bounded by the work of an hour and a half where slots have a limit, but one order may be of any size', async () => {
    await setKitchen(running().sql, { units_per_slot: 4 });
    const from = '198.51.100.4';
    await placeMany(2, () => ({ from, quantity: 12 }));
    expect(await order({ from })).toMatchObject(OPEN_ORDERS);
    expect((await order({ from: '198.51.100.5', quantity: 12 })).status).toBe(201);
    await setKitchen(running().sql, { units_per_slot: 4, slot_minutes: 60, preparation_time_max: 180 });
    expect((await order({ from: '198.51.100.6', quantity: 7 })).status).toBe(201);
    expect(await order({ from: '198.51.100.6' })).toMatchObject(OPEN_ORDERS);
  });

  it('lets whoever has cancelled an order of any size place it again', async () => {
    await setKitchen(running().sql, { units_per_slot: 4, slot_minutes: 60, preparation_time_max: 180 });
    const large = { from: '198.51.100.16', quantity: 7 };
    const placed = await order(large);
    if (!placed.ok) throw new Error(placed.error.message);
    await running().api.get('cancelOrder', { params: { id: placed.body.id } });
    expect((await order(large)).status).toBe(201);
  });

  it('does not disturb an office that orders ten lunches', async () => {
    await setKitchen(running().sql, { units_per_slot: 4 });
    await placeMany(10, () => ({ from: '198.51.100.7', customerPhone: '+31 20 555 0142', quantity: 2 }));
  });

  it('leaves the owner’s phone orders out', async () => {
    const body = {
      customerName: 'Bram',
      customerPhone: '+31 30 555 0199',
      customerEmail: 'bram@example.com',
      items: [dishLine(running().dish)],
    };
    const token = await owner();
    for (let placed = 0; placed <= MOST; placed += 1) await running().api.get('placePhoneOrder', { body }, token);
    expect(await countRows(running().sql, 'order_origins')).toBe(0);
    const { customerPhone, customerEmail } = body;
    expect((await order({ from: '198.51.100.8', customerPhone, customerEmail })).status).toBe(201);
  });

  it('answers the repeat of an order past the limit', async () => {
    const headers = newKey();
    const same = { from: '198.51.100.9', headers, ...stranger() };
    expect((await order(same)).status).toBe(201);
    await placeMany(MOST - 1, () => ({ from: '198.51.100.9' }));
    expect(await order({ from: '198.51.100.9' })).toMatchObject(OPEN_ORDERS);
    expect((await order(same)).status).toBe(200);
  });

  it('counts no more six hours after its time although nobody has ended it', async () => {
    await placeMany(MOST, () => ({ from: '198.51.100.10' }));
    await running().product.setClock(SEVEN_HOURS_LATER);
    expect((await order({ from: '198.51.100.10' })).status).toBe(201);
  });

  it('is stored without any address, number or email', async () => {
    await order({ from: '198.51.100.11', customerEmail: 'anna@example.com', customerPhone: '0612345678' });
    const rows = Origins.parse(await running().sql('order_origins').select('*'));
    expect(rows).toHaveLength(4);
    for (const { origin_hash: hash } of rows) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|anna|12345678/);
  });
});
