import { describe, expect, it } from 'vitest';
import { order } from '../../../../tests/mock-api/index.js';
import { parseView, searchOrders, STATUSES, writeView } from './orders-view.js';

const NOTHING_SET = { search: '', everywhere: false, status: null, day: null, page: 0 } as const;

describe('the view in the URL', () => {
  it.each([
    ['', NOTHING_SET],
    ['q=anna+de&status=READY&page=3', { ...NOTHING_SET, search: 'anna de', status: 'READY', page: 2 }],
    ['search=anna', { ...NOTHING_SET, search: 'anna', everywhere: true }],
    ['date=yesterday', { ...NOTHING_SET, day: 'yesterday' }],
    ['status=READY&date=2026-11-15', { ...NOTHING_SET, status: 'READY', day: '2026-11-15' }],
  ] as const)('reads and writes %j', (text, view) => {
    expect(parseView(new URLSearchParams(text))).toEqual(view);
    expect(writeView(view).toString()).toBe(text);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'status=ready', 'status=toString', 'date=2026-13-01'])(
    'ignores %s',
    (text) => {
      expect(parseView(new URLSearchParams(text))).toEqual(NOTHING_SET);
    },
  );
});

describe('the search', () => {
  const anna = order(17, { customerName: 'Anna de Vries', customerPhone: '+31 6 1234 5678' });
  const bram = order(18, { customerName: 'Bram Jansen', customerPhone: '020 555 0199' });

  it.each([
    ['ANNA', [anna]],
    [' vries ', [anna]],
    ['-018', [bram]],
    ['20261121', [anna, bram]],
    ['555 01', [bram]],
    ['+31', [anna]],
    ['', [anna, bram]],
    ['example.com', []],
  ])('%j', (text, found) => {
    expect(searchOrders([anna, bram], text)).toEqual(found);
  });
});

it('statuses come in the order of an order’s life', () => {
  expect(STATUSES).toEqual(['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELLED']);
});
