import { PLACEHOLDER_IMAGE } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, countRows } from '../restaurant/content.js';
import { dealCalls, dealForm, idsOf, inDays } from '../restaurant/deals.js';
import { orderOf } from '../restaurant/orders.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

describe.each(DATABASES_IN_DEPTH)('deals on %s', (database) => {
  const product = useProduct(database);
  const { owner, create, update, read, remove, restore, asVisitor, everything } = dealCalls(product);

  it('are created with their discount, and visitors see them at once', async () => {
    const deal = await create({ dealType: 'DINNER', featured: true });
    expect(deal).toMatchObject({
      discountPercentage: 25,
      discountedPrice: 7.5,
      dealType: 'DINNER',
      imageUrl: PLACEHOLDER_IMAGE,
      active: true,
      isActive: true,
      isConditional: false,
      minimumOrderAmount: null,
    });
    expect(await read(deal.id)).toEqual(deal);
    expect((await everything())[0]).toEqual(deal);
    expect(await asVisitor(deal.id)).toMatchObject({ dealPrice: 7.5, discountPercentage: 25, type: 'other' });
    expect(idsOf(await product().api.get('featuredDeals', {}))).toContain(deal.id);
  });

  it('have defaults for what the form leaves out', async () => {
    const body = { title: 'Plain', description: 'Plain.', validFrom: inDays(0), validUntil: inDays(0) };
    expect(await product().api.get('createDeal', { body }, owner())).toMatchObject({
      discountedPrice: null,
      originalPrice: null,
      discountPercentage: 0,
      dealType: 'COMBO',
      featured: false,
      active: true,
      minimumOrderAmount: null,
      validFrom: inDays(0),
      validUntil: inDays(0),
    });
  });

  it('without a deal price are free and save nothing, in every answer', async () => {
    const { id, ...deal } = await create({ originalPrice: 10, discountedPrice: null, featured: true });
    expect(deal).toMatchObject({ originalPrice: 10, discountedPrice: null, discountPercentage: 0 });
    const shown = { dealPrice: 0, originalPrice: 10, discountPercentage: 0 };
    expect(await asVisitor(id)).toMatchObject(shown);
    const featured = await product().api.get('featuredDeals', {});
    expect(featured.find((one) => one.id === id)).toMatchObject(shown);
    const items = [{ itemId: id, itemType: 'deal', quantity: 1 }] as const;
    const { lines, total } = await product().api.get('quote', { body: { items: [...items] } });
    expect([lines[0]?.unitPrice, lines[0]?.obstacle, total]).toEqual([0, null, 0]);
    expect(await update(id, { discountedPrice: 0 })).toMatchObject({ discountedPrice: 0, discountPercentage: 100 });
    expect((await asVisitor(id))?.discountPercentage).toBe(100);
  });

  it('have a maximum per order, which stays where it is left out and can be taken away', async () => {
    const { api } = product();
    const { id, maxPerOrder } = await create({ discountedPrice: 0, maxPerOrder: 2 });
    expect([maxPerOrder, (await asVisitor(id))?.maxPerOrder, (await update(id)).maxPerOrder]).toEqual([2, 2, 2]);
    const line = (quantity: number) => ({ itemId: id, itemType: 'deal' as const, quantity });
    const { lines } = await api.get('quote', { body: { items: [line(2), { ...line(1), customizations: ['cold'] }] } });
    expect(lines.map(({ obstacle, maxPerOrder: most }) => [obstacle, most])).toEqual([
      [null, 2],
      ['too-many', 2],
    ]);
    const message = 'Line 1: an order takes at most 2 of Test deal.';
    expect(await api.call('placeOrder', { body: orderOf([line(3)]) })).toMatchObject({
      status: 400,
      error: { message, details: { issues: [{ path: 'items.0.quantity', message }] } },
    });
    expect((await api.call('placeOrder', { body: orderOf([line(2)]) })).status).toBe(201);
    expect((await update(id, { maxPerOrder: null })).maxPerOrder).toBeNull();
    expect((await api.call('placeOrder', { body: orderOf([line(3)]) })).status).toBe(201);
  });

  it('have a minimum only while they are conditional', async () => {
    const { id, minimumOrderAmount } = await create({ minimumOrderAmount: 20 });
    expect(minimumOrderAmount).toBeNull();
    expect(await update(id, { isConditional: true, minimumOrderAmount: 20.5 })).toMatchObject({
      isConditional: true,
      minimumOrderAmount: 20.5,
    });
    expect((await asVisitor(id))?.minimumOrderAmount).toBe(20.5);
    await update(id, { isConditional: false, minimumOrderAmount: 20.5 });
    expect((await update(id, { isConditional: true })).minimumOrderAmount).toBeNull();
  });

  it('are changed with the next answer; a picture that is left out stays', async () => {
    const before = await create({ imageUrl: '/deals/a.webp' });
    const after = await update(before.id, { title: 'Other', originalPrice: null });
    expect(after).toMatchObject({ title: 'Other', discountPercentage: 0, imageUrl: '/deals/a.webp' });
    expect(after.version).not.toBe(before.version);
    expect(await read(before.id)).toEqual(after);
    expect(await asVisitor(before.id)).toMatchObject({ title: 'Other', originalPrice: null });
    expect((await update(before.id, { imageUrl: PLACEHOLDER_IMAGE })).imageUrl).toBe(PLACEHOLDER_IMAGE);
  });

  it('without a price or days are accepted as they were read, and lose no day that they have', async () => {
    const { api, sql, token } = product();
    const id = await addDeal(sql, { discounted_price: null, valid_from: null, valid_until: null });
    const { imageUrl: _url, ...shown } = await read(id);
    const put = (changes: object) =>
      api.call('updateDeal', { params: { id }, body: { ...shown, ...changes } }, { token });
    expect(await put({})).toMatchObject({ status: 200 });
    expect({ ...(await read(id)), version: '' }).toMatchObject({ ...shown, version: '' });
    const { version } = await read(id);
    expect(await put({ version, validUntil: inDays(3) })).toMatchObject({ status: 200 });
    expect(await put({ version: undefined, validFrom: inDays(4), validUntil: inDays(3) })).toMatchObject({
      status: 400,
      error: { message: 'validUntil must not be before validFrom.' },
    });
    expect(await put({ version: undefined })).toMatchObject({
      status: 400,
      error: { message: 'validUntil is required.' },
    });
  });

  it('can be toggled active and featured', async () => {
    const { api } = product();
    const { id } = await create();
    const turn = (name: 'toggleDealActive' | 'toggleDealFeatured') => api.get(name, { params: { id } }, owner());
    expect((await turn('toggleDealFeatured')).featured).toBe(true);
    expect(idsOf(await api.get('featuredDeals', {}))).toContain(id);
    expect(await turn('toggleDealActive')).toMatchObject({ active: false, isActive: true });
    expect(await asVisitor(id)).toBeUndefined();
    expect((await turn('toggleDealActive')).active).toBe(true);
    expect((await turn('toggleDealFeatured')).featured).toBe(false);
    expect(idsOf(await api.get('featuredDeals', {}))).not.toContain(id);
    expect(await asVisitor(id)).toBeDefined();
  });

  it('that are deleted leave every public answer, and come back as they were', async () => {
    const { api } = product();
    const deal = await create({ featured: true });
    expect(await remove(deal.id)).toMatchObject({ status: 204, text: '' });
    const deleted = await read(deal.id);
    expect(deleted).toMatchObject({ isActive: false, active: true });
    expect(await asVisitor(deal.id)).toBeUndefined();
    expect((await remove(deal.id)).status).toBe(204);
    for (const answer of [
      await api.call('updateDeal', { params: { id: deal.id }, body: dealForm() }, owner()),
      await api.call('toggleDealActive', { params: { id: deal.id } }, owner()),
      await api.call('toggleDealFeatured', { params: { id: deal.id } }, owner()),
    ]) {
      expect(answer).toMatchObject({ status: 409, error: { message: 'This deal is deleted: restore it first.' } });
    }
    expect(await read(deal.id)).toEqual(deleted);
    const restored = await restore(deal.id);
    expect({ ...restored, version: '' }).toEqual({ ...deal, version: '' });
    expect(await restore(deal.id)).toEqual(restored);
    expect(await asVisitor(deal.id)).toBeDefined();
  });

  it.each<[string, Record<string, unknown>]>([
    ['title', { title: ' ' }],
    ['description', { description: undefined }],
    ['imageUrl', { imageUrl: '//other.example/x' }],
    ['discountedPrice', { discountedPrice: 0.001 }],
    ['discountedPrice', { discountedPrice: -0.01 }],
    ['originalPrice', { originalPrice: 10_000 }],
    ['originalPrice', { originalPrice: '10' }],
    ['minimumOrderAmount', { isConditional: true, minimumOrderAmount: 1.234 }],
    ['maxPerOrder', { maxPerOrder: 0 }],
    ['maxPerOrder', { maxPerOrder: 100 }],
    ['maxPerOrder', { maxPerOrder: '1' }],
    ['dealType', { dealType: 'combo' }],
    ['validFrom', { validFrom: null }],
    ['validFrom', { validFrom: '2026-02-30' }],
    ['validFrom', { validFrom: '0000-01-01' }],
    ['validUntil', { validUntil: undefined }],
    ['validUntil', { validFrom: '2026-11-21', validUntil: '2026-11-20' }],
    ['active', { active: 'true' }],
    ['discountPercentage', { discountPercentage: 50 }],
    ['isActive', { isActive: false }],
  ])('with a wrong %s are refused by name, new or changed: %j', async (field, changes) => {
    const { api, sql, token } = product();
    const deal = await create();
    const count = await countRows(sql, 'deals');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = { ...dealForm(), ...changes };
    for (const answer of [
      await api.sendWrong('/api/admin/deals', body, { headers }),
      await api.sendWrong(`/api/admin/deals/${deal.id}`, body, { method: 'PUT', headers }),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.error.message).toMatch(new RegExp(`^${field} .+\\.$`));
      expect(answer.error.details.issues?.[0]?.path).toBe(field);
    }
    expect(await read(deal.id)).toEqual(deal);
    expect(await countRows(sql, 'deals')).toBe(count);
  });

  it('that are unknown answer 404 to every call', async () => {
    const { api } = product();
    const params = { id: 'unknown' };
    for (const answer of [
      await api.call('adminDeal', { params }, owner()),
      await api.call('updateDeal', { params, body: dealForm() }, owner()),
      await api.call('deleteDeal', { params }, owner()),
      await api.call('restoreDeal', { params }, owner()),
      await api.call('toggleDealActive', { params }, owner()),
      await api.call('toggleDealFeatured', { params }, owner()),
    ]) {
      expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such deal.' } });
    }
  });

  describe('in the raw panel', () => {
    let panel: Panel;
    beforeAll(async () => {
      panel = await signInToPanel(product().api, product().dataDir);
    });
    it('show an edit in the next answer', async () => {
      const { id } = await create();
      await panel.ask(`/content-manager/collection-types/api::deal.deal/${id}`, {
        method: 'PUT',
        body: JSON.stringify({ title: 'Renamed in the panel', discountedPrice: 5, dealType: 'DRINKS' }),
      });
      expect(await read(id)).toMatchObject({ title: 'Renamed in the panel', discountPercentage: 50 });
      expect(await asVisitor(id)).toMatchObject({ dealPrice: 5, type: 'drinks' });
    });
  });
});
