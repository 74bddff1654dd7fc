import type { PlaceOrderInput } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from './cart-document.js';
import { ATTEMPT_LIFETIME_MS, beginAttempt, prepareAttempt } from './order-attempt.js';

const payload: PlaceOrderInput = {
  customerName: 'Anna',
  customerEmail: 'anna@example.com',
  customerPhone: '0612345678',
  items: [{ itemId: 'soup', itemType: 'menu', quantity: 1 }],
};
const keyOfTab = (tab: string) => () => `key-of-${tab}`;

describe('prepareAttempt', () => {
  const prepared = prepareAttempt(EMPTY_CART, 0, keyOfTab('one'));

  it('gives two tabs one key, although neither sees what the other does at the click', () => {
    expect(prepareAttempt(prepared, 1, keyOfTab('two'))).toBe(prepared);
    const inOne = beginAttempt(prepared, payload, 2, keyOfTab('one'));
    const inTwo = beginAttempt(prepared, payload, 2, keyOfTab('two'));
    expect(inTwo.attempt).toEqual(inOne.attempt);
    expect(inTwo.attempt).toEqual({ key: 'key-of-one', at: 2, tried: [payload] });
  });

  it('keeps its key however long nothing was sent', () => {
    const late = beginAttempt(prepared, payload, ATTEMPT_LIFETIME_MS + 1, keyOfTab('two'));
    expect(late.attempt?.key).toBe('key-of-one');
  });

  it('leaves a placed order alone', () => {
    const placed = { ...EMPTY_CART, placed: { id: 'secret', earlier: false } };
    expect(prepareAttempt(placed, 0, keyOfTab('one'))).toBe(placed);
  });
});
