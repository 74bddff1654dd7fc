import { expect, it } from 'vitest';
import { slotContradiction } from './slot-capacity.js';

it.each([
  [14, 12, 'Party platter needs 14, a slot holds 12'],
  [12, 12, null],
  [0, 1, null],
  [100, null, null],
])('a dish of %s units beside a slot of %s: %s', (kitchenUnits, unitsPerSlot, expected) => {
  expect(slotContradiction({ name: 'Party platter', kitchenUnits }, unitsPerSlot)).toBe(expected);
});
