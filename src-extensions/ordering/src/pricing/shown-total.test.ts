import { describe, expect, it } from 'vitest';
import { priceLines, requireShownTotal } from './price-lines.js';
import { deal, dish, errorOf, line } from './testing/sale-items.js';

/** Two dishes of 7.50 and a deal of 5.00. */
const lines = priceLines([line(dish(), 2), line(deal())], [dish(), deal()], '2026-11-21');
const quote = { lines: [], subtotal: 20, tax: 0, total: 20, readyAt: null };
const placeFor = (quotedTotal: number | undefined) => requireShownTotal({ quotedTotal }, lines, '$', () => quote);

describe('the total a customer was shown', () => {
  it.each([20, undefined])('%s is accepted: it is right, or was not sent', (quotedTotal) => {
    expect(() => placeFor(quotedTotal)).not.toThrow();
  });

  it.each([
    [19.99, 'The total is now $20.00 instead of $19.99. Nothing has been ordered.'],
    [20.01, 'The total is now $20.00 instead of $20.01. Nothing has been ordered.'],
    [0, 'The total is now $20.00 instead of $0.00. Nothing has been ordered.'],
  ])('%d is refused with 409, both totals and a new quote', (quotedTotal, message) => {
    expect(errorOf(() => placeFor(quotedTotal))).toMatchObject({
      status: 409,
      message,
      issues: [],
      details: { quote },
    });
  });

  it('makes no quote when the shown total is right', () => {
    requireShownTotal({ quotedTotal: 20 }, lines, '$', () => {
      throw new Error('A quote was made');
    });
  });
});
