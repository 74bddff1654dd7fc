import { type KitchenSettings, RESTAURANT_DEFAULTS, UNDISTURBED } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { bookAnyway, shiftUnits } from './rebook.js';

const KITCHEN: KitchenSettings = {
  ...RESTAURANT_DEFAULTS,
  doorsOpen: true,
  ...UNDISTURBED,
  specialDays: [],
  unitsPerSlot: 1,
};
const NOON = new Date('2026-11-21T11:00:00Z');
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`);

describe('an order that is not held to the capacity', () => {
  it('takes all its units in the slot of its pickup', () => {
    expect(bookAnyway(KITCHEN, 7, at('17:20'), NOON)).toEqual({
      day: '2026-11-21',
      slots: new Map([[at('17:15'), 7]]),
      releaseAt: at('17:00'),
    });
  });

  it('is for at once where it has to be begun by now', () => {
    expect(bookAnyway(KITCHEN, 1, at('11:10'), NOON).releaseAt).toBeNull();
  });

  it('is begun as early as one that a customer places for the same time in a busy kitchen', () => {
    const busy = { ...KITCHEN, extraMinutes: 30, extraUntil: at('18:00') };
    expect(bookAnyway(busy, 1, at('18:25'), NOON).releaseAt).toBe(at('17:35'));
  });

  it('takes no slot without units', () => {
    expect(bookAnyway(KITCHEN, 0, at('17:20'), NOON).slots).toEqual(new Map());
  });

  it('is collected on the business day of its pickup, also after a night in which the clock goes back', () => {
    const night = { ...KITCHEN, slotMinutes: 60 };
    const second = Date.parse('2026-10-25T01:30:00Z');
    expect(bookAnyway(night, 2, second, NOON)).toMatchObject({
      day: '2026-10-25',
      slots: new Map([[Date.parse('2026-10-25T01:00:00Z'), 2]]),
    });
  });
});

describe('the units of an order whose lines are corrected', () => {
  const slots = new Map([
    [at('17:00'), 2],
    [at('17:15'), 5],
  ]);
  const shift = (by: number, from: ReadonlyMap<number, number> = slots) => [
    ...shiftUnits(from, by, at('17:20'), KITCHEN),
  ];

  it('grow in the slot of its pickup', () => {
    expect(shift(3)).toEqual([
      [at('17:00'), 2],
      [at('17:15'), 8],
    ]);
  });

  it('shrink from the first slot on', () => {
    expect(shift(-1)).toEqual([
      [at('17:00'), 1],
      [at('17:15'), 5],
    ]);
    expect(shift(-4)).toEqual([[at('17:15'), 3]]);
    expect(shift(-7)).toEqual([]);
  });

  it('begin in the slot of its pickup where there were none', () => {
    expect(shift(2, new Map())).toEqual([[at('17:15'), 2]]);
  });

  it('stay where they are without a difference', () => {
    expect(shift(0)).toEqual([...slots]);
  });
});
