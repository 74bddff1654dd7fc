import { describe, expect, it } from 'vitest';
import { lastOrderAt, nextKitchenChange, nextReadyAt, planPickup, type KitchenSettings } from './kitchen-settings.js';
import { kitchenState } from './kitchen-state.js';
import { weekOf } from './opening-hours.js';
import { releaseAt } from './pickup-times.js';
import { KITCHEN } from './testing/sale-items.js';

/** A winter Saturday in Amsterdam: an hour ahead of UTC. */
const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);
const SUNDAY = '2026-11-22';

const shifts = { open: '12:00', close: '14:00', closed: false, second: { open: '17:00', close: '22:00' } };

/** Open 12:00-14:00 and 17:00-22:00, twenty minutes to prepare. */
const at13 = (given: Partial<KitchenSettings> = {}, now = at('13:00')) => {
  const plan = planPickup({ ...KITCHEN, openingHours: weekOf(() => shifts), ...given }, now);
  return { plan, state: kitchenState(plan, now) };
};
const always = { openingHours: weekOf(() => ({ open: '00:00', close: '00:00', closed: false })) };

describe('planPickup', () => {
  it('takes the settings over, in milliseconds', () => {
    const given = { extraMinutes: 15, extraUntil: at('14:00'), pausedUntil: at('13:10'), unitsPerSlot: 7 };
    expect(planPickup({ ...KITCHEN, ...given }, new Date(at('13:00')))).toMatchObject({
      now: at('13:00'),
      preparationMs: 20 * 60_000,
      extraMs: 15 * 60_000,
      extraUntil: at('14:00'),
      pausedUntil: at('13:10'),
      unitsPerSlot: 7,
      bookedUnits: new Map(),
    });
  });

  it.each(['12:50', '13:00'])('counts no extra minutes any more that have ended at %s', (end) => {
    const given = { extraMinutes: 30, extraUntil: at(end) };
    const { plan } = at13(given);
    expect(plan.extraUntil).toBeNull();
    // An order that can be ready in twenty minutes is not begun half an hour too early.
    expect(releaseAt(plan, at('13:25'))).toBe(at('13:05'));
  });
});

describe('lastOrderAt', () => {
  const lastAt = (given?: Partial<KitchenSettings>, now?: number) => {
    const { plan, state } = at13(given, now);
    return lastOrderAt(state, plan);
  };

  it.each([
    ['is the preparation before closing', {}, at('13:40')],
    ['is that long before the last pickup', { lastOrderMinutes: 15 }, at('13:25')],
    ['is earlier while the kitchen is busy until then', { extraMinutes: 30, extraUntil: at('13:45') }, at('13:10')],
    ['is not where it stops being busy before', { extraMinutes: 30, extraUntil: at('13:40') }, at('13:40')],
    ['is null during a pause', { pausedUntil: at('13:10') }, null],
    ['is null where the kitchen never closes', always, null],
  ])('%s', (_, given, expected) => {
    expect(lastAt(given)).toBe(expected);
  });

  it('is null while the kitchen is closed', () => {
    expect(lastAt({}, at('15:00'))).toBeNull();
  });
});

describe('nextReadyAt', () => {
  const readyAt = (given?: Partial<KitchenSettings>, now?: number) => {
    const { plan, state } = at13(given, now);
    return nextReadyAt(state, plan);
  };

  it.each([
    ['is null for what is begun now', {}, at('13:00'), null],
    ['is null where the kitchen never closes', always, at('13:00'), null],
    [
      'is null where nothing is planned',
      { openingHours: weekOf(() => ({ ...shifts, closed: true })) },
      at('13:00'),
      null,
    ],
    ['lies in the next shift when the last order has gone', {}, at('13:50'), at('17:20')],
    ['lies after the next opening', {}, at('22:00'), at('12:20', SUNDAY)],
    ['lies after a pause', { pausedUntil: at('13:30') }, at('13:00'), at('13:50')],
    ['is null before the doors are open', { doorsOpen: false }, at('15:00'), null],
    ['is told where orders are not taken now, too', { ordersWhenClosed: false }, at('15:00'), at('17:20')],
  ])('%s', (_, given, now, expected) => {
    expect(readyAt(given, now)).toBe(expected);
  });
});

describe('nextKitchenChange', () => {
  const changeAt = (given?: Partial<KitchenSettings>, now?: number) => {
    const { plan, state } = at13(given, now);
    return nextKitchenChange(state, plan);
  };

  it.each([
    ['is when the last order goes', {}, '12:30', at('13:40')],
    ['is when the kitchen closes after that', {}, '13:40', at('14:00')],
    ['is when it opens', {}, '15:00', at('17:00')],
    ['is the end of the day', {}, '22:00', at('00:00', SUNDAY)],
    ['is the end of a pause', { pausedUntil: at('12:40') }, '12:30', at('12:40')],
    [
      'is closing time during a pause, when orders for the next opening are taken',
      { pausedUntil: at('14:30') },
      '13:50',
      at('14:00'),
    ],
    ['is the opening before a pause has ended', { pausedUntil: at('17:30') }, '16:00', at('17:00')],
    ['is the end of extra minutes', { extraMinutes: 10, extraUntil: at('12:40') }, '12:30', at('12:40')],
    [
      'is when a busy kitchen takes its last order',
      { extraMinutes: 30, extraUntil: at('13:45') },
      '12:30',
      at('13:10'),
    ],
  ])('%s', (_, given, clock, expected) => {
    expect(changeAt(given, at(clock))).toBe(expected);
  });

  it('lies behind the last order, which is still taken at that very instant', () => {
    expect(changeAt({ lastOrderMinutes: 15 }, at('13:25'))).toBe(at('13:25') + 1);
  });
});
