import { describe, expect, it } from 'vitest';
import { bookingDifference, NOTHING, portionsOf, slotUnitsColumn, slotUnitsText } from './booking.js';

const DAY = '2026-11-21';

describe('the portions of lines', () => {
  it('are added up by dish, and deals have none', () => {
    const soup = { itemType: 'menu', itemId: 'soup' };
    const lines = [
      { ...soup, quantity: 2 },
      { itemType: 'deal', itemId: 'combo', quantity: 3 },
      { ...soup, quantity: 1 },
      { itemType: 'menu', itemId: 'pie', quantity: 1 },
    ];
    expect(portionsOf(lines, DAY)).toEqual([
      { day: DAY, itemId: 'soup', portions: 3 },
      { day: DAY, itemId: 'pie', portions: 1 },
    ]);
  });
});

describe('the units of an order in its row', () => {
  it('are written in the order of time and read again, from text and from parsed JSON', () => {
    const text = slotUnitsText([
      [900, 2],
      [0, 1],
    ]);
    expect(text).toBe('[[0,1],[900,2]]');
    const units = new Map([
      [0, 1],
      [900, 2],
    ]);
    expect([slotUnitsColumn.parse(text), slotUnitsColumn.parse(JSON.parse(text))]).toEqual([units, units]);
  });

  it('are none where nothing is booked', () => {
    expect(slotUnitsColumn.parse(null)).toEqual(new Map());
  });
});

describe('the difference between what an order took and takes', () => {
  const booking = (start: number, units: number, portions: number, day = DAY) => ({
    slots: [{ start, units }],
    portions: [{ day, itemId: 'soup', portions }],
  });

  it('takes all of a new one, and gives back all of one that is over', () => {
    expect(bookingDifference(NOTHING, booking(0, 3, 2))).toEqual(booking(0, 3, 2));
    expect(bookingDifference(booking(0, 3, 2), NOTHING)).toEqual(booking(0, -3, -2));
  });

  it('is nothing where nothing has changed', () => {
    expect(bookingDifference(booking(0, 3, 2), booking(0, 3, 2))).toEqual(NOTHING);
  });

  it('gives back in one slot and on one day, and takes in others', () => {
    expect(bookingDifference(booking(0, 3, 2), booking(900, 4, 2, '2026-11-22'))).toEqual({
      slots: [
        { start: 0, units: -3 },
        { start: 900, units: 4 },
      ],
      portions: [
        { day: DAY, itemId: 'soup', portions: -2 },
        { day: '2026-11-22', itemId: 'soup', portions: 2 },
      ],
    });
  });
});
