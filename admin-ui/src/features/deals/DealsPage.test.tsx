import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deal, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openDeals(search = '') {
  rememberSession(OWNER);
  return renderApp(`/admin/deals${search}`);
}

const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const titles = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
const listCalls = () =>
  api()
    .calls('adminDeals')
    .map(({ query }) => query);

/** Behind its name stands how many deals it lists. */
const filterButton = (name: string) =>
  within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name: new RegExp(`^${name}`) });

const EMPTY = 'No deals found. Create your first deal to get started.';

describe('the list', () => {
  it('shows skeletons while it loads, then the deals: those of today before those to come', async () => {
    openDeals();
    expect(await screen.findByText('Loading deals')).toBeTruthy();
    await card('Fondue evenings');
    expect(titles()).toEqual(['Dessert on us', 'Pizza for two', 'Fondue evenings']);
    expect(screen.getByText('3 deals in all')).toBeTruthy();
    expect(screen.queryByText(/^Page/)).toBeNull();
    expect(listCalls()[0]).toEqual({ page: '0', size: '20' });
    await waitFor(() => expect(document.title).toBe('Deals · Back office'));
  });

  it('shows price, condition and validity of each deal', async () => {
    openDeals();
    const pizza = await card('Pizza for two');
    for (const text of ['Combo', '€24.00', '€32.00', '25% OFF', 'Featured', 'Until 24 December 2026']) {
      expect(pizza.getAllByText(text).length).toBeGreaterThan(0);
    }
    const dessert = await card('Dessert on us');
    expect(dessert.getByText('Free')).toBeTruthy();
    expect(dessert.getByText('FREE')).toBeTruthy();
    expect(dessert.getByText('Condition: Minimum order of €30.00 required')).toBeTruthy();
    expect(dessert.getByText('Always: no first or last day')).toBeTruthy();
    const fondue = await card('Fondue evenings');
    expect(fondue.getByText('From 11 December 2026, no end')).toBeTruthy();
    expect(fondue.queryByText(/% OFF$/)).toBeNull();
  });

  it.each([
    ['active', {}, ['Live']],
    ['inactive', { active: false }, ['Inactive']],
    ['featured', { featured: true }, ['Live', 'Featured']],
    ['over since yesterday', { validUntil: '2026-11-20' }, ['Expired']],
    ['inactive and over', { active: false, validUntil: '2026-11-20' }, ['Inactive', 'Expired']],
    ['in its last day', { validUntil: '2026-11-21' }, ['Live']],
    ['to start tomorrow', { validFrom: '2026-11-22' }, ['Starts 22 November 2026']],
    ['deleted', { isActive: false, featured: true }, ['Deleted']],
    ['deleted and over', { isActive: false, validUntil: '2026-11-20' }, ['Deleted', 'Expired']],
  ])('has the badges of one that is %s', async (_, given, badges) => {
    api().data.deals = [deal('one', { title: 'Soup Week', ...given })];
    openDeals();
    const found = await screen.findByRole('article', { name: 'Soup Week' });
    const header = within(within(found).getByRole('banner', { hidden: true }));
    const shown = header.getAllByText(/^(Active|Inactive|Live|Starts .*|Expired|Featured|Deleted)$/);
    expect(shown.map(({ textContent }) => textContent.trim())).toEqual(badges);
  });

  it('compares validity with the day in the restaurant’s time zone, not in UTC', async () => {
    // It is 22 November in Auckland already.
    api().data.restaurant.timeZone = 'Pacific/Auckland';
    api().data.deals = [deal('one', { title: 'Soup Week', validUntil: '2026-11-21' })];
    openDeals();
    expect(await (await card('Soup Week')).findByText('Expired')).toBeTruthy();
  });

  it('offers nothing but Restore for a deleted one', async () => {
    api().data.deals = [deal('one', { title: 'Soup Week', isActive: false })];
    openDeals();
    const found = await card('Soup Week');
    expect(found.getAllByRole('button').map(({ textContent }) => textContent.trim())).toEqual(['Restore']);
    expect(found.queryAllByRole('switch')).toEqual([]);
  });

  it('says when there is nothing, and leads to the first deal', async () => {
    api().data.deals = [];
    const { user } = openDeals();
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    const region = within(screen.getByRole('region', { name: 'Deals, page 1' }));
    await user.click(region.getByRole('button', { name: 'Add Deal' }));
    expect(await screen.findByRole('dialog', { name: 'Add Deal' })).toBeTruthy();
  });

  it('says when it fails, and tries again when asked', async () => {
    api().fail('adminDeals', { status: 503, message: 'The kitchen is being moved.' });
    const { user } = openDeals();
    expect(await screen.findByRole('heading', { name: 'Failed to load deals' })).toBeTruthy();
    expect(screen.getByText('The kitchen is being moved.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load deals')).toHaveLength(2));
    api().mend('adminDeals');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Pizza for two')).toBeTruthy();
  });

  it('leads back to /admin', async () => {
    const { user, address } = openDeals();
    await user.click(await screen.findByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });
});

describe('filter and pages', () => {
  it('offers all, active, inactive, featured, combos, lunches and what is free', async () => {
    api().data.deals = [];
    openDeals();
    const filters = within(await screen.findByRole('group', { name: 'Show' }));
    expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Active',
      'Inactive',
      'Featured',
      'Combo',
      'Lunch',
      'Free',
    ]);
  });

  it('say how many each of them lists, deleted ones too', async () => {
    api().data.deals = [
      deal('one', { isActive: false }),
      deal('two', { active: false, type: 'lunch', dealType: 'LUNCH' }),
    ];
    openDeals();
    const filters = within(await screen.findByRole('group', { name: 'Show' }));
    expect(await filters.findByRole('button', { name: /^All ?, 2 deals in all$/ })).toBeTruthy();
    for (const name of [/^Inactive ?, 1 deal in all$/, /^Lunch ?, 1 deal in all$/, 'Featured']) {
      expect(filters.getByRole('button', { name })).toBeTruthy();
    }
  });

  it.each([
    ['Inactive', 'inactive', { active: 'false' }, []],
    ['Featured', 'featured', { featured: 'true' }, ['Pizza for two']],
    ['Free', 'FREE', { type: 'FREE' }, ['Dessert on us']],
  ])('filters by %s on the server, from the first page', async (name, inUrl, asked, found) => {
    api().data.deals.unshift(...Array.from({ length: 20 }, (_, index) => deal(`${index}`, { dealType: 'DRINKS' })));
    const { user, address } = openDeals('?page=2');
    await card('Deal 0');
    await user.click(filterButton(name));
    expect(address()).toBe(`/admin/deals?filter=${inUrl}`);
    await waitFor(() => expect(titles()).toEqual(found));
    expect(listCalls().at(-1)).toEqual({ page: '0', size: '20', ...asked });
    expect(filterButton(name).getAttribute('aria-pressed')).toBe('true');
    if (found.length > 0) return;
    expect(screen.getByText(EMPTY)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all deals' }));
    expect(await card('Pizza for two')).toBeTruthy();
  });

  it('turns pages: 0-based in calls, 1-based on the screen', async () => {
    api().data.deals = Array.from({ length: 41 }, (_, index) => deal(`${index}`));
    const { user, address } = openDeals();
    await card('Deal 40');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await card('Deal 20')).toBeTruthy();
    expect(listCalls()).toContainEqual({ page: '1', size: '20' });
    expect(address()).toBe('/admin/deals?page=2');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Deals, page 2' }));
  });

  it('goes to the last page when the asked one is past it', async () => {
    api().data.deals = Array.from({ length: 21 }, (_, index) => deal(`${index}`));
    const { address } = openDeals('?page=9');
    expect(await card('Deal 0')).toBeTruthy();
    expect(address()).toBe('/admin/deals?page=2');
  });
});
