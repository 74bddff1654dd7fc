import { describe, expect, it } from 'vitest';
import { OrderStatusCounts } from './order.js';
import { IdempotencyKey, PlaceOrder } from './order-request.js';
import { ORDER_LIMITS } from './limits.js';

const line = { itemId: 'soup', itemType: 'menu', quantity: 1, customizations: [] };
const payload = {
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.com',
  customerPhone: '+31 20 555 0142',
  notes: 'No onions',
  items: [line],
};

/** The issues of a payload, each as `path: message`. */
function issuesOf(input: unknown): string[] {
  const parsed = PlaceOrder.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
const withLine = (change: object) => ({ ...payload, items: [line, { ...line, ...change }] });
const textOf = (length: number) => 'x'.repeat(length);

describe('PlaceOrder', () => {
  it('accepts a complete order unchanged', () => {
    expect(PlaceOrder.parse(payload)).toEqual({ ...payload, pickupAt: null, language: 'en' });
  });

  it('trims the texts, and makes blank or missing notes null', () => {
    const padded = { ...payload, customerName: '  Anna ', customerEmail: ' anna@example.com ', notes: '  ' };
    expect(PlaceOrder.parse(padded)).toMatchObject({
      customerName: 'Anna',
      customerEmail: 'anna@example.com',
      notes: null,
    });
    expect(PlaceOrder.parse({ ...payload, notes: undefined }).notes).toBeNull();
    expect(PlaceOrder.parse({ ...payload, notes: null }).notes).toBeNull();
  });

  it('accepts a line without customizations', () => {
    const bare = { itemId: 'soup', itemType: 'deal', quantity: 99 };
    expect(PlaceOrder.parse({ ...payload, items: [bare] }).items).toEqual([{ ...bare, customizations: [] }]);
  });

  it('accepts every field at its limit', () => {
    const email = `${textOf(64)}@${textOf(63)}.${textOf(63)}.${textOf(58)}.nl`;
    expect(email).toHaveLength(ORDER_LIMITS.email);
    const full = {
      customerName: textOf(100),
      customerEmail: email,
      customerPhone: '+31 (20) 555 - 01 42 . . . . .',
      notes: textOf(500),
      items: Array.from({ length: 50 }, () => ({
        ...line,
        quantity: 99,
        customizations: Array.from({ length: 10 }, () => textOf(100)),
      })),
    };
    expect(full.customerPhone).toHaveLength(ORDER_LIMITS.phone);
    expect(issuesOf(full)).toEqual([]);
  });
});

describe('PlaceOrder rejects', () => {
  const quantityRange = 'items.1.quantity: must be a whole number from 1 to 99';

  it.each([0, -1, 100, 1.5, '2', null, undefined, NaN, Infinity, true, [2]])('the quantity %o', (quantity) => {
    expect(issuesOf(withLine({ quantity }))).toEqual([quantityRange]);
  });

  it('more than 50 lines', () => {
    const items = Array.from({ length: 51 }, () => line);
    expect(issuesOf({ ...payload, items })).toEqual(['items: must hold at most 50 lines']);
  });

  it('no lines at all', () => {
    expect(issuesOf({ ...payload, items: [] })).toEqual(['items: must hold at least one item']);
    expect(issuesOf({ ...payload, items: undefined })).toEqual(['items: must be a list of items']);
    expect(issuesOf({ ...payload, items: { 0: line } })).toEqual(['items: must be a list of items']);
  });

  it.each([
    ['customerName', textOf(101), 'must be at most 100 characters'],
    ['customerEmail', `anna@${textOf(250)}.nl`, 'must be at most 254 characters'],
    ['customerPhone', '0'.repeat(31), 'must be at most 30 characters'],
    ['notes', textOf(501), 'must be at most 500 characters'],
    ['notes', 7, 'must be text'],
    ['customerName', '   ', 'is required'],
    ['customerEmail', '', 'is required'],
    ['customerPhone', ' ', 'is required'],
    ['customerName', undefined, 'is required'],
    ['customerEmail', null, 'is required'],
    ['customerPhone', 205550142, 'is required'],
  ])('%s when it is %j', (field, value, message) => {
    expect(issuesOf({ ...payload, [field]: value })[0]).toBe(`${field}: ${message}`);
  });

  it.each(['9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '2026-02-30T12:00:00Z', '2026-11-21', 'soon', 7])(
    'the pickup time %o, of which no day of the restaurant can be told',
    (pickupAt) => {
      expect(issuesOf({ ...payload, pickupAt })).toEqual(['pickupAt: must be a time such as 2026-11-21T17:30:00.000Z']);
    },
  );

  it.each(['anna', 'anna@', '@example.com', 'anna@example', 'an na@example.com', 'anna@example.com, ben@example.com'])(
    'the email %s',
    (customerEmail) => {
      expect(issuesOf({ ...payload, customerEmail })).toEqual([
        'customerEmail: must be an email address such as anna@example.com',
      ]);
    },
  );

  it.each([
    'call me',
    '12345',
    '1234567890123456',
    '020-CALL-NOW',
    '++31 20 555 0142',
    '555 0142 ext 3',
    '+',
    '<b>020</b>',
  ])('the phone %s', (customerPhone) => {
    expect(issuesOf({ ...payload, customerPhone })).toEqual([
      'customerPhone: must be a phone number such as +31 20 555 0142',
    ]);
  });

  it.each(['0205550142', '+31205550142', '020-555 0142', '(020) 555.0142', '06/12345678', '123456'])(
    'but not the phone %s',
    (customerPhone) => {
      expect(issuesOf({ ...payload, customerPhone })).toEqual([]);
    },
  );

  it.each([
    ['a customization that is too long', [textOf(101)], 'items.1.customizations.0: must be at most 100 characters'],
    ['a blank customization', ['ok', ' '], 'items.1.customizations.1: must not be empty'],
    ['a customization that is no text', [7], 'items.1.customizations.0: must be text'],
    ['eleven customizations', Array.from({ length: 11 }, () => 'x'), 'items.1.customizations: must be at most 10'],
  ])('%s', (_, customizations, refusal) => {
    expect(issuesOf(withLine({ customizations }))).toEqual([refusal]);
  });

  it('more options of a line than all its groups take, and no number of them that they take', () => {
    const options = (length: number) =>
      Array.from({ length }, (_, index) => ({ optionId: `option-${index}`, count: 1 }));
    expect(issuesOf(withLine({ options: options(80) }))).toEqual([]);
    expect(issuesOf(withLine({ options: options(81) }))).toEqual(['items.1.options: must hold at most 80 options']);
  });

  it.each([
    ['an unknown type', { itemType: 'gift' }, 'items.1.itemType'],
    ['no type', { itemType: undefined }, 'items.1.itemType'],
    ['no item', { itemId: undefined }, 'items.1.itemId'],
    ['an empty item', { itemId: '' }, 'items.1.itemId'],
    ['an item that is no text', { itemId: 7 }, 'items.1.itemId'],
  ])('a line with %s', (_, change, path) => {
    expect(issuesOf(withLine(change)).map((refusal) => refusal.split(':')[0])).toEqual([path]);
  });

  it('a price sent by the customer', () => {
    expect(issuesOf(withLine({ price: 0.01 }))).toHaveLength(1);
    expect(issuesOf({ ...payload, total: 0.01 })).toHaveLength(1);
  });

  it.each([null, undefined, 'order', 7, [payload]])('the body %j', (body) => {
    expect(issuesOf(body).length).toBeGreaterThan(0);
  });

  it('several invalid fields at once, with an issue for each', () => {
    const bad = { ...payload, customerName: '', customerPhone: 'x', items: [{ ...line, quantity: 0 }] };
    expect(issuesOf(bad).map((refusal) => refusal.split(':')[0])).toEqual([
      'customerName',
      'customerPhone',
      'items.0.quantity',
    ]);
  });
});

describe('IdempotencyKey', () => {
  it.each(['12345678', '5e0c9a52-6f5e-4f5e-9d4e-1f2a3b4c5d6e', 'x'.repeat(100)])('accepts %s', (key) => {
    expect(IdempotencyKey.safeParse(key).success).toBe(true);
  });

  it.each(['', '1234567', 'x'.repeat(101), 'has a space', 'line\nbreak-line', 'ünïcödé-key'])('refuses %j', (key) => {
    expect(IdempotencyKey.safeParse(key).success).toBe(false);
  });
});

describe('OrderStatusCounts', () => {
  const counts = { PENDING: 1, CONFIRMED: 0, PREPARING: 0, READY: 0, COMPLETED: 4, CANCELLED: 2 };

  it('requires all six statuses', () => {
    expect(OrderStatusCounts.safeParse(counts).success).toBe(true);
    expect(OrderStatusCounts.safeParse({ ...counts, READY: undefined }).success).toBe(false);
    expect(OrderStatusCounts.safeParse({ ...counts, LOST: 1 }).success).toBe(false);
  });
});
