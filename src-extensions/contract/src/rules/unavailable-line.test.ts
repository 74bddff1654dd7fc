import { describe, expect, it } from 'vitest';
import { QuotedLine } from '../entities/quote.js';
import { unavailableLine } from './unavailable-line.js';

describe('a line whose item is gone without a trace', () => {
  const wish = { itemId: 'soup', itemType: 'menu', quantity: 2 } as const;

  it('says what was wanted, that it is gone, and nothing else', () => {
    const line = unavailableLine({ ...wish, customizations: ['no salt'] });
    expect(line).toEqual({
      ...wish,
      customizations: ['no salt'],
      obstacle: 'gone',
      ...{ name: null, unitPrice: null, totalPrice: null, imageUrl: null },
      ...{ minimumOrderAmount: null, isConditional: false, maxPerOrder: null },
      ...{ allergens: null, dietary: [] },
    });
    expect(QuotedLine.parse(line)).toEqual(line);
  });

  it('has no customizations where none were wanted', () => {
    expect(unavailableLine(wish).customizations).toEqual([]);
  });
});
