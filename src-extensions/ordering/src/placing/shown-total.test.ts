import { describe, expect, it } from 'vitest';
import { priceLines } from '../pricing/price-lines.js';
import { deal, dish, line, errorOf } from '../pricing/testing/sale-items.js';
import { requireShownTotal } from './shown-total.js';

/** Two dishes of 7.50 and a deal of 5.00. */
const lines = priceLines([line(dish(), 2), line(deal())], [dish(), deal()], '2026-11-21');
const quote = { lines: [], subtotal: 20, tax: 0, total: 20, readyAt: null };
const placeFor = (quotedTotal: number | undefined) => requireShownTotal({ quotedTotal }, lines, '$', () => quote);

describe('the total a customer was shown', () => {
  it.each([20, undefined])('%s is what the order comes to, or was not said', (quotedTotal) => {
    expect(() => placeFor(quotedTotal)).not.toThrow();
  });

  it.each([
    [19.99, 'The total is now $20.00 instead of $19.99. Nothing has been ordered.'],
    [20.01, 'The total is now $20.00 instead of $20.01. Nothing has been ordered.'],
    [0, 'The total is now $20.00 instead of $0.00. Nothing has been ordered.'],
  ])('%d is another: refused with both and with the new quote', (quotedTotal, message) => {
    expect(errorOf(() => placeFor(quotedTotal))).toMatchObject({
      status: 409,
      message,
      issues: [],
      details: { quote },
    });
  });

  it('makes no quote for who was shown the right one', () => {
    requireShownTotal({ quotedTotal: 20 }, lines, '$', () => {
      throw new Error('A quote was made');
    });
  });
});
