import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, countRows } from './product/content.js';
import { signInToPanel, type Panel } from './product/panel.js';
import { useProduct } from './product/use-product.js';

const DEALS = '/content-manager/collection-types/api::deal.deal';
const RESTAURANT = '/content-manager/single-types/api::restaurant.restaurant';

const product = useProduct();
let panel: Panel;

beforeAll(async () => {
  panel = await signInToPanel(product().api, product().dataDir);
});

const save = (method: 'POST' | 'PUT', path: string, data: Record<string, unknown>) =>
  panel.ask(path, { method, body: JSON.stringify(data) });

describe('a deal in the raw panel', () => {
  const WRONG_WAY_ROUND = /400.*validUntil must not be before validFrom\./;
  const days = async (id: string): Promise<unknown> =>
    product().sql('deals').where({ document_id: id }).first('valid_from', 'valid_until');

  it('never ends before it begins, whichever of the two days is edited', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-30' });
    for (const data of [
      { validUntil: '2026-11-20' },
      { validFrom: '2026-12-01' },
      { validFrom: '2026-12-09', validUntil: '2026-12-08' },
    ]) {
      await expect(save('PUT', `${DEALS}/${id}`, data)).rejects.toThrow(WRONG_WAY_ROUND);
    }
    expect(await days(id)).toEqual({ valid_from: '2026-11-21', valid_until: '2026-11-30' });
  });

  it('takes one day alone, and no day', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-30' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: '2026-11-30' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: null });
    await save('PUT', `${DEALS}/${id}`, { validUntil: '2026-01-01' });
    expect(await days(id)).toEqual({ valid_from: null, valid_until: '2026-01-01' });
    await save('PUT', `${DEALS}/${id}`, { validFrom: '2026-11-30', validUntil: null });
    expect(await days(id)).toEqual({ valid_from: '2026-11-30', valid_until: null });
  });

  it('stored the wrong way round can still be renamed, and mended', async () => {
    const id = await addDeal(product().sql, { valid_from: '2026-11-21', valid_until: '2026-11-20' });
    await save('PUT', `${DEALS}/${id}`, { title: 'Renamed' });
    expect(await countRows(product().sql, 'deals', { document_id: id, title: 'Renamed' })).toBe(1);
    await save('PUT', `${DEALS}/${id}`, { validUntil: '2026-11-22' });
  });

  it('is not stored the wrong way round when it is new', async () => {
    const before = await countRows(product().sql, 'deals');
    const deal = { title: 'New', description: 'New.', discountedPrice: 1 };
    const data = { ...deal, validFrom: '2026-11-22', validUntil: '2026-11-21' };
    await expect(save('POST', DEALS, data)).rejects.toThrow(WRONG_WAY_ROUND);
    expect(await countRows(product().sql, 'deals')).toBe(before);
  });
});

describe('the restaurant in the raw panel', () => {
  it('has no longest preparation below its shortest', async () => {
    const { preparationTimeMin: min, preparationTimeMax: max } = await product().api.get('restaurantInfo', {});
    const refusal = /400.*preparationTimeMax must not be below preparationTimeMin\./;
    await expect(save('PUT', RESTAURANT, { preparationTimeMin: max + 1 })).rejects.toThrow(refusal);
    await expect(save('PUT', RESTAURANT, { preparationTimeMax: min - 1 })).rejects.toThrow(refusal);
    await save('PUT', RESTAURANT, { preparationTimeMin: max + 1, preparationTimeMax: max + 1 });
    expect(await product().api.get('restaurantInfo', {})).toMatchObject({ preparationTimeMin: max + 1 });
  });
});
