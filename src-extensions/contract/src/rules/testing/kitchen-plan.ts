import { weekOf } from '../opening-hours.js';
import type { PickupPlan } from '../pickup-plan.js';

export const AMSTERDAM = 'Europe/Amsterdam';
export const MINUTE = 60_000;

/** A winter Saturday in Amsterdam: an hour ahead of UTC. */
export const at = (clock: string, day = '2026-11-21') => Date.parse(`${day}T${clock}:00+01:00`);

/** Open 12:00-14:00 and 17:00-19:00, four units an hour, twenty minutes to prepare. */
export const plan = (given: Partial<PickupPlan> = {}): PickupPlan => ({
  doorsOpen: true,
  calendar: {
    timeZone: AMSTERDAM,
    weekdays: weekOf(() => [
      { open: '12:00', close: '14:00' },
      { open: '17:00', close: '19:00' },
    ]),
    specialDays: [],
  },
  now: at('12:50'),
  pausedUntil: null,
  preparationMs: 20 * MINUTE,
  extraMs: 0,
  extraUntil: null,
  ordersWhenClosed: true,
  horizonDays: 0,
  lastOrderMinutes: 30,
  slotMinutes: 30,
  unitsPerSlot: 2,
  bookedUnits: new Map(),
  ...given,
});
