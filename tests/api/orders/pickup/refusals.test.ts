import { describe, expect, it } from 'vitest';
import { storedFigures } from '../../../restaurant/content.js';
import { daily, setKitchen, useTimedKitchen } from '../../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../../restaurant/kitchen-books.js';
import { DATABASES_IN_DEPTH } from '../../../restaurant/use-product.js';

/** A Tuesday in winter, 17:07 by the restaurant's clock. */
const NOW = '2026-11-24T16:07:00.000Z';
const at = (clock: string, day = '2026-11-24') => `${day}T${clock}:00.000Z`;

describe.each(DATABASES_IN_DEPTH)('the pickup time of an order, on %s', (database) => {
  const { running, order, place, quote } = useTimedKitchen(database, NOW);

  /** An order that is refused with 409, its reason and a new quote, and stores nothing. */
  async function refusal(changes: Parameters<typeof order>[0], quantity = 1) {
    const { sql } = running();
    const stored = async () => [await storedFigures(sql), await storedBooks(sql)];
    const before = await stored();
    const answer = await order(changes, quantity);
    if (answer.ok) throw new Error(`Order ${answer.body.orderNumber} was placed`);
    expect(await stored()).toEqual(before);
    const { reason, quote: offered, issues } = answer.error.details;
    return { status: answer.status, message: answer.error.message, reason, offered, issues };
  }

  it('is the preparation time from now where none is chosen, and one of the offered times where one is', async () => {
    const { readyAt, pickupTimes, noPickup, kitchen } = await quote();
    expect(readyAt?.slice(0, 16)).toBe('2026-11-24T16:27');
    expect(pickupTimes.slice(0, 2)).toEqual([at('16:30'), at('16:45')]);
    // The last before it closes at ten, two days ahead.
    expect(pickupTimes.at(-1)).toBe(at('20:45', '2026-11-26'));
    expect([noPickup, kitchen.open, kitchen.closesAt]).toEqual([null, true, at('21:00')]);

    const soon = await place();
    expect([soon.pickupAt, soon.estimatedReadyAt?.slice(0, 16)]).toEqual([null, '2026-11-24T16:27']);
    const later = await place({ pickupAt: at('18:15') });
    expect([later.pickupAt, later.estimatedReadyAt]).toEqual([at('18:15'), at('18:15')]);
    await expectBooksRight(running().sql);
  });

  it.each([
    ['that has passed', at('15:45'), 'The pickup time 16:45 has passed, or is too soon.'],
    ['that is too soon', at('16:15'), 'The pickup time 17:15 has passed, or is too soon.'],
    ['off the grid', at('18:20'), 'The pickup time 19:20 is not one of the times, which are 15 minutes apart.'],
    ['at the closing', at('21:00'), 'The pickup time 22:00 is outside the opening hours.'],
    [
      'in the night',
      at('02:00', '2026-11-25'),
      'The pickup time Wednesday 25 November at 03:00 is outside the opening hours.',
    ],
    [
      'too far ahead',
      at('18:15', '2026-11-27'),
      'The pickup time Friday 27 November at 19:15 is more than 2 days ahead.',
    ],
  ])('%s is refused', async (_, pickupAt, sentence) => {
    const refused = await refusal({ pickupAt });
    expect(refused).toMatchObject({
      status: 409,
      reason: 'pickup-time',
      message: `${sentence} Nothing has been ordered.`,
      issues: [{ path: 'pickupAt', message: sentence }],
    });
    expect(refused.offered?.pickupTimes[0]).toBe(at('16:30'));
  });

  it('too near to the closing is refused where the owner has said so', async () => {
    await setKitchen(running().sql, { last_order_minutes: 30 });
    expect((await refusal({ pickupAt: at('20:45') })).message).toContain('21:45');
    expect((await place({ pickupAt: at('20:30') })).pickupAt).toBe(at('20:30'));
  });

  it('that is full is refused, and the next one is offered', async () => {
    const { sql } = running();
    await setKitchen(sql, { units_per_slot: 2 });
    // All there is in the slots of 17:00, in which it has to be begun, 17:15 and 17:30 by the restaurant's clock.
    await place({ pickupAt: at('16:30') }, 6);
    const refused = await refusal({ pickupAt: at('16:30') });
    expect([refused.reason, refused.message]).toEqual([
      'pickup-time',
      'The pickup time 17:30 is full for this order. Nothing has been ordered.',
    ]);
    expect(refused.offered?.pickupTimes[0]).toBe(at('16:45'));
    expect(refused.offered?.readyAt).toBe(at('16:45'));
    const { estimatedReadyAt } = await place();
    expect(estimatedReadyAt).toBe(at('16:45'));
    await expectBooksRight(sql);
  });

  it('is none for more than the kitchen can make for one time', async () => {
    await setKitchen(running().sql, { units_per_slot: 2 });
    const refused = await refusal({}, 99);
    expect(refused.reason).toBe('no-pickup');
    expect(refused.message).toMatch(
      /^This order needs 99 units of kitchen work; the kitchen can make \d+ for one time\./,
    );
    expect(refused.offered).toMatchObject({ noPickup: 'too-large', readyAt: null, pickupTimes: [] });
  });

  it('is none while the kitchen is closed and takes no orders, and of the next opening where it does', async () => {
    const { sql } = running();
    const closed = { opening_hours: daily('18:00', '22:00') };
    await setKitchen(sql, { ...closed, orders_when_closed: false });
    expect(await refusal({})).toMatchObject({
      reason: 'no-pickup',
      message: 'Closed until 18:00. We take no orders until then. Nothing has been ordered.',
      offered: {
        noPickup: 'closed',
        pickupTimes: [],
        kitchen: { open: false, reason: 'closed', opensAt: at('17:00') },
      },
    });
    await setKitchen(sql, closed);
    expect((await place()).estimatedReadyAt).toBe(at('17:20'));
  });

  it('is none during a pause and without any planned opening', async () => {
    const { sql } = running();
    await sql('kitchen_states').update({ paused_until: new Date(at('16:30')) });
    expect(await refusal({ pickupAt: at('18:15') })).toMatchObject({
      reason: 'no-pickup',
      message: 'Paused until 17:30. We take no orders until then. Nothing has been ordered.',
    });
    await sql('kitchen_states').update({ paused_until: null });
    await setKitchen(sql, { opening_hours: daily('12:00', '22:00', true) });
    expect(await refusal({})).toMatchObject({
      status: 409,
      reason: 'no-pickup',
      message: 'Closed, no opening planned. Nothing has been ordered.',
      offered: { kitchen: { open: false, reason: 'no-opening', opensAt: null } },
    });
  });

  it('as soon as possible may be five minutes later than was shown, and no more', async () => {
    const refused = await refusal({ quotedReadyAt: at('16:20') });
    expect(refused).toMatchObject({
      reason: 'later',
      message: 'The earliest pickup time is now 17:27 instead of 17:20. Nothing has been ordered.',
    });
    await place({ quotedReadyAt: at('16:24') });
    await place({ quotedReadyAt: refused.offered?.readyAt ?? undefined });
    // A chosen time is not measured by what as soon as possible was.
    await place({ quotedReadyAt: at('16:20'), pickupAt: at('18:15') });
  });

  it('is part of what a repeated order asks for, and when it was shown to be ready is not', async () => {
    const { api, dish } = running();
    const headers = { 'idempotency-key': `pickup-${database}` };
    const body = {
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      customerPhone: '+31 20 555 0142',
      items: [{ itemId: dish, itemType: 'menu' as const, quantity: 1 }],
      pickupAt: at('18:15'),
    };
    const first = await api.call('placeOrder', { headers, body });
    const again = await api.call('placeOrder', { headers, body: { ...body, quotedReadyAt: at('15:00') } });
    const other = await api.call('placeOrder', { headers, body: { ...body, pickupAt: at('18:30') } });
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409]);
    expect(again.text).toBe(first.text);
    await expectBooksRight(running().sql);
  });

  it('stays that of a booked order when the owner lowers the capacity', async () => {
    const { sql, api } = running();
    const booked = await place({ pickupAt: at('18:15') }, 7);
    const before = await storedBooks(sql);
    await setKitchen(sql, { units_per_slot: 1 });
    expect(await api.get('order', { params: { id: booked.id } })).toMatchObject({ pickupAt: at('18:15') });
    expect(await storedBooks(sql)).toEqual(before);
    expect((await refusal({ pickupAt: at('18:15') }, 99)).reason).toBe('no-pickup');
  });
});
