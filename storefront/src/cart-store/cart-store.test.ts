import type { CartItem } from '@pickup/contract';
import { replaceInStorage } from '@pickup/web/testing';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accept, add, changeQuantity, restoreLine, remove } from './cart-changes.js';
import { EMPTY_CART, parseCart, type CartDocument } from './cart-document.js';
import { createCartStore } from './cart-store.js';
import { soup } from './testing/soup.js';

const bread: CartItem = { ...soup, id: 'bread', name: 'Bread', price: 4 };

const open = () => createCartStore({ storage: () => localStorage, events: window });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the stored cart', () => {
  it('is saved on every change and found again', () => {
    open().update((cart) => add(add(cart, soup), soup));
    expect(open().get().lines).toMatchObject([{ id: 'soup', quantity: 2 }]);
  });

  it.each([
    ['damaged', '{"version":1,"lines":[{"id":1}]'],
    ['another version', JSON.stringify({ ...EMPTY_CART, version: 0 })],
    [
      'an impossible quantity',
      JSON.stringify({ ...EMPTY_CART, lines: [{ ...soup, customizations: [], quantity: -1 }] }),
    ],
    [
      'a price with three decimals',
      JSON.stringify({ ...EMPTY_CART, lines: [{ ...soup, customizations: [], quantity: 1, price: 1.005 }] }),
    ],
    [
      'a price that is no whole number of cents',
      JSON.stringify({ ...EMPTY_CART, lines: [{ ...soup, customizations: [], quantity: 1, price: 10.000000001 }] }),
    ],
    [
      'one line twice',
      JSON.stringify({ ...EMPTY_CART, lines: [1, 2].map((quantity) => ({ ...soup, customizations: [], quantity })) }),
    ],
    ['a key no server takes', JSON.stringify({ ...EMPTY_CART, attempt: { key: 'short', at: 0, tried: [] } })],
    ['no cart at all', 'null'],
  ])('that is %s is replaced by an empty one, and logged', (_, text) => {
    localStorage.setItem('cart', text);
    expect(open().get()).toEqual(EMPTY_CART);
    expect(console.error).toHaveBeenCalled();
  });

  it('of the former version keeps its lines, its attempt and its placed order', () => {
    const attempt = { key: 'key-0001', at: 5, tried: [] };
    const placed = { id: 'secret', earlier: false, keepsCart: true };
    const lines = [{ ...soup, customizations: ['no salt'], quantity: 2 }];
    localStorage.setItem(
      'cart',
      JSON.stringify({ version: 1, lines, formerPrices: { 'menu:soup': 6 }, attempt, placed }),
    );
    expect(open().get()).toEqual({ ...EMPTY_CART, lines, attempt, placed });
  });

  it('is kept in memory when the browser forbids its storage', () => {
    const store = createCartStore({
      storage: () => {
        throw new Error('forbidden');
      },
      events: window,
    });
    store.update((cart) => add(cart, soup));
    store.update((cart) => add(cart, bread));
    expect(store.get().lines).toHaveLength(2);
    expect(console.error).toHaveBeenCalled();
  });

  it('is kept in memory when the storage is full, and the stored one stays intact', () => {
    const store = open();
    store.update((cart) => add(cart, soup));
    const restore = replaceInStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    store.update((cart) => add(cart, bread));
    expect(store.get().lines).toHaveLength(2);
    expect(console.error).toHaveBeenCalledWith('The cart could not be saved', expect.anything());
    restore();
    expect(open().get().lines).toMatchObject([{ id: 'soup' }]);
    store.update((cart) => add(cart, soup));
    expect(open().get().lines).toMatchObject([{ id: 'soup', quantity: 2 }, { id: 'bread' }]);
  });

  it('follows other tabs, and changes their newest state', () => {
    const here = open();
    const heard = vi.fn();
    onTestFinished(here.subscribe(heard));
    here.update((cart) => add(cart, soup));
    const there = open();
    there.update((cart) => add(cart, bread));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(here.get().lines).toHaveLength(2);
    there.update((cart) => remove(cart, { id: 'soup', type: 'menu' }));
    here.update((cart) => add(cart, bread));
    expect(here.get().lines).toMatchObject([{ id: 'bread', quantity: 2 }]);
  });

  it('is read again by its first listener: another tab may have changed it since', () => {
    const here = open();
    expect(here.get()).toEqual(EMPTY_CART);
    open().update((cart) => add(cart, soup));
    onTestFinished(here.subscribe(() => undefined));
    expect(here.get().lines).toMatchObject([{ id: 'soup' }]);
  });
});

describe('changes', () => {
  const two = add(add(EMPTY_CART, soup), bread);

  it('restore a removed line at its index, unless it was added again', () => {
    const [line] = two.lines;
    if (!line) throw new Error('The cart is empty.');
    const without = remove(two, line);
    expect(restoreLine(without, line, 0, EMPTY_CART).lines.map(({ id }) => id)).toEqual(['soup', 'bread']);
    expect(restoreLine(add(without, soup), line, 0, EMPTY_CART).lines.map(({ id }) => id)).toEqual(['bread', 'soup']);
  });

  it('restore no line beyond what an order holds, as the cart could not be read again', () => {
    const [line] = two.lines;
    if (!line) throw new Error('The cart is empty.');
    const numbers = Array.from({ length: 49 }, (_, index) => index);
    const full = numbers.reduce((cart, id) => add(cart, { ...bread, id: `dish ${id}` }), remove(two, line));
    const restored = restoreLine(full, line, 0, EMPTY_CART);
    expect(restored).toEqual(full);
    expect(parseCart(JSON.stringify(restored)).lines).toHaveLength(50);
  });

  it('restore what emptied the cart with the pickup time that was chosen', () => {
    const chosen = { ...add(EMPTY_CART, soup), pickupAt: '2026-11-21T17:30:00.000Z' };
    const [line] = chosen.lines;
    if (!line) throw new Error('The cart is empty.');
    const emptied = remove(chosen, line);
    expect(emptied.pickupAt).toBeNull();
    expect(restoreLine(emptied, line, 0, chosen)).toEqual(chosen);
    expect(restoreLine(add(emptied, bread), line, 0, chosen).pickupAt).toBeNull();
  });

  it('remove a line whose quantity becomes 0', () => {
    expect(changeQuantity(two, { id: 'soup', type: 'menu' }, 0).lines.map(({ id }) => id)).toEqual(['bread']);
  });

  it('begin a new cart after an order was placed', () => {
    const ordered: CartDocument = { ...two, placed: { id: 'secret', earlier: false, keepsCart: false } };
    expect(add(ordered, bread)).toEqual(add(EMPTY_CART, bread));
  });

  it('apply what was accepted to that line alone, and keep its quantity', () => {
    const agreed = { ...soup, name: 'Roast soup', price: 7.5, quantity: 1, customizations: [] };
    const three = changeQuantity(two, { id: 'soup', type: 'menu' }, 3);
    expect(accept(three, [{ line: soup, now: agreed, most: 99 }]).lines).toEqual([
      { ...agreed, quantity: 3 },
      two.lines[1],
    ]);
    const gone = { line: { ...soup, id: 'gone meanwhile' }, now: agreed, most: 99 };
    expect(accept(three, [gone]).lines).toEqual(three.lines);
  });

  it('do not touch the lines of a placed order', () => {
    const placed: CartDocument = { ...two, placed: { id: 'secret', earlier: false, keepsCart: false } };
    const now = { ...soup, price: 9, quantity: 1, customizations: [] };
    expect(accept(placed, [{ line: soup, now, most: 99 }])).toBe(placed);
  });

  it('are read as they were written', () => {
    expect(parseCart(JSON.stringify(two))).toEqual(two);
  });
});
