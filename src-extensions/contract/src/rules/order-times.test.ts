import { describe, expect, it } from 'vitest';
import { weekOf } from './opening-hours.js';
import { deal, dish, line, NOON, quoteOf, refusalOf } from './testing/sale-items.js';

const soup = dish();
const lines = [line(soup, 3)];
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);
const iso = (instant: number) => new Date(instant).toISOString();
const refused = (given: Parameters<typeof refusalOf>[2]) => refusalOf(lines, [soup], given);

describe('an order for as soon as possible', () => {
  it.each([
    ['as it was shown', at('12:20')],
    ['five minutes later than it was shown', at('12:15')],
    ['earlier than it was shown', at('13:00')],
  ])('is placed %s', (_, shown) => {
    expect(refused({ quotedReadyAt: iso(shown) })).toBeNull();
  });

  it('is refused more than five minutes later than it was shown, with a new quote', () => {
    const quotedReadyAt = iso(at('12:15') - 1000);
    expect(refused({ quotedReadyAt })).toEqual({
      status: 409,
      reason: 'later',
      issues: [],
      quote: quoteOf(lines, [soup]),
      message: 'The earliest pickup time is now 12:20 instead of 12:14. Nothing has been ordered.',
    });
  });

  it('is placed for whatever time where none was shown', () => {
    expect(refused({ at: at('23:30') })).toBeNull();
  });
});

describe('an order for which there is no time', () => {
  const never = weekOf(() => ({ open: '09:00', close: '22:00', closed: true }));

  it.each([
    ['while the kitchen is paused', { pausedUntil: at('12:30') }, 'Paused until 12:30. We take no orders until then.'],
    ['where no opening is planned', { openingHours: never }, 'Closed, no opening planned.'],
    [
      'where it is too large',
      { unitsPerSlot: 1, horizonDays: 0, lastOrderMinutes: 240, preparationTimeMax: 180 },
      /needs 400 units/,
    ],
  ])('is refused %s', (_, kitchen, text) => {
    const large = dish({ kitchenUnits: typeof text === 'string' ? 1 : 400 });
    const refusal = refusalOf([line(large)], [large], { kitchen });
    expect(refusal).toMatchObject({ status: 409, reason: 'no-pickup', quote: { readyAt: null } });
    expect(refusal?.message).toMatch(text);
    expect(refusal?.message).toMatch(/ Nothing has been ordered\.$/);
    expect(refusal?.issues).toMatchObject([{ path: 'pickupAt' }]);
  });
});

describe('the chosen time of an order', () => {
  const pickupAt = at('18:00');

  it('is accepted where it is offered, whatever was shown as the earliest', () => {
    expect(refused({ pickupAt, quotedReadyAt: iso(at('09:00')) })).toBeNull();
  });

  it('is refused where it is not offered any more, with a new quote', () => {
    const place = { pickupAt, kitchen: { unitsPerSlot: 3 }, bookedUnits: new Map([[pickupAt, 1]]), at: at('17:50') };
    const full = {
      ...place,
      pickupAt: at('18:15'),
      bookedUnits: new Map([
        [pickupAt, 3],
        [at('18:15'), 1],
        [at('17:45'), 3],
      ]),
    };
    const message = 'The pickup time 18:15 is full for this order.';
    expect(refused(full)).toEqual({
      status: 409,
      reason: 'pickup-time',
      issues: [{ path: 'pickupAt', message }],
      message: `${message} Nothing has been ordered.`,
      quote: quoteOf(lines, [soup], full),
    });
  });

  it('comes after a line that cannot be sold, and before another total', () => {
    const past = at('11:00');
    expect(refusalOf([line(deal())], [], { pickupAt: past })?.reason).toBe('line');
    expect(refused({ pickupAt: past, quotedTotal: 1 })?.reason).toBe('pickup-time');
    expect(refused({ pickupAt, quotedTotal: 1 })?.reason).toBe('total');
  });
});

describe('a quote', () => {
  it('says what the kitchen does, and the times for these very lines', () => {
    const kitchen = { unitsPerSlot: 3, horizonDays: 0 };
    const booked = {
      kitchen,
      bookedUnits: new Map([
        [at('12:15'), 3],
        [at('12:30'), 2],
      ]),
    };
    const quote = quoteOf(lines, [soup], booked);
    expect(quote).toMatchObject({
      kitchen: { open: true, reason: null, takesOrders: true, closesAt: iso(at('23:00')) },
      readyAt: iso(at('12:20')),
      noPickup: null,
    });
    expect(quote.pickupTimes.slice(0, 2)).toEqual([iso(at('12:30')), iso(at('12:45'))]);
    expect(quote.pickupTimes.at(-1)).toBe(iso(at('22:45')));
  });

  it('says that a cart is too large', () => {
    const large = dish({ kitchenUnits: 100 });
    const place = { kitchen: { unitsPerSlot: 1, horizonDays: 0 }, at: at('22:00') };
    expect(quoteOf([line(large)], [large], place)).toMatchObject({
      noPickup: 'too-large',
      readyAt: null,
      pickupTimes: [],
    });
  });

  it('counts what is left for the day of its chosen time', () => {
    const counted = dish({ soldOutUntil: '2026-11-22' });
    const tomorrow = at('12:00', '2026-11-22');
    expect(quoteOf([line(counted)], [counted], { at: NOON }).lines[0]?.obstacle).toBe('sold-out');
    expect(quoteOf([line(counted)], [counted], { at: NOON, pickupAt: tomorrow }).lines[0]?.obstacle).toBeNull();
  });
});
