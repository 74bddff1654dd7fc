import { replaceInStorage } from '@pickup/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON, review } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest();
const logged = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
const summary = () => screen.findByRole('region', { name: 'Rating summary' });

describe('the summary', () => {
  it('shows average, total, and five bars with count and rounded share', async () => {
    api().data.stats = {
      averageRating: 4.25,
      totalReviews: 3,
      ratingBreakdown: { '1': 0, '2': 0, '3': 1, '4': 0, '5': 2 },
      verifiedAverage: 5,
      verifiedReviews: 2,
    };
    renderShop('/reviews', { at: NOON });
    const panel = within(await summary());
    await panel.findByText('3 reviews');
    panel.getByText('4.3 out of 5');
    expect(panel.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
      '5 stars2 (67%)',
      '4 stars0 (0%)',
      '3 stars1 (33%)',
      '2 stars0 (0%)',
      '1 star0 (0%)',
    ]);
  });

  it('shows no average and 0 % without reviews', async () => {
    api().data.reviews = [];
    renderShop('/reviews', { at: NOON });
    const panel = within(await summary());
    await panel.findByText('0 reviews');
    panel.getByText('–');
    expect(panel.getAllByText('0 (0%)')).toHaveLength(5);
  });

  it('that fails to load says so and is logged', async () => {
    const log = logged();
    api().fail('reviewStats', 500);
    renderShop('/reviews', { at: NOON });
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to load reviewStats', expect.any(Error)));
    await screen.findByText('The ratings could not be loaded.');
    expect(screen.queryByRole('region', { name: 'Rating summary' })).toBeNull();
  });
});

describe('the list', () => {
  it('shows name, badge, stars, long date, comment and helpful count of each', async () => {
    api().data.reviews = [
      review('a', 1, {
        customerName: '<b>Anna</b>',
        rating: 4,
        verified: true,
        helpfulCount: 3,
        comment: 'Good\nsoup',
        language: 'nl',
      }),
      review('b', 2, { comment: null }),
    ];
    renderShop('/reviews', { at: NOON });
    const [first, second] = await screen.findAllByRole('article');
    if (!first || !second) throw new Error('A review is missing.');
    within(first).getByRole('heading', { name: '<b>Anna</b>' });
    within(first).getByText('Verified');
    within(first).getByRole('img', { name: '4 out of 5 stars' });
    within(first).getByText('20 November 2026');
    expect(within(first).getByText(/Good/).lang).toBe('nl');
    expect(within(first).getByRole('button', { name: /^Helpful \(3\)/ }).textContent).toBe('Helpful (3)');
    expect(within(second).queryByText('Verified')).toBeNull();
  });

  it('fetches ten, newest first, and appends the next ten until there are no more', async () => {
    const { user } = renderShop('/reviews', { at: NOON });
    await screen.findByRole('heading', { name: 'Guest r1' });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(screen.queryByText('No more reviews to load')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    await screen.findByRole('heading', { name: 'Guest r20' });
    screen.getByRole('heading', { name: 'Guest r1' });
    await user.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    await screen.findByText('No more reviews to load');
    expect(screen.getAllByRole('article')).toHaveLength(23);
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
    expect(
      api()
        .calls('reviews')
        .map(({ query }) => query),
    ).toEqual(['0', '1', '2'].map((page) => ({ page, size: '10', sort: 'createdAt,desc' })));
  });

  it('shows a review once, although the pages shifted meanwhile', async () => {
    const { user } = renderShop('/reviews', { at: NOON });
    await screen.findByRole('heading', { name: 'Guest r10' });
    api().data.reviews.unshift(review('new', 0));
    await user.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    await screen.findByRole('heading', { name: 'Guest r11' });
    expect(screen.getAllByRole('heading', { name: 'Guest r10' })).toHaveLength(1);
  });

  it('shows that it is loading', async () => {
    api().fail('reviews', 'never');
    renderShop('/reviews', { at: NOON });
    const words = await screen.findByText('Loading reviews...');
    expect(words.getAttribute('role')).toBe('status');
    // To be seen, not only read aloud.
    expect(getComputedStyle(words).clipPath).not.toContain('inset');
    expect(screen.queryByText('No reviews yet')).toBeNull();
  });

  it('says that there is none, and offers once to write one', async () => {
    api().data.reviews = [];
    renderShop('/reviews', { at: NOON });
    await screen.findByText('No reviews yet');
    screen.getByRole('button', { name: 'Write a Review' });
    expect(screen.queryByText('No more reviews to load')).toBeNull();
  });

  it('that fails to load says so, is logged, and can be fetched again', async () => {
    const log = logged();
    api().fail('reviews', 500);
    const { user } = renderShop('/reviews', { at: NOON });
    await screen.findByText('The reviews could not be loaded.');
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(log).toHaveBeenCalledWith('Failed to load reviews', expect.any(Error));
    expect(screen.queryByText('No reviews yet')).toBeNull();
    api().mend('reviews');
    await user.click(again);
    await screen.findByRole('heading', { name: 'Guest r1' });
  });

  it('says once that nothing could be loaded, and fetches rating and list again', async () => {
    logged();
    api().fail('reviews', 500);
    api().fail('reviewStats', 500);
    const { user } = renderShop('/reviews', { at: NOON });
    await screen.findByText('The reviews could not be loaded.');
    await waitFor(() => expect(screen.queryByText('The ratings could not be loaded.')).toBeNull());
    api().mend('reviews');
    api().mend('reviewStats');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Guest r1' });
    await summary();
  });

  it('keeps the loaded pages when the next one fails', async () => {
    const log = logged();
    const { user } = renderShop('/reviews', { at: NOON });
    await screen.findByRole('heading', { name: 'Guest r1' });
    api().fail('reviews', 'network');
    await user.click(screen.getByRole('button', { name: 'Load More Reviews' }));
    await waitFor(() => expect(log).toHaveBeenCalledWith('Failed to load reviews', expect.any(Error)));
    expect(screen.getAllByRole('article')).toHaveLength(10);
    api().mend('reviews');
    await user.click(await screen.findByRole('button', { name: 'Load More Reviews' }));
    await screen.findByRole('heading', { name: 'Guest r20' });
  });
});

describe('a helpful vote', () => {
  const vote = (count: number) => screen.findByRole('button', { name: `Helpful (${count}), review by Guest r1` });

  it('is counted, thanked for, and stored in this browser', async () => {
    const { user } = renderShop('/reviews', { at: NOON });
    await user.click(await vote(0));
    await screen.findByText('Thank you!');
    screen.getByText('Your helpful vote has been recorded.');
    const button = await vote(1);
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await user.click(button);
    expect(api().calls('voteHelpful')).toHaveLength(1);
    expect(localStorage.getItem('helpful-votes')).toBe('["r1"]');
  });

  it('is still marked after a reload', async () => {
    localStorage.setItem('helpful-votes', '["r1"]');
    renderShop('/reviews', { at: NOON });
    expect((await vote(0)).getAttribute('aria-disabled')).toBe('true');
  });

  it('that the server has counted before is no failure', async () => {
    api().answer('voteHelpful', () => ({ success: false, newHelpfulCount: 7 }));
    const { user } = renderShop('/reviews', { at: NOON });
    await user.click(await vote(0));
    await screen.findByText('Already counted');
    expect((await vote(7)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText('Vote Failed')).toBeNull();
  });

  const FAILED = 'There was an error recording your vote. Please try again.';
  it.each([
    [500, FAILED],
    [404, FAILED],
    [429, 'Many votes have come from your network just now. Please try again later.'],
    ['network', FAILED],
  ] as const)('that fails (%s) says so and may be tried again', async (failure, sentence) => {
    api().fail('voteHelpful', failure);
    const { user } = renderShop('/reviews', { at: NOON });
    await user.click(await vote(0));
    await screen.findByText('Vote Failed');
    screen.getByText(sentence);
    expect((await vote(0)).getAttribute('aria-disabled')).toBeNull();
    expect(localStorage.getItem('helpful-votes')).toBeNull();
  });

  it('is remembered until the page is left where storage is forbidden or damaged', async () => {
    const log = logged();
    localStorage.setItem('helpful-votes', '{"r1"');
    const { user } = renderShop('/reviews', { at: NOON });
    await vote(0);
    expect(log).toHaveBeenCalledWith('The helpful votes could not be read', expect.any(Error));
    replaceInStorage({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await user.click(await vote(0));
    await screen.findByText('Thank you!');
    expect((await vote(1)).getAttribute('aria-disabled')).toBe('true');
    expect(log).toHaveBeenCalledWith('The helpful votes could not be saved', expect.anything());
  });
});
