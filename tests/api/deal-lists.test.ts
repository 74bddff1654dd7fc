import { countListedDeals, dealState, type AdminDeal } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { addDeal, countRows } from '../restaurant/content.js';
import { dealCalls, idsOf, inDays } from '../restaurant/deals.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const DAYS = ['live', 'starts', 'ended'];

describe.each(DATABASES_IN_DEPTH)("the owner's lists of deals on %s", (database) => {
  const product = useProduct(database);
  const { owner, create, remove, everything } = dealCalls(product);

  it('come in pages, those of today before those to come and over, each filter by its own field', async () => {
    const { api, sql } = product();
    await create({ active: false, dealType: 'FREE' });
    await remove((await create({ featured: true, dealType: 'FREE' })).id);
    const over = await addDeal(sql, { valid_until: inDays(-1) });
    const newest = await create({});
    const all = await everything();
    expect(all).toHaveLength(await countRows(sql, 'deals'));
    expect(all[0]?.id).toBe(newest.id);
    const days = all.map((deal) => dealState({ ...deal, active: true }, inDays(0)));
    expect(days).toEqual([...days].toSorted((one, other) => DAYS.indexOf(one) - DAYS.indexOf(other)));
    expect(new Set(days)).toEqual(new Set(DAYS));
    expect(all.findLastIndex(({ id }) => id === over)).toBeGreaterThan(days.lastIndexOf('starts'));
    const pageOf = (query: Record<string, string>) => api.get('adminDeals', { query }, owner());
    const cases: [Record<string, string>, (deal: AdminDeal) => boolean][] = [
      [{}, () => true],
      [{ active: 'true' }, (deal) => deal.active],
      [{ active: 'false' }, (deal) => !deal.active],
      [{ featured: 'true' }, (deal) => deal.featured],
      [{ type: 'FREE' }, (deal) => deal.dealType === 'FREE'],
      [{ type: 'FREE', active: 'false', featured: 'false' }, (d) => d.dealType === 'FREE' && !d.active && !d.featured],
    ];
    for (const [query, isMeant] of cases) {
      const expected = all.filter(isMeant);
      expect(expected.length).toBeGreaterThan(0);
      const page = await pageOf({ ...query, size: '100' });
      expect(page.content).toEqual(expected);
      expect(page.totalElements).toBe(expected.length);
    }
    expect(await pageOf({ page: '1', size: '3' })).toMatchObject({ content: all.slice(3, 6), number: 1, size: 3 });
    expect((await pageOf({})).size).toBe(20);
    expect(await pageOf({ page: '999' })).toMatchObject({ content: [], last: true });
  });

  it.each([
    ['active', 'active=yes'],
    ['type', 'type=combo'],
    ['page', 'page=-1'],
    ['size', 'size=0'],
    ['sort', 'sort=id'],
  ])('refuse a wrong %s by name: ?%s', async (field, query) => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.sendWrong(`/api/admin/deals?${query}`, undefined, { method: 'GET', headers });
    expect(answer.status).toBe(400);
    expect(answer.error.details.issues?.[0]?.path).toBe(field);
  });

  it("are current, upcoming or expired by the restaurant's day, and counted so", async () => {
    const { api, sql } = product();
    const made = {
      open: await addDeal(sql),
      lastDay: await addDeal(sql, { valid_until: inDays(0) }),
      within: await addDeal(sql, { valid_from: inDays(7) }),
      beyond: await addDeal(sql, { valid_from: inDays(8) }),
      beyondOff: await addDeal(sql, { valid_from: inDays(8), active: false }),
      past: await addDeal(sql, { valid_until: inDays(-1), featured: true }),
      pastOff: await addDeal(sql, { valid_until: inDays(-1), active: false }),
      off: await addDeal(sql, { active: false }),
      deleted: await addDeal(sql, { is_active: false }),
      deletedPast: await addDeal(sql, { is_active: false, valid_until: inDays(-1) }),
    };
    const nameOf = new Map(Object.entries(made).map(([name, id]) => [id, name]));
    const namesIn = (deals: AdminDeal[]) => idsOf(deals).flatMap((id) => nameOf.get(id) ?? []);
    const current = await api.get('currentDeals', {}, owner());
    const upcoming = await api.get('upcomingDeals', {}, owner());
    const expired = await api.get('expiredDeals', {}, owner());
    expect(namesIn(current)).toEqual(['within', 'lastDay', 'open']);
    expect(namesIn(upcoming)).toEqual(['beyondOff', 'beyond']);
    expect(namesIn(expired)).toEqual(['pastOff', 'past']);
    const all = await everything();
    const kept = all.filter((deal) => deal.isActive);
    expect(await api.get('dealStatistics', {}, owner())).toEqual({
      total: kept.length,
      active: kept.filter((deal) => deal.active).length,
      featured: kept.filter((deal) => deal.featured).length,
      current: current.length,
      upcoming: upcoming.length,
      expired: expired.length,
      listed: countListedDeals(all),
    });
  });
});
