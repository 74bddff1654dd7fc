import { beforeAll, describe, expect, it } from 'vitest';
import { createRowCounts } from '../../restaurant/row-counts.js';
import { useProduct } from '../../restaurant/use-product.js';
import { sendFuzz } from './fuzz.js';
import { PAST_FINDINGS } from './past-findings.js';

const product = useProduct();
let rowCounts: () => Promise<Record<string, string>>;
beforeAll(async () => {
  rowCounts = await createRowCounts(product().sql, 'sqlite');
});

describe('what generated requests have found', () => {
  it.each(PAST_FINDINGS)('$why: $bytes', async ({ bytes, incomplete, statuses }) => {
    const before = await rowCounts();
    const reply = await sendFuzz(product().url, product().token, { label: '', writes: false, bytes, incomplete });
    expect(statuses).toContain(reply.status);
    expect(await rowCounts()).toEqual(before);
  });
});
