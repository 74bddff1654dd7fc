import { describe, expect, it } from 'vitest';
import { planPickup, type KitchenSettings } from './kitchen-settings.js';
import { momentText, noPickupText, timeProblemText } from './pickup-refusals.js';
import { weekOf } from './opening-hours.js';
import { timeOrder } from './pickup-of-order.js';
import { KITCHEN } from './testing/sale-items.js';

/** A winter Saturday in Amsterdam: an hour ahead of UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);
const plan = (given: Partial<KitchenSettings> = {}, now = at('13:00')) => planPickup({ ...KITCHEN, ...given }, now);

describe('momentText', () => {
  it.each([
    ['the time of today', at('18:05'), '18:05'],
    ['midnight of today', at('00:00'), '00:00'],
    ['day and time of another day', at('11:20', '2026-11-23'), 'Monday 23 November at 11:20'],
    ['day and time of the night after today', at('00:30', '2026-11-22'), 'Sunday 22 November at 00:30'],
  ])('is %s, by the clock of the restaurant', (_, instant, text) => {
    expect(momentText(instant, plan())).toBe(text);
  });

  it('keeps to the time zone of the restaurant', () => {
    expect(momentText(at('18:05'), plan({ timeZone: 'America/New_York' }))).toBe('12:05');
  });
});

describe('noPickupText', () => {
  const textOf = (given: Partial<KitchenSettings>, now?: number, units = 1) =>
    noPickupText(timeOrder(plan(given, now), units, null));
  const never = weekOf(() => ({ open: '09:00', close: '22:00', closed: true }));

  it.each([
    ['nothing where there is a time', {}, at('13:00'), null],
    ['that no opening is planned', { openingHours: never }, at('13:00'), 'Closed, no opening planned.'],
    [
      'that the doors are not open yet',
      { doorsOpen: false, pausedUntil: at('13:30') },
      at('13:00'),
      'Not open yet. We take no orders until we open.',
    ],
    [
      'until when a pause lasts',
      { pausedUntil: at('13:30') },
      at('13:00'),
      'Paused until 13:30. We take no orders until then.',
    ],
    [
      'the next opening where a pause outlasts the hours',
      { pausedUntil: at('23:30') },
      at('13:00'),
      'Paused until Sunday 22 November at 10:00. We take no orders until then.',
    ],
    [
      'when the kitchen opens that takes no orders before',
      { ordersWhenClosed: false },
      at('08:00'),
      'Closed until 09:00. We take no orders until then.',
    ],
  ])('says %s', (_, given, now, text) => {
    expect(textOf(given, now)).toBe(text);
  });

  it('says how much an order needs that is too large, and how much there can be', () => {
    const now = at('22:00');
    expect(textOf({ unitsPerSlot: 1, horizonDays: 0 }, now, 14)).toBe(
      'This order needs 14 units of kitchen work; the kitchen can make 3 for one time.',
    );
  });

  it('says that every time is taken', () => {
    const day = Array.from({ length: 96 * 4 }, (_, index): [number, number] => [at('00:00') + index * 900_000, 9]);
    const full = planPickup({ ...KITCHEN, unitsPerSlot: 9 }, at('13:00'), new Map(day));
    expect(noPickupText(timeOrder(full, 1, null))).toBe('No pickup time is left for this order.');
  });
});

describe('timeProblemText', () => {
  it.each([
    ['too-soon', {}, 'The pickup time 18:10 has passed, or is too soon.'],
    ['off-grid', { slotMinutes: 20 }, 'The pickup time 18:10 is not one of the times, which are 20 minutes apart.'],
    ['closed', {}, 'The pickup time 18:10 is outside the opening hours.'],
    ['beyond-horizon', { horizonDays: 1 }, 'The pickup time 18:10 is more than 1 day ahead.'],
    ['beyond-horizon', { horizonDays: 0 }, 'The pickup time 18:10 is more than 0 days ahead.'],
    ['full', {}, 'The pickup time 18:10 is full for this order.'],
  ] as const)('of %s with %o is %s', (problem, given, text) => {
    expect(timeProblemText(problem, at('18:10'), plan(given))).toBe(text);
  });
});
