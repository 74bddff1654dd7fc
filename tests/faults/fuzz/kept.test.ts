import { beforeAll, describe, expect, it } from 'vitest';
import { createStock } from '../../restaurant/stock.js';
import { useProduct } from '../../restaurant/use-product.js';
import { sendFuzz } from './fuzz.js';
import { KEPT } from './kept.js';

const product = useProduct();
let stock: () => Promise<Record<string, string>>;
beforeAll(async () => {
  stock = await createStock(product().sql, 'sqlite');
});

describe('what generated requests have found', () => {
  it.each(KEPT)('$why: $bytes', async ({ bytes, incomplete, statuses }) => {
    const before = await stock();
    const reply = await sendFuzz(product().url, product().token, { label: '', writes: false, bytes, incomplete });
    expect(statuses).toContain(reply.status);
    expect(await stock()).toEqual(before);
  });
});
