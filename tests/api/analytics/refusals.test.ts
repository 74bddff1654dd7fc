import { describe, expect, it } from 'vitest';
import { readFailure } from '../../product/client.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct();

const DATES = ['2026-02-30', '2026-13-01', 'today', '21-11-2026', '2026-11-21T00:00:00Z', '2026-11-21 ', '20261121'];
const NUMBERS = ['0', '-1', '1.5', '1e2', 'seven', '9999999999', '0x7', ' 7'];

const WRONG = [
  ...['dashboard', 'order-status-distribution', 'revenue-by-hour'].map((path) => ({
    path,
    field: 'date',
    values: DATES,
  })),
  ...['sales-trends', 'popular-items', 'customer-insights'].map((path) => ({
    path,
    field: 'days',
    values: [...NUMBERS, '367'],
  })),
  { path: 'popular-items', field: 'limit', values: [...NUMBERS, '101'] },
];

/** Asks a figure with a query as it stands. */
const ask = (path: string, query: string) =>
  product().api.send(`/api/admin/analytics/${path}?${query}`, {
    headers: { authorization: `Bearer ${product().token}` },
  });

/** A 400 whose sentence begins with the field and whose issues name it. */
async function expectRefusal(path: string, query: string, field: string): Promise<void> {
  const { status, error } = readFailure(await ask(path, query));
  expect([query, status, error.message.split(' ')[0]]).toEqual([query, 400, field]);
  expect(error.details).toMatchObject({ issues: [{ path: field }] });
}

describe('a figure refuses, naming the field,', () => {
  it.each(WRONG)('a wrong $field of $path', async ({ path, field, values }) => {
    for (const value of values) await expectRefusal(path, `${field}=${encodeURIComponent(value)}`, field);
  });

  it.each(WRONG)('several values of $field at once on $path', async ({ path, field, values: [, value] }) => {
    await expectRefusal(path, `${field}=${value}&${field}=${value}`, field);
    await expectRefusal(path, `${field}[a]=1`, field);
  });

  it.each([
    ['dashboard', 'days'],
    ['dashboard', 'Date'],
    ['order-status-distribution', 'status'],
    ['revenue-by-hour', 'hour'],
    ['sales-trends', 'date'],
    ['sales-trends', 'limit'],
    ['popular-items', 'date'],
    ['customer-insights', 'limit'],
  ])('a query of %s that has an unknown field, %s', (path, field) => expectRefusal(path, `${field}=1`, field));

  it.each(WRONG)('no empty $field of $path: it counts as not given', async ({ path, field }) => {
    const [empty, without] = [await ask(path, `${field}=`), await ask(path, '')];
    expect([empty.status, empty.text]).toEqual([200, without.text]);
  });

  it('nothing at the bounds: 1 and 366 days, 1 and 100 items, a leap day', async () => {
    for (const [path, query] of [
      ['sales-trends', 'days=1'],
      ['sales-trends', 'days=366'],
      ['popular-items', 'days=366&limit=100'],
      ['popular-items', 'days=1&limit=1'],
      ['customer-insights', 'days=366'],
      ['revenue-by-hour', 'date=2024-02-29'],
    ] as const) {
      expect([path, query, (await ask(path, query)).status]).toEqual([path, query, 200]);
    }
  });
});
