import { PlaceOrder, type PlaceOrderInput } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { payloadHash } from './payload-hash.js';

const soup = { itemId: 'soup', itemType: 'menu', quantity: 2, customizations: ['no salt', 'hot'] } as const;
const combo = { itemId: 'combo', itemType: 'deal', quantity: 1 } as const;
const order = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  customerPhone: '020 555 0142',
  notes: 'Ring twice',
  items: [{ ...soup, customizations: [...soup.customizations] }, combo],
} satisfies PlaceOrderInput;

const hashOf = (input: unknown) => payloadHash(PlaceOrder.parse(input));

describe('the hash of an order (product.md, Replay)', () => {
  it('is a SHA-256 digest', () => {
    expect(hashOf(order)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['with its keys in another order', Object.fromEntries(Object.entries(order).reverse())],
    [
      'with the keys of a line in another order',
      { ...order, items: [Object.fromEntries(Object.entries(soup).reverse()), combo] },
    ],
    ['with defaults written out', { ...order, items: [soup, { ...combo, customizations: [] }] }],
    ['with space around its texts', { ...order, customerName: ' Anna ', notes: 'Ring twice\n' }],
  ])('is the same %s', (_, same) => {
    expect(hashOf(same)).toBe(hashOf(order));
  });

  it('is the same whatever the order of a line’s options, and as before where they are left out', () => {
    const choosing = (...ids: string[]) => ({
      ...order,
      items: [{ ...soup, options: ids.map((optionId) => ({ optionId, count: 1 })) }, combo],
    });
    expect(hashOf(choosing('large', 'olives'))).toBe(hashOf(choosing('olives', 'large')));
    expect(new Set([order, choosing(), choosing('large'), choosing('olives')].map(hashOf)).size).toBe(4);
    expect(hashOf({ ...order, notes: null })).toBe('81359e9dfb72e05fc3fe9d0b493198586812a1d3d71dc5742fbc98b9da827afd');
  });

  it('is the same for missing, null and blank notes', () => {
    const { notes: _, ...without } = order;
    const hashes = [without, { ...without, notes: null }, { ...without, notes: '  ' }].map(hashOf);
    expect(new Set(hashes).size).toBe(1);
  });

  it.each([
    ['name', { customerName: 'Bob' }],
    ['email', { customerEmail: 'bob@example.com' }],
    ['phone', { customerPhone: '020 555 0143' }],
    ['note', { notes: 'Ring once' }],
    ['order of lines', { items: [combo, soup] }],
    ['number of lines', { items: [soup] }],
    ['item', { items: [{ ...soup, itemId: 'stew' }, combo] }],
    ['type', { items: [{ ...soup, itemType: 'deal' }, combo] }],
    ['quantity', { items: [{ ...soup, quantity: 3 }, combo] }],
    ['customization', { items: [{ ...soup, customizations: ['no salt'] }, combo] }],
    ['split of customizations', { items: [{ ...soup, customizations: ['no salt,hot'] }, combo] }],
  ])('differs with another %s', (_, change) => {
    expect(hashOf({ ...order, ...change })).not.toBe(hashOf(order));
  });
});
