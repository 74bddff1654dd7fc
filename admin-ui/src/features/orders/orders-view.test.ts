import { describe, expect, it } from 'vitest';
import { order } from '../../../../tests/mock-api/index.js';
import { countByStatus, parseView, searchOrders, STATUSES, writeView } from './orders-view.js';

describe('the view in the URL', () => {
  it.each([
    ['', { search: '', status: null, page: 0 }],
    ['q=anna+de&status=READY&page=3', { search: 'anna de', status: 'READY', page: 2 }],
  ] as const)('reads and writes %j', (text, view) => {
    expect(parseView(new URLSearchParams(text))).toEqual(view);
    expect(writeView(view).toString()).toBe(text);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'status=ready', 'status=toString'])('ignores %s', (text) => {
    expect(parseView(new URLSearchParams(text))).toEqual({ search: '', status: null, page: 0 });
  });
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

describe('statuses', () => {
  it('come in the order of an order’s life, and are counted', () => {
    expect(STATUSES).toEqual(['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED', 'CANCELLED']);
    const counts = countByStatus([order(1), order(2), order(3, { status: 'READY' })]);
    expect([...counts]).toEqual([
      ['PENDING', 2],
      ['READY', 1],
    ]);
  });
});
