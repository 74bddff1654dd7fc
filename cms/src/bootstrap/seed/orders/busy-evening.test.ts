import { instantOf, lineTotal, RESTAURANT_DEFAULTS } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { busyEvening } from './busy-evening.js';
import type { SeedProduct } from './order-lines.js';

const ZONE = 'Europe/Amsterdam';
const product = (id: string, kitchenUnits: number): SeedProduct => ({
  id,
  name: id,
  price: 9.5,
  imageUrl: '',
  kitchenUnits,
  optionGroups: [],
  allergens: null,
  dietary: [],
});
const dishes = [
  product('soup', 1),
  product('steak', 2),
  product('lemonade', 0),
  product('pie', 1),
  product('paella', 3),
];

const at = (clock: string, day = '2026-11-20') => instantOf(day, clock, ZONE);
const evening = (now: number) => [
  ...busyEvening({
    seed: 7,
    now,
    timeZone: ZONE,
    openingHours: RESTAURANT_DEFAULTS.openingHours,
    dishes,
    unitsPerSlot: 12,
    lastCounter: 17,
  }),
];

describe('a busy evening', () => {
  it('fills four pickup times to the last unit', () => {
    const units = new Map<number, number>();
    for (const { pickupAt = 0, lines } of evening(at('12:00'))) {
      const taken = lines.reduce((sum, { kitchenUnits, quantity }) => sum + kitchenUnits * quantity, 0);
      units.set(pickupAt, (units.get(pickupAt) ?? 0) + taken);
    }
    expect([...units]).toEqual(['18:30', '18:45', '19:00', '19:15'].map((clock) => [at(clock), 12]));
  });

  it('is tomorrow’s when today’s is too near', () => {
    expect(evening(at('16:29'))[0]?.pickupAt).toBe(at('18:30'));
    expect(evening(at('16:31'))[0]?.pickupAt).toBe(at('18:30', '2026-11-21'));
  });

  it('counts on from the last order of the day, and its orders are those of now', () => {
    const orders = evening(at('12:00'));
    expect(orders.map(({ counter }) => counter)).toEqual(orders.map((_, index) => 18 + index));
    expect(new Set(orders.map(({ placedAt }) => placedAt))).toEqual(new Set([at('12:00')]));
    for (const { lines, totals } of orders) {
      const sum = lines.reduce((cents, { unitPrice, quantity }) => cents + lineTotal(unitPrice, quantity), 0);
      expect(totals.subtotal).toBe(sum);
    }
  });
});
