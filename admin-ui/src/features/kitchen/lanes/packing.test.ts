import { describe, expect, it } from 'vitest';
import { countHidden, packColumns } from './packing.js';

describe('cards in columns', () => {
  it('stand below each other in one column', () => {
    const { places, height } = packColumns([100, 50, 80], 1, 10);
    expect(places.map(({ top }) => top)).toEqual([0, 110, 170]);
    expect(height).toBe(250);
  });

  it('go where most room is left, so that a high one keeps no row open', () => {
    const { places, height } = packColumns([200, 50, 60, 70], 2, 10);
    expect(places).toEqual([
      { column: 0, top: 0 },
      { column: 1, top: 0 },
      { column: 1, top: 60 },
      { column: 1, top: 130 },
    ]);
    expect(height).toBe(200);
  });

  it('take no height when there are none', () => {
    expect(packColumns([], 3, 10)).toEqual({ places: [], height: 0 });
  });
});

describe('cards out of sight', () => {
  const cards = [0, 110, 220, 330].map((top) => ({ top, height: 100 }));

  it('are those whose button cannot be pressed, or whose number cannot be read', () => {
    expect(countHidden(cards, { top: 0, height: 420 })).toEqual({ above: 0, below: 0 });
    expect(countHidden(cards, { top: 0, height: 310 })).toEqual({ above: 0, below: 1 });
    expect(countHidden(cards, { top: 0, height: 305 })).toEqual({ above: 0, below: 1 });
    expect(countHidden(cards, { top: 60, height: 400 })).toEqual({ above: 1, below: 0 });
  });

  it('are none where all fit', () => {
    expect(countHidden(cards, { top: 0, height: 430 })).toEqual({ above: 0, below: 0 });
  });
});
