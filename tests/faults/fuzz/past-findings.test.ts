import { beforeAll, describe, expect, it } from 'vitest';
import { createRowCounts } from '../../restaurant/row-counts.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { sendFuzz } from './fuzz.js';
import { PAST_FINDINGS } from './past-findings.js';

describe.each(DATABASES)('what generated requests have found, on %s', (database) => {
  const product = useProduct(database);
  let rowCounts: () => Promise<Record<string, string>>;
  beforeAll(async () => {
    rowCounts = await createRowCounts(product().sql, database);
  });

  it.each(PAST_FINDINGS)('$why: $bytes', async ({ bytes, incomplete, statuses }) => {
    const before = await rowCounts();
    const reply = await sendFuzz(product().url, product().token, { label: '', writes: false, bytes, incomplete });
    expect(statuses).toContain(reply.status);
    expect(await rowCounts()).toEqual(before);
  });
});
