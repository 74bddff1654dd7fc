import { describe, expect, it } from 'vitest';
import { PlaceOrder, type PlaceOrderInput } from '../entities/order-request.js';
import { payloadText } from './payload-text.js';

const order: PlaceOrderInput = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  customerPhone: '06 1234 5678',
  items: [{ itemId: 'soup', itemType: 'menu', quantity: 2, customizations: ['hot'] }],
};
const textOf = (given: Partial<PlaceOrderInput> = {}) => payloadText(PlaceOrder.parse({ ...order, ...given }));
const pickupAt = '2026-11-21T17:30:00.000Z';

describe('the text of an order (product.md, Replay)', () => {
  it('without a pickup time is as it was before there were any: stored orders keep hashes of it', () => {
    const text = '["Anna","anna@example.com","06 1234 5678",null,[["menu","soup",2,["hot"]]]]';
    expect(textOf()).toBe(text);
    expect(textOf({ pickupAt: null })).toBe(text);
  });

  it('tells pickup times apart, however they are written', () => {
    expect(textOf({ pickupAt })).toBe(
      `["Anna","anna@example.com","06 1234 5678",null,[["menu","soup",2,["hot"]]],"${pickupAt}"]`,
    );
    expect(textOf({ pickupAt: '2026-11-21T17:30:00Z' })).toBe(textOf({ pickupAt }));
    expect(textOf({ pickupAt: '2026-11-21T17:45:00Z' })).not.toBe(textOf({ pickupAt }));
  });

  it('leaves out what the customer was shown, and the language', () => {
    expect(textOf({ quotedTotal: 15, quotedReadyAt: pickupAt, language: 'nl' })).toBe(textOf());
  });
});
