import { MAX_CHOSEN_OPTIONS, ORDER_LIMITS, PlaceOrder, endpoints, type PlaceOrderInput } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, bodyLimit } from './body-limit.js';

/** As Strapi makes them. */
const ID = 'x5n9vc2q8k1m7wjb4z6tfr3d';

const text = (length: number) => 'é'.repeat(length);

/** Every sign of a text beyond ASCII written as an escape, as some programs do. */
const escaped = (value: unknown) => JSON.stringify(value).replaceAll('é', '\\u00e9');

describe('the largest body of a call', () => {
  it('admits an order that is full in every field, written with escapes and over many lines', () => {
    const line: PlaceOrderInput['items'][number] = {
      itemId: ID,
      itemType: 'menu',
      quantity: 99,
      customizations: Array<string>(ORDER_LIMITS.customizations).fill(text(ORDER_LIMITS.customization)),
      options: Array.from({ length: MAX_CHOSEN_OPTIONS }, () => ({ optionId: ID, count: 9 })),
    };
    const order: PlaceOrderInput = {
      customerName: text(ORDER_LIMITS.name),
      customerEmail: `${'a'.repeat(60)}@example.com`,
      customerPhone: '+31 20 555 0142',
      notes: text(ORDER_LIMITS.notes),
      items: Array<typeof line>(ORDER_LIMITS.lines).fill(line),
      quotedTotal: 20_000_000,
      language: 'nl',
    };
    expect(PlaceOrder.safeParse(order).success).toBe(true);
    const limit = bodyLimit(endpoints.placeOrder);
    expect(escaped(order).length).toBeLessThan(limit);
    expect(Buffer.byteLength(JSON.stringify(order, null, 2))).toBeLessThan(limit);
  });

  it.each([
    ['login', 8_000],
    ['createReview', 20_000],
    ['acknowledgeOrders', 50_000],
    ['eraseCustomer', 8_000],
  ] as const)('of %s is below %i bytes, as its schema is', (name, bytes) => {
    expect(bodyLimit(endpoints[name])).toBeLessThan(bytes);
  });

  it('of a PUT admits a record as it was answered', () => {
    expect(bodyLimit(endpoints.updateDeal)).toBe(MAX_BODY_BYTES);
  });
});
