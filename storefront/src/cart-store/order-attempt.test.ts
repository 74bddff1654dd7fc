import { describe, expect, it } from 'vitest';
import { add } from './cart-changes.js';
import { EMPTY_CART, type CartDocument } from './cart-document.js';
import {
  ATTEMPT_LIFETIME_MS,
  beginAttempt,
  closeOrder,
  completeAttempt,
  mayHaveArrived,
  prepareAttempt,
} from './order-attempt.js';
import { soup, soupOrder as payload } from './testing/soup.js';

const keyOfTab = (tab: string) => () => `key-of-${tab}`;

describe('prepareAttempt', () => {
  const prepared = prepareAttempt(EMPTY_CART, 0, keyOfTab('one'));

  it('gives two tabs the same key before the click', () => {
    expect(prepareAttempt(prepared, 1, keyOfTab('two'))).toBe(prepared);
    const inOne = beginAttempt(prepared, payload, 2, keyOfTab('one'));
    const inTwo = beginAttempt(prepared, payload, 2, keyOfTab('two'));
    expect(inTwo.attempt).toEqual(inOne.attempt);
    expect(inTwo.attempt).toEqual({ key: 'key-of-one', at: 2, tried: [payload] });
  });

  it('keeps a key that was never sent, however old', () => {
    const late = beginAttempt(prepared, payload, ATTEMPT_LIFETIME_MS + 1, keyOfTab('two'));
    expect(late.attempt?.key).toBe('key-of-one');
  });

  it('gives an expired attempt a new key, the same in two tabs', () => {
    const sent = beginAttempt(prepared, payload, 0, keyOfTab('one'));
    expect(prepareAttempt(sent, ATTEMPT_LIFETIME_MS, keyOfTab('two'))).toBe(sent);
    const renewed = prepareAttempt(sent, ATTEMPT_LIFETIME_MS + 1, keyOfTab('two'));
    expect(renewed.attempt).toEqual({ key: 'key-of-two', at: ATTEMPT_LIFETIME_MS + 1, tried: [] });
    expect(prepareAttempt(renewed, ATTEMPT_LIFETIME_MS + 2, keyOfTab('one'))).toBe(renewed);
  });

  it('does not change a placed order', () => {
    const placed = { ...EMPTY_CART, placed: { id: 'secret', earlier: false, keepsCart: false } };
    expect(prepareAttempt(placed, 0, keyOfTab('one'))).toBe(placed);
  });
});

describe('mayHaveArrived', () => {
  const sent = beginAttempt(EMPTY_CART, { ...payload, quotedTotal: 6.5, language: 'en' }, 0, keyOfTab('one'));

  it('is true for an order that was sent without an answer and not expired, whatever total was shown', () => {
    expect(mayHaveArrived(sent, { ...payload, quotedTotal: 7, language: 'nl' }, ATTEMPT_LIFETIME_MS)).toBe(true);
    expect(mayHaveArrived(sent, payload, ATTEMPT_LIFETIME_MS + 1)).toBe(false);
    expect(mayHaveArrived(sent, { ...payload, notes: 'no bag' }, 0)).toBe(false);
    expect(mayHaveArrived(EMPTY_CART, payload, 0)).toBe(false);
  });
});

describe('closing a placed order', () => {
  const place = (cart: CartDocument, earlier: boolean) =>
    completeAttempt(cart, { id: 'secret', earlier, ordered: payload });
  const same = add(EMPTY_CART, soup);
  const other = add(same, { ...soup, id: 'bread' });

  it('clears the ordered lines', () => {
    expect(place(same, false).placed).toEqual({ id: 'secret', earlier: false, keepsCart: false });
    expect(closeOrder(place(same, false))).toEqual(EMPTY_CART);
    expect(closeOrder(place(same, true))).toEqual(EMPTY_CART);
  });

  it.each([
    ['another line', other],
    ['another quantity', add(same, soup)],
    ['another dish', add(EMPTY_CART, { ...soup, id: 'bread' })],
    ['a deal of the same id', add(EMPTY_CART, { ...soup, type: 'deal' as const })],
  ])('keeps a cart that holds %s', (_, cart) => {
    expect(closeOrder(place(cart, true))).toEqual(cart);
    expect(closeOrder(place(cart, false))).toEqual(cart);
  });

  it('keeps it for the next change too', () => {
    expect(add(place(other, true), soup)).toEqual(add(other, soup));
    expect(add(place(same, true), soup)).toEqual(same);
  });

  it('does nothing the second time', () => {
    expect(closeOrder(other)).toBe(other);
  });
});
