import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countRows } from '../restaurant/content.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { DATABASES_IN_DEPTH, useProduct, type RunningProduct } from '../restaurant/use-product.js';

const review = {
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.com',
  rating: 5,
  comment: 'Warm and on time.',
};

const write = ({ api }: RunningProduct, changes: Record<string, unknown> = {}) =>
  api.get('createReview', { body: { ...review, ...changes } });

const asVisitor = (browser: string) => ({ headers: { 'user-agent': browser } });

async function anyOrder({ api }: RunningProduct) {
  const [dish] = await api.get('menuItems', {});
  return api.get('placeOrder', {
    body: orderOf([dishLine(dish?.id ?? '')], { customerEmail: 'Anna@Example.com' }),
  });
}

/** An order that has been collected. */
async function collected(running: RunningProduct) {
  const order = await anyOrder(running);
  await running.sql('orders').where({ number: order.orderNumber }).update({ order_status: 'COMPLETED' });
  return order;
}

describe.each(DATABASES_IN_DEPTH)('reviews on %s', (database) => {
  const product = useProduct(database);

  it('come in pages, newest first unless asked otherwise', async () => {
    const { api } = product();
    const newest = await api.get('reviews', {});
    expect(newest).toMatchObject({ number: 0, size: 10, first: true, last: false, totalElements: 60, totalPages: 6 });
    const times = newest.content.map((one) => one.createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const last = await api.get('reviews', { query: { page: '5' } });
    expect(last).toMatchObject({ number: 5, last: true });
    const oldest = await api.get('reviews', { query: { sort: 'createdAt,asc', size: '60' } });
    expect(oldest.content.map((one) => one.id).slice(-10)).toEqual(newest.content.map((one) => one.id).reverse());
  });

  it('past the end are an empty page, and size is cut at 100', async () => {
    const { api } = product();
    expect(await api.get('reviews', { query: { page: '999' } })).toMatchObject({
      content: [],
      last: true,
      first: false,
    });
    expect((await api.get('reviews', { query: { size: '5000' } })).size).toBe(100);
  });

  it.each(['page=x', 'page=-1', 'page=1.5', 'size=0', 'size=ten', 'sort=rating', 'sort=createdAt,up'])(
    '?%s is refused with the name of its field',
    async (query) => {
      const { status, text } = await product().api.send(`/api/reviews?${query}`);
      expect(status).toBe(400);
      expect(text).toContain(query.split('=')[0]);
    },
  );

  it('never show an email or an order number', async () => {
    const { text } = await product().api.send('/api/reviews?size=100');
    expect(text).not.toMatch(/customerEmail|orderNumber|@/);
  });

  it('add up in the stats: average to one decimal, every star a key', async () => {
    const { api } = product();
    const stats = await api.get('reviewStats', {});
    const { content } = await api.get('reviews', { query: { size: '100' } });
    expect(Object.keys(stats.ratingBreakdown)).toEqual(['1', '2', '3', '4', '5']);
    expect(stats.totalReviews).toBe(content.length);
    const verified = content.filter((one) => one.verified);
    const verifiedSum = verified.reduce((total, { rating }) => total + rating, 0);
    expect(stats.verifiedReviews).toBe(verified.length);
    expect(stats.verifiedAverage).toBe(Math.round((verifiedSum / Math.max(1, verified.length)) * 10) / 10);
    const sum = content.reduce((total, one) => total + one.rating, 0);
    expect(stats.averageRating).toBe(Math.round((sum / content.length) * 10) / 10);
    for (const star of [1, 2, 3, 4, 5] as const) {
      expect(stats.ratingBreakdown[star]).toBe(content.filter((one) => one.rating === star).length);
    }
  });

  it('are written, counted and shown first', async () => {
    const running = product();
    const before = await running.api.get('reviewStats', {});
    const written = await write(running, { customerName: '  Anna  ', comment: '   ', rating: 2 });
    expect(written).toMatchObject({ customerName: 'Anna', comment: null, rating: 2, verified: false, helpfulCount: 0 });
    expect((await running.api.get('reviews', {})).content[0]).toEqual(written);
    expect(written.language).toBeNull();
    expect((await write(running, { language: 'nl' })).language).toBe('nl');
    const after = await running.api.get('reviewStats', {});
    expect(after.totalReviews).toBe(before.totalReviews + 2);
    expect(after.ratingBreakdown['2']).toBe(before.ratingBreakdown['2'] + 1);
  });

  it('are verified by an order number of the same email, whatever its case', async () => {
    const running = product();
    const { orderNumber } = await collected(running);
    expect((await write(running, { orderNumber, customerEmail: 'bram@example.com' })).verified).toBe(false);
    expect((await write(running, { orderNumber, customerEmail: 'ANNA@example.COM' })).verified).toBe(true);
    expect((await write(running, { orderNumber: '20200101-001' })).verified).toBe(false);
    expect((await write(running, { orderNumber: '' })).verified).toBe(false);
  });

  it('are verified by an order that was collected, and by no other', async () => {
    const running = product();
    const { orderNumber } = await anyOrder(running);
    const order = running.sql('orders').where({ number: orderNumber });
    for (const order_status of ['PENDING', 'CONFIRMED', 'PREPARING', 'READY', 'CANCELLED']) {
      await order.clone().update({ order_status });
      expect([order_status, (await write(running, { orderNumber })).verified]).toEqual([order_status, false]);
    }
    await order.clone().update({ order_status: 'COMPLETED' });
    expect((await write(running, { orderNumber })).verified).toBe(true);
  });

  it('are verified once by an order, however many come at once', async () => {
    const running = product();
    const { orderNumber } = await collected(running);
    const reviews = await Promise.all(Array.from({ length: 12 }, () => write(running, { orderNumber })));
    expect(reviews.filter(({ verified }) => verified)).toHaveLength(1);
    expect((await write(running, { orderNumber })).verified).toBe(false);
  });

  it('are verified again by an order whose verified review was deleted, and not twice when that is restored', async () => {
    const running = product();
    const { api, token } = running;
    const { orderNumber } = await collected(running);
    const first = await write(running, { orderNumber });
    const restore = () => api.get('restoreReview', { params: { id: first.id } }, { token });
    await api.get('deleteReview', { params: { id: first.id } }, { token });
    expect((await restore()).verified).toBe(true);
    await api.get('deleteReview', { params: { id: first.id } }, { token });
    expect((await write(running, { orderNumber })).verified).toBe(true);
    expect((await restore()).verified).toBe(false);
    // What the owner says by hand stands.
    expect((await api.get('toggleReviewVerified', { params: { id: first.id } }, { token })).verified).toBe(true);
  });

  it('show markup as the text it is', async () => {
    const comment = '<script>alert("x")</script> & <b>bold</b>';
    expect((await write(product(), { comment })).comment).toBe(comment);
  });

  it.each([
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 4.5 }],
    ['rating', { rating: '5' }],
    ['rating', { rating: undefined }],
    ['customerName', { customerName: '   ' }],
    ['customerName', { customerName: '\u3164\u200b' }],
    ['customerName', { customerName: 'Anna\nBcc: x' }],
    ['customerName', { customerName: 'Anna \u202e' }],
    ['customerName', { customerName: 'x'.repeat(101) }],
    ['customerEmail', { customerEmail: '' }],
    ['customerEmail', { customerEmail: 'anna@' }],
    ['comment', { comment: 'x'.repeat(2001) }],
    ['orderNumber', { orderNumber: 'x'.repeat(31) }],
    ['verified', { verified: true }],
  ])('with a wrong %s are refused by name, and not stored: %j', async (field, changes) => {
    const { api, sql } = product();
    const before = await countRows(sql, 'reviews');
    const { status, error } = await api.sendWrong('/api/reviews', { ...review, ...changes });
    expect(status).toBe(400);
    expect(error.message).toMatch(new RegExp(`^${field} .+\\.$`));
    expect(await countRows(sql, 'reviews')).toBe(before);
  });

  it('leave the list and the stats when deleted, and cannot be voted for', async () => {
    const running = product();
    const { id } = await write(running);
    const before = await running.api.get('reviewStats', {});
    await running.sql('reviews').where({ document_id: id }).update({ is_active: false });
    // PostgreSQL reports another program's commit a moment after that program knows of it.
    await expect
      .poll(async () => (await running.api.get('reviewStats', {})).totalReviews)
      .toBe(before.totalReviews - 1);
    expect((await running.api.get('reviews', {})).content.map((one) => one.id)).not.toContain(id);
    expect((await running.api.call('voteHelpful', { params: { id } })).status).toBe(404);
  });

  it('take one helpful vote of each visitor', async () => {
    const running = product();
    const { id } = await write(running);
    const vote = (browser: string) => running.api.get('voteHelpful', { params: { id } }, asVisitor(browser));
    expect(await vote('one')).toEqual({ success: true, newHelpfulCount: 1 });
    expect(await vote('one')).toEqual({ success: false, newHelpfulCount: 1 });
    expect(await vote('two')).toEqual({ success: true, newHelpfulCount: 2 });
    const other = await write(running);
    expect((await running.api.get('voteHelpful', { params: { id: other.id } }, asVisitor('one'))).success).toBe(true);
  });

  it('count fifty votes of one visitor at once as one', async () => {
    const running = product();
    const { id } = await write(running);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => running.api.get('voteHelpful', { params: { id } }, asVisitor('crowd'))),
    );
    expect(answers.filter((answer) => answer.success)).toHaveLength(1);
    expect(answers.every((answer) => answer.newHelpfulCount === 1)).toBe(true);
  });

  it('keep no address of a voter, nor anything it can be guessed from without the secret', async () => {
    const { sql } = product();
    const voters = z.array(z.string()).parse(await sql('review_votes').pluck('voter'));
    expect(voters.length).toBeGreaterThan(0);
    const guesses = ['127.0.0.1', '::1', '127.0.0.1\none'].map((guess) =>
      createHash('sha256').update(guess).digest('hex'),
    );
    for (const voter of voters) {
      expect(voter).toMatch(/^[0-9a-f]{64}$/);
      expect(guesses).not.toContain(voter);
    }
  });

  it('that do not exist are 404', async () => {
    expect((await product().api.call('voteHelpful', { params: { id: 'unknown' } })).status).toBe(404);
  });
});
