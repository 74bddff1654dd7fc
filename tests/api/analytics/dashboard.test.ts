import { randomBytes } from 'node:crypto';
import { addDays, dealPhase } from '@pickup/contract';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addDish } from '../../restaurant/content.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { todayThere } from './generated-orders.js';

interface StoredReview {
  rating: number;
  is_active: boolean;
}

/** Stores a review as a visitor or the owner could have left it. */
async function addReview(sql: Knex, review: StoredReview): Promise<void> {
  const now = new Date();
  await sql('reviews').insert({
    document_id: randomBytes(12).toString('hex'),
    customer_name: 'Anna',
    customer_email: 'anna@example.com',
    verified: false,
    helpful_count: 0,
    written_at: now,
    created_at: now,
    updated_at: now,
    published_at: now,
    ...review,
  });
}

describe.each(DATABASES)('the dashboard on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  const edit = (uid: string, id: string, changes: object) =>
    panel.ask(`/content-manager/collection-types/${uid}/${id}`, { method: 'PUT', body: JSON.stringify(changes) });

  const idOfReview = async (rating: number) => {
    const row: { document_id: string } = await product().sql('reviews').where({ rating }).first('document_id');
    return row.document_id;
  };

  const flag = fc.boolean();
  const review = fc.record({ rating: fc.integer({ min: 1, max: 5 }), is_active: flag });
  const dish = fc.record({ is_active: flag, available: flag });

  it('counts reviews, dishes and deals as visitors find them', async () => {
    const { api, sql, token } = product();
    const today = todayThere();
    const edge = fc.constantFrom(null, ...[-30, -1, 0, 1, 6, 7, 8, 30].map((offset) => addDays(today, offset)));
    const deal = fc.record({ is_active: flag, active: flag, valid_from: edge, valid_until: edge });
    const content = fc.record({
      reviews: fc.array(review, { maxLength: 30 }),
      dishes: fc.array(dish, { maxLength: 10 }),
      deals: fc.array(deal, { maxLength: 20, size: 'max' }),
    });
    await fc.assert(
      fc.asyncProperty(content, async ({ reviews, dishes, deals }) => {
        for (const table of ['reviews', 'menu_items', 'deals']) await sql(table).delete();
        for (const row of reviews) await addReview(sql, row);
        for (const row of dishes) await addDish(sql, row);
        for (const row of deals) await addDeal(sql, row);
        const answer = await api.get('dashboard', { query: {} }, { token });
        fc.pre(todayThere() === today);
        const kept = reviews.filter((row) => row.is_active);
        const stars = kept.reduce((sum, { rating }) => sum + rating, 0);
        const onOffer = deals.filter(
          (row) =>
            row.is_active &&
            row.active &&
            dealPhase({ validFrom: row.valid_from, validUntil: row.valid_until }, today) === 'current',
        );
        expect(answer).toMatchObject({
          averageRating: kept.length === 0 ? 0 : Math.round((stars / kept.length) * 10) / 10,
          totalReviews: kept.length,
          activeMenuItems: dishes.filter((row) => row.is_active && row.available).length,
          totalMenuItems: dishes.filter((row) => row.is_active).length,
          activeDeals: onOffer.length,
        });
      }),
      { numRuns: 12 },
    );
  });

  it('says the same of reviews and deals as the public calls', async () => {
    const { api, sql, token } = product();
    const today = todayThere();
    await addDeal(sql, { valid_from: addDays(today, 7) });
    const latest = await addDeal(sql, { valid_from: addDays(today, 8) });
    // PostgreSQL reports another program's commit a moment after that program knows of it.
    await expect.poll(async () => (await api.get('deals', {})).map(({ id }) => id)).toContain(latest);
    const { averageRating, totalReviews } = await api.get('reviewStats', {});
    const current = (await api.get('deals', {})).filter((each) => dealPhase(each, today) === 'current');
    expect(await api.get('dashboard', { query: {} }, { token })).toMatchObject({
      averageRating,
      totalReviews,
      activeDeals: current.length,
    });
  });

  it('follows a review, a dish and a deal that are taken away in the raw panel, and a review deleted by its call', async () => {
    const { api, sql, token } = product();
    await sql('reviews').delete();
    for (const rating of [5, 2, 1]) await addReview(sql, { rating, is_active: true });
    const [bad, worse] = await Promise.all([idOfReview(2), idOfReview(1)]);
    const [soup, lunch] = [await addDish(sql), await addDeal(sql)];
    const before = await api.get('dashboard', { query: {} }, { token });
    expect(before).toMatchObject({ averageRating: 2.7, totalReviews: 3 });

    await edit('api::review.review', bad, { isActive: false });
    await edit('api::menu-item.menu-item', soup, { available: false });
    await edit('api::deal.deal', lunch, { validUntil: addDays(todayThere(), -1) });
    const after = {
      ...before,
      averageRating: 3,
      totalReviews: 2,
      activeMenuItems: before.activeMenuItems - 1,
      activeDeals: before.activeDeals - 1,
    };
    expect(await api.get('dashboard', { query: {} }, { token })).toEqual(after);

    await api.get('deleteReview', { params: { id: worse } }, { token });
    expect(await api.get('dashboard', { query: {} }, { token })).toEqual({
      ...after,
      averageRating: 5,
      totalReviews: 1,
    });
  });
});
