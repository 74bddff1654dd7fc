import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, OWNER, review } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { marksOfTest } from '../../lists/testing/marks.js';

const api = mockApiForEachTest();

function openReviews(search = '', options: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  return renderApp(`/admin/reviews${search}`, options);
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const names = () => screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const listCalls = () =>
  api()
    .calls('adminReviews')
    .map(({ query }) => query);
const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

const anna = review('anna', 1, {
  customerName: 'Anna <b>de Vries</b>',
  customerEmail: 'anna+pickup@example.com',
  rating: 4,
  comment: 'Warm.\nOn time.',
  orderNumber: '20261120-003',
  verified: true,
  helpfulCount: 1,
});
const bram = review('bram', 2, { customerName: 'Bram', rating: 2, comment: null, helpfulCount: 3 });
const chiara = review('chiara', 3, { customerName: 'Chiara', rating: 3, isActive: false });
const three = () => structuredClone([anna, bram, chiara]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => review(`r${index + 1}`, index, { customerName: `Guest ${index + 1}` }));

describe('the list', () => {
  it('shows skeletons while it loads, then each review with all that is known of it', async () => {
    api().data.reviews = three();
    openReviews();
    expect(await screen.findByText('Loading reviews')).toBeTruthy();
    const first = await card('Anna <b>de Vries</b>');
    expect(screen.queryByText('Loading reviews')).toBeNull();
    for (const text of ['20 November 2026', '1 helpful vote', '20261120-003', 'Verified'])
      expect(first.getByText(text)).toBeTruthy();
    expect(first.getByText(/Warm\.\s+On time\./)).toBeTruthy();
    expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
    expect(first.getByRole('link', { name: 'anna+pickup@example.com' }).getAttribute('href')).toBe(
      'mailto:anna%2Bpickup@example.com',
    );
    expect(first.queryByText('Deleted')).toBeNull();
    const second = await card('Bram');
    expect(second.getByText('No comment')).toBeTruthy();
    expect(second.getByText('3 helpful votes')).toBeTruthy();
    expect(second.queryByText('Verified')).toBeNull();
    expect(second.queryByText(/^Order/)).toBeNull();
    expect(screen.queryByText(/^Page/)).toBeNull();
    await waitFor(() => expect(document.title).toBe('Reviews · Back office'));
  });

  it('offers only Restore for a deleted review, and the rest for the others', async () => {
    api().data.reviews = three();
    openReviews();
    const deleted = await card('Chiara');
    expect(deleted.getByText('Deleted')).toBeTruthy();
    expect(deleted.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Restore review by Chiara',
    ]);
    const kept = await card('Bram');
    expect(kept.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Mark Verified, review by Bram',
      '+1 helpful vote, review by Bram',
      'Delete review by Bram',
    ]);
  });

  it('folds a long comment and shows all of it when asked', async () => {
    api().data.reviews = [review('long', 1, { customerName: 'Long', comment: 'Word. '.repeat(100).trim() })];
    const { user } = openReviews();
    const show = await screen.findByRole('button', { name: 'Show All of the review by Long' });
    expect(show.getAttribute('aria-expanded')).toBe('false');
    await user.click(show);
    expect(show.getAttribute('aria-expanded')).toBe('true');
    expect(show.textContent).toBe('Show Less');
  });

  it('says when there is nothing, and what will be; there is no average of it', async () => {
    api().data.reviews = [];
    openReviews();
    expect(await screen.findByText('No reviews found matching your criteria.')).toBeTruthy();
    expect(screen.getByText('What guests write appears here, and on your site at once.')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Average Rating').nextElementSibling?.textContent).toBe('–'));
    expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
  });

  it.each([
    [{ status: 503, message: 'The kitchen is being moved.' }, 'The kitchen is being moved.'],
    ['network', 'The server did not answer. Check the connection and try again.'],
  ] as const)('says when it fails, and tries again when asked (%j)', async (failure, reason) => {
    api().fail('adminReviews', failure);
    api().data.reviews = three();
    const { user } = openReviews();
    expect(await screen.findByRole('heading', { name: 'Failed to load reviews' })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load reviews')).toHaveLength(2));
    api().mend('adminReviews');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Bram')).toBeTruthy();
  });

  it('leads back to /admin', async () => {
    const { user, address } = openReviews();
    await user.click(await screen.findByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('speaks Dutch', async () => {
    api().data.reviews = [review('anna', 1, { customerName: 'Anna', rating: 4, helpfulCount: 1234 })];
    openReviews('', { language: 'nl' });
    const first = await card('Anna');
    expect(first.getByText('1.234 keer nuttig gevonden')).toBeTruthy();
    await waitFor(() => expect(figure('Gemiddelde score')).toBe('4,0'));
  });
});

describe('the statistic cards', () => {
  it('show the four figures, of reviews that are not deleted only', async () => {
    api().data.reviews = three();
    openReviews();
    await waitFor(() => expect(figure('Total Reviews')).toBe('2'));
    expect(figure('Verified Reviews')).toBe('1');
    expect(figure('Average Rating')).toBe('3.0');
    expect(figure('Helpful Votes')).toBe('4');
  });

  it('show a dash when they cannot be read, and nothing is said about it', async () => {
    api().fail('reviewStatistics', { status: 500, message: 'No figures today.' });
    openReviews();
    for (const label of ['Total Reviews', 'Verified Reviews', 'Average Rating', 'Helpful Votes'])
      await waitFor(() => expect(figure(label)).toBe('–'));
    await screen.findByText('Guest r1');
    expect(screen.queryByText('No figures today.')).toBeNull();
    expect(screen.queryByText(/^Failed/)).toBeNull();
  });
});

describe('search, filters and pages', () => {
  it('searches the page on the screen, keeps the words in the URL, and asks the server nothing', async () => {
    api().data.reviews = three();
    const { user, address } = openReviews();
    await card('Bram');
    const before = listCalls().length;
    await user.type(screen.getByRole('searchbox', { name: 'Search this page' }), 'bRAM');
    expect(names()).toEqual(['Bram']);
    expect(screen.getByText('1 of the 3 reviews on this page')).toBeTruthy();
    expect(address()).toBe('/admin/reviews?q=bRAM');
    expect(listCalls()).toHaveLength(before);
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByText('No reviews found matching your criteria.')).toBeTruthy();
    expect(screen.queryByText(/^What guests write/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(names()).toHaveLength(3);
  });

  it('marks what was found in name, email and comment, and not the words beside them', async () => {
    const marks = marksOfTest();
    const vera = { customerName: 'Vera', customerEmail: 'vera@example.com', comment: 'Very good.', verified: true };
    api().data.reviews = [review('vera', 1, vera)];
    openReviews('?q=ver');
    expect((await card('Vera')).getByText('Verified')).toBeTruthy();
    await waitFor(() => expect(marks()).toEqual(['Ver', 'ver', 'Ver']));
  });

  it('filters by rating and verification on the server, each from the first page', async () => {
    api().data.reviews = [...many(24), ...three()];
    const { user, address } = openReviews('?page=2');
    await screen.findByText('Bram');
    await user.click(screen.getByRole('button', { name: '2 stars' }));
    expect(address()).toBe('/admin/reviews?rating=2');
    await waitFor(() => expect(names()).toEqual(['Bram']));
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', rating: '2' });
    expect(screen.getByRole('button', { name: '2 stars' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Verified' }));
    expect(await screen.findByText('No reviews found matching your criteria.')).toBeTruthy();
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', rating: '2', verified: 'true' });
    await user.click(screen.getByRole('button', { name: 'All ratings' }));
    await waitFor(() => expect(names()).toEqual(['Anna <b>de Vries</b>']));
    await user.click(screen.getByRole('button', { name: 'Not verified' }));
    expect(address()).toBe('/admin/reviews?verified=false');
    await screen.findByText('Guest 1');
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', verified: 'false' });
  });

  it('opens what its address says', async () => {
    api().data.reviews = three();
    openReviews('?rating=3&verified=false&q=chi');
    await waitFor(() => expect(names()).toEqual(['Chiara']));
    expect(screen.getByRole('searchbox').getAttribute('value')).toBe('chi');
    for (const name of ['3 stars', 'Not verified'])
      expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
  });

  it('turns pages of twenty: 0-based in calls, 1-based on the screen', async () => {
    api().data.reviews = many(41);
    const { user, address } = openReviews();
    await screen.findByText('Guest 1');
    expect(names()).toHaveLength(20);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Guest 21');
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(listCalls()).toContainEqual({ page: '1', size: '20' });
    expect(address()).toBe('/admin/reviews?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reviews, page 2' }));
  });

  it('goes to the last page when the asked one is past it', async () => {
    api().data.reviews = many(21);
    const { address } = openReviews('?page=9');
    await screen.findByText('Guest 21');
    expect(address()).toBe('/admin/reviews?page=2');
  });
});
