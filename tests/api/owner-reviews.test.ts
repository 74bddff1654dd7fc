import { randomBytes } from 'node:crypto';
import { addDays, type AdminReview } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../restaurant/use-product.js';

const idsOf = (reviews: { id: string }[]) => reviews.map(({ id }) => id);

const averageOf = (ratings: number[]) =>
  ratings.length === 0 ? 0 : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;

/** The owner's figures, counted one by one. */
const recount = (reviews: AdminReview[]) => ({
  totalReviews: reviews.length,
  verifiedReviews: reviews.filter((review) => review.verified).length,
  averageRating: averageOf(reviews.map((review) => review.rating)),
  totalHelpfulVotes: reviews.reduce((sum, review) => sum + review.helpfulCount, 0),
});

describe.each(DATABASES_IN_DEPTH)("the owner's reviews on %s", (database) => {
  const product = useProduct(database);
  const owner = () => ({ token: product().token });

  /** Stores a review as a visitor could have left it. @returns its id */
  async function add(writtenAt: string, changes: Record<string, unknown> = {}): Promise<string> {
    const now = new Date();
    const row = {
      document_id: randomBytes(12).toString('hex'),
      created_at: now,
      updated_at: now,
      published_at: now,
      customer_name: 'Bram',
      customer_email: 'bram@example.com',
      rating: 4,
      comment: 'Good.',
      verified: false,
      is_active: true,
      helpful_count: 0,
      written_at: new Date(writtenAt),
      ...changes,
    };
    await product().sql('reviews').insert(row);
    return row.document_id;
  }

  const pageOf = (query: Record<string, string> = {}) => product().api.get('adminReviews', { query }, owner());
  const read = (id: string) => product().api.get('adminReview', { params: { id } }, owner());
  const verify = (id: string) => product().api.get('toggleReviewVerified', { params: { id } }, owner());
  const remove = (id: string) => product().api.call('deleteReview', { params: { id } }, owner());
  const restore = (id: string) => product().api.get('restoreReview', { params: { id } }, owner());
  const statistics = (date?: string) => product().api.get('reviewStatistics', { query: { date } }, owner());

  async function everything(): Promise<AdminReview[]> {
    const first = await pageOf({ size: '100' });
    expect(first.totalPages).toBe(1);
    return first.content;
  }

  const listed = async (id: string) => {
    const { content } = await product().api.get('reviews', { query: { size: '100' } });
    return content.find((review) => review.id === id);
  };

  it('come in pages, the newest first, deleted ones too, with their filters', async () => {
    await remove(await add('2026-01-05T12:00:00Z', { rating: 1 }));
    await add('2026-01-06T12:00:00Z', { rating: 1, verified: true });
    const all = await everything();
    expect(all.some((review) => !review.isActive)).toBe(true);
    expect(all.map((review) => review.createdAt)).toEqual(
      all
        .map((review) => review.createdAt)
        .sort()
        .reverse(),
    );
    const cases: [Record<string, string>, (review: AdminReview) => boolean][] = [
      [{}, () => true],
      [{ rating: '5' }, (review) => review.rating === 5],
      [{ verified: 'true' }, (review) => review.verified],
      [{ verified: 'false' }, (review) => !review.verified],
      [{ rating: '1', verified: 'true' }, (review) => review.rating === 1 && review.verified],
      [{ rating: '1', date: '2026-01-05' }, (review) => review.createdAt === '2026-01-05T12:00:00.000Z'],
    ];
    for (const [query, isMeant] of cases) {
      const expected = all.filter(isMeant);
      expect(expected.length).toBeGreaterThan(0);
      const page = await pageOf({ ...query, size: '100' });
      expect(page.content).toEqual(expected);
      expect(page.totalElements).toBe(expected.length);
    }
    expect(await pageOf({ page: '2', size: '7' })).toMatchObject({ content: all.slice(14, 21), number: 2, size: 7 });
    expect((await pageOf()).size).toBe(20);
    expect(await pageOf({ page: '999' })).toMatchObject({ content: [], last: true });
  });

  it.each([
    ['2020-03-29', '2020-03-28T23:00:00Z', '2020-03-29T22:00:00Z', 23],
    ['2020-10-25', '2020-10-24T22:00:00Z', '2020-10-25T23:00:00Z', 25],
    ['2020-06-15', '2020-06-14T22:00:00Z', '2020-06-15T22:00:00Z', 24],
  ])("of %s are those of the restaurant's day, from %s to %s: %s hours", async (date, from, until) => {
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    await add(before(from), { rating: 1, helpful_count: 100 });
    const first = await add(from, { rating: 5, verified: true, helpful_count: 3 });
    const last = await add(before(until), { rating: 2 });
    const deleted = await add(before(until), { rating: 1, is_active: false });
    await add(until, { rating: 1, helpful_count: 100 });
    const { content } = await pageOf({ date });
    expect(idsOf(content)).toEqual([deleted, last, first]);
    expect(await statistics(date)).toEqual({
      totalReviews: 2,
      verifiedReviews: 1,
      averageRating: 3.5,
      totalHelpfulVotes: 3,
    });
    expect(await statistics(addDays(date, -300))).toEqual(recount([]));
  });

  it('take the first and the last day that a date can name', async () => {
    for (const date of ['0001-01-01', '9999-12-31']) {
      expect((await pageOf({ date })).content).toEqual([]);
      expect(await statistics(date)).toEqual(recount([]));
    }
  });

  it.each([
    ['', 'rating', 'rating=6'],
    ['', 'verified', 'verified=1'],
    ['', 'date', 'date=2026-02-30'],
    ['', 'page', 'page=x'],
    ['', 'q', 'q=x'],
    ['/statistics', 'date', 'date=yesterday'],
    ['/recent', 'limit', 'limit=0'],
    ['/top-helpful', 'limit', 'limit=101'],
  ])('%s refuse a wrong %s by name: ?%s', async (path, field, query) => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.sendWrong(`/api/admin/reviews${path}?${query}`, undefined, { method: 'GET', headers });
    expect(answer.status).toBe(400);
    expect(answer.error.details.issues?.[0]?.path).toBe(field);
  });

  it('are counted without the deleted ones', async () => {
    const { api } = product();
    await remove(await add('2026-02-01T12:00:00Z', { rating: 1, verified: true, helpful_count: 1000 }));
    const counted = (await everything()).filter((review) => review.isActive);
    expect(await statistics()).toEqual(recount(counted));
    const byRating = await api.get('reviewsByRating', {}, owner());
    expect(byRating).toEqual((await api.get('reviewStats', {})).ratingBreakdown);
    for (const star of [1, 2, 3, 4, 5] as const) {
      expect(byRating[star]).toBe(counted.filter((review) => review.rating === star).length);
    }
  });

  it('are given newest first and most helpful first, as many as asked for', async () => {
    const { api } = product();
    await remove(await add(new Date().toISOString(), { helpful_count: 1000 }));
    const counted = (await everything()).filter((review) => review.isActive);
    const recent = (limit?: string) => api.get('recentReviews', { query: { limit } }, owner());
    const helpful = (limit?: string) => api.get('topHelpfulReviews', { query: { limit } }, owner());
    expect(await recent()).toEqual(counted.slice(0, 10));
    expect(await recent('3')).toEqual(counted.slice(0, 3));
    const ranked = [...counted].sort((one, other) => other.helpfulCount - one.helpfulCount);
    expect(await helpful()).toEqual(ranked.slice(0, 10));
    expect(await helpful('25')).toEqual(ranked.slice(0, 25));
  });

  it('are verified and taken back, and visitors see it at once', async () => {
    const id = await add('2026-03-01T12:00:00Z');
    const before = await read(id);
    const after = await verify(id);
    expect(after).toEqual({ ...before, verified: true, version: after.version });
    expect(after.version).not.toBe(before.version);
    expect((await listed(id))?.verified).toBe(true);
    expect((await verify(id)).verified).toBe(false);
    expect((await listed(id))?.verified).toBe(false);
  });

  it('get one helpful vote more with each call, visitors voting at the same time', async () => {
    const { api } = product();
    const id = await add('2026-03-02T12:00:00Z', { helpful_count: 5 });
    const vote = () => api.get('addHelpfulVote', { params: { id } }, owner());
    expect((await vote()).helpfulCount).toBe(6);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => [
        vote(),
        api.get('voteHelpful', { params: { id } }, { headers: { 'user-agent': `visitor ${index}` } }),
      ]).flat(),
    );
    expect((await read(id)).helpfulCount).toBe(26);
    expect((await listed(id))?.helpfulCount).toBe(26);
  });

  it('leave the public list when deleted, and come back as they were', async () => {
    const { api } = product();
    const id = await add('2026-03-03T12:00:00Z', { order_number: '20260303-001', verified: true });
    const review = await read(id);
    expect(review).toMatchObject({ customerEmail: 'bram@example.com', orderNumber: '20260303-001', isActive: true });
    expect(await remove(id)).toMatchObject({ status: 204, text: '' });
    expect(await listed(id)).toBeUndefined();
    const deleted = await read(id);
    expect(deleted.isActive).toBe(false);
    expect((await remove(id)).status).toBe(204);
    for (const name of ['toggleReviewVerified', 'addHelpfulVote'] as const) {
      const answer = await api.call(name, { params: { id } }, owner());
      expect(answer).toMatchObject({ status: 409, error: { message: 'This review is deleted: restore it first.' } });
    }
    expect(await read(id)).toEqual(deleted);
    const restored = await restore(id);
    expect(restored).toEqual({ ...review, version: restored.version });
    expect(await restore(id)).toEqual(restored);
    expect(await listed(id)).toBeDefined();
  });

  it('that are unknown answer 404 to every call', async () => {
    const { api } = product();
    for (const name of [
      'adminReview',
      'toggleReviewVerified',
      'addHelpfulVote',
      'restoreReview',
      'deleteReview',
    ] as const) {
      const answer = await api.call(name, { params: { id: 'unknown' } }, owner());
      expect(answer).toMatchObject({ status: 404, error: { message: 'There is no such review.' } });
    }
  });

  describe('in the raw panel', () => {
    let panel: Panel;
    beforeAll(async () => {
      panel = await signInToPanel(product().api, product().dataDir);
    });

    it('show an edit in the next answer, and the figures follow', async () => {
      const id = await add('2021-05-05T12:00:00Z', { rating: 5 });
      const before = await read(id);
      await panel.ask(`/content-manager/collection-types/api::review.review/${id}`, {
        method: 'PUT',
        body: JSON.stringify({ rating: 2, comment: 'Changed in the panel.', verified: true }),
      });
      expect(await read(id)).toMatchObject({ rating: 2, comment: 'Changed in the panel.', verified: true });
      expect((await read(id)).version).not.toBe(before.version);
      expect(await statistics('2021-05-05')).toMatchObject({ averageRating: 2, verifiedReviews: 1 });
      expect(await listed(id)).toBeDefined();
    });
  });
});
