import { addDays, localDay } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addDish, storedFigures } from '../../restaurant/content.js';
import { dealLine, dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct();
const ids = { dish: '', deleted: '', unavailable: '' };
const deals = { inactive: '', deleted: '', expired: '', comingSoon: '' };

beforeAll(async () => {
  const { sql } = product();
  const today = localDay(new Date(), 'Europe/Amsterdam');
  ids.dish = await addDish(sql);
  ids.deleted = await addDish(sql, { name: 'Deleted dish', is_active: false });
  ids.unavailable = await addDish(sql, { name: 'Sold-out dish', available: false });
  deals.inactive = await addDeal(sql, { title: 'Inactive deal', active: false });
  deals.deleted = await addDeal(sql, { title: 'Deleted deal', is_active: false });
  deals.expired = await addDeal(sql, { title: 'Expired deal', valid_until: addDays(today, -2) });
  deals.comingSoon = await addDeal(sql, { title: 'Coming deal', valid_from: addDays(today, 10) });
});

/** Sends a body that has to be refused, and proves that nothing of it was kept. */
async function refuse(body: unknown) {
  const { api, sql } = product();
  const before = await storedFigures(sql);
  const failure = await api.sendWrong('/api/orders', body);
  expect(await storedFigures(sql)).toEqual(before);
  return failure;
}

const good = () => dishLine(ids.dish);

describe('a line that cannot be sold is refused by its number', () => {
  it.each([
    ['unknown dish', () => dishLine('nothing'), 'there is no such dish'],
    ['deleted dish', () => dishLine(ids.deleted), 'Deleted dish is no longer on offer'],
    ['unavailable dish', () => dishLine(ids.unavailable), 'Sold-out dish is not available right now'],
    ['unknown deal', () => dealLine('nothing'), 'there is no such deal'],
    ['a dish called a deal', () => dealLine(ids.dish), 'there is no such deal'],
    ['inactive deal', () => dealLine(deals.inactive), 'Inactive deal is not active'],
    ['deleted deal', () => dealLine(deals.deleted), 'Deleted deal is no longer on offer'],
    ['expired deal', () => dealLine(deals.expired), 'Expired deal has expired'],
    ['coming-soon deal', () => dealLine(deals.comingSoon), 'Coming deal cannot be ordered yet'],
  ])('%s', async (_, line, reason) => {
    const { status, error } = await refuse(orderOf([good(), line()]));
    expect(status).toBe(400);
    expect(error.message).toBe(`Line 2: ${reason}.`);
    expect(error.details.issues).toEqual([{ path: 'items.1.itemId', message: `Line 2: ${reason}.` }]);
  });

  it('names every such line, not only the first', async () => {
    const { error } = await refuse(orderOf([dishLine('nothing'), good(), dealLine(deals.expired)]));
    expect(error.message).toBe('Line 1: there is no such dish. Line 3: Expired deal has expired.');
    expect(error.details.issues).toHaveLength(2);
  });
});

describe('a line that cannot be understood is refused by its number', () => {
  const range = 'Line 2: quantity must be a whole number from 1 to 99.';

  it.each([0, -1, 1.5, 100, '2', null, true, 1e21])('quantity %j', async (quantity) => {
    const { status, error } = await refuse({ ...orderOf([good()]), items: [good(), { ...good(), quantity }] });
    expect(status).toBe(400);
    expect(error.message).toBe(range);
  });

  it.each([
    ['no quantity', { quantity: undefined }, range],
    ['11 customizations', { customizations: Array(11).fill('x') }, 'Line 2: customizations must be at most 10.'],
    [
      'a customization of 101 characters',
      { customizations: ['fine', 'x'.repeat(101)] },
      'Line 2: customizations.1 must be at most 100 characters.',
    ],
    ['a blank customization', { customizations: [' '] }, 'Line 2: customizations.0 must not be empty.'],
    ['a customization that is no text', { customizations: [7] }, 'Line 2: customizations.0 must be text.'],
    ['a price of its own', { price: 0.01 }, 'Line 2: price is not a known field.'],
    ['a unit price of its own', { unitPrice: 0.01 }, 'Line 2: unitPrice is not a known field.'],
  ])('%s', async (_, changes, message) => {
    const { status, error } = await refuse({ ...orderOf([good()]), items: [good(), { ...good(), ...changes }] });
    expect(status).toBe(400);
    expect(error.message).toBe(message);
  });

  it.each([
    ['no item', { itemId: undefined }],
    ['an empty item', { itemId: '' }],
    ['an item that is no text', { itemId: { $ne: null } }],
    ['an item of 65 characters', { itemId: 'x'.repeat(65) }],
    ['another type', { itemType: 'drink' }],
    ['a line that is no object', 'x'],
  ])('%s', async (_, changes) => {
    const line = typeof changes === 'string' ? changes : { ...good(), ...changes };
    const { status, error } = await refuse({ ...orderOf([good()]), items: [good(), line] });
    expect(status).toBe(400);
    expect(error.message).toMatch(/^Line 2\b/);
  });
});

describe('an order that cannot be understood is refused', () => {
  it.each([
    ['51 lines', { items: 51 }, 'items must hold at most 50 lines.'],
    ['no line', { items: 0 }, 'items must hold at least one item.'],
    ['a name of 101 characters', { customerName: 'x'.repeat(101) }, 'customerName must be at most 100 characters.'],
    ['a blank name', { customerName: '   ' }, 'customerName is required.'],
    ['no name', { customerName: undefined }, 'customerName is required.'],
    ['a name that is no text', { customerName: 7 }, 'customerName is required.'],
    [
      'an email of 255 characters',
      { customerEmail: `${'x'.repeat(243)}@example.com` },
      'customerEmail must be at most 254 characters.',
    ],
    [
      'an email that cannot be one',
      { customerEmail: 'anna@' },
      'customerEmail must be an email address such as anna@example.com.',
    ],
    ['no email', { customerEmail: undefined }, 'customerEmail is required.'],
    ['a phone of 31 characters', { customerPhone: '0'.repeat(31) }, 'customerPhone must be at most 30 characters.'],
    [
      'a phone that cannot be one',
      { customerPhone: 'call me' },
      'customerPhone must be a phone number such as +31 20 555 0142.',
    ],
    ['notes of 501 characters', { notes: 'x'.repeat(501) }, 'notes must be at most 500 characters.'],
    ['notes that are no text', { notes: ['x'] }, 'notes must be text.'],
    ['a total of its own', { total: 0.01 }, 'total is not a known field.'],
    ['an unknown field', { coupon: 'FREE' }, 'coupon is not a known field.'],
  ])('%s', async (_, changes, message) => {
    const lines = 'items' in changes ? Array.from({ length: changes.items }, good) : [good()];
    const { status, error } = await refuse({ ...orderOf([]), ...changes, items: lines });
    expect(status).toBe(400);
    expect(error.message).toBe(message);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a number', 7],
    ['an empty object', {}],
    ['items that are no list', { ...orderOf([]), items: 'soup' }],
  ])('%s', async (_, body) => {
    expect((await refuse(body)).status).toBe(400);
  });

  it('says every fault at once, with its place', async () => {
    const { error } = await refuse({ ...orderOf([]), customerName: '', items: [{ ...good(), quantity: 0 }] });
    expect(error.details.issues?.map((issue) => issue.path)).toEqual(['customerName', 'items.0.quantity']);
  });

  it('takes the longest that is allowed', async () => {
    const line = { ...dishLine(ids.dish, 99), customizations: Array.from({ length: 10 }, () => 'x'.repeat(100)) };
    const { status } = await product().api.call('placeOrder', {
      body: {
        customerName: 'é'.repeat(100),
        customerEmail: `${'x'.repeat(64)}@${'y'.repeat(63)}.${'z'.repeat(63)}.example.com`,
        customerPhone: '+31 (0)20 - 555 / 01 42 . 1',
        notes: 'n'.repeat(500),
        items: Array.from({ length: 50 }, () => line),
      },
    });
    expect(status).toBe(201);
  });
});
