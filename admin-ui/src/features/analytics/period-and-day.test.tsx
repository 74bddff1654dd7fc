import { WEEKDAYS } from '@pickup/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openAnalytics(search = '', options: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  return renderApp(`/admin/analytics${search}`, options);
}

const card = (name: string) => screen.findByRole('region', { name });
/** The different queries of a call, in the order in which they first came. */
const asked = (name: (typeof PERIOD_CALLS)[number] | (typeof DAY_CALLS)[number]) => {
  const queries = api()
    .calls(name)
    .map(({ query }) => [JSON.stringify(query), query] as const);
  return [...new Map(queries).values()];
};

const PERIOD_CALLS = ['salesTrends', 'popularItems', 'customerInsights'] as const;
const DAY_CALLS = ['dashboard', 'orderStatusDistribution', 'revenueByHour'] as const;

describe('the period', () => {
  it('is 7 days at first, and one of 7, 14 and 30', async () => {
    openAnalytics();
    await card('Sales Trends');
    const choices = within(screen.getByRole('group', { name: 'Period' })).getAllByRole('button');
    expect(choices.map(({ textContent }) => textContent)).toEqual(['7 days', '14 days', '30 days']);
    expect(choices[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(asked('salesTrends')).toEqual([{ days: '7' }]);
    expect(asked('popularItems')).toEqual([{ limit: '10', days: '7' }]);
    expect(asked('customerInsights')).toEqual([{ days: '7' }]);
  });

  it('is kept in the URL, loads its figures, and is a step of the history', async () => {
    const { user, address, router } = openAnalytics();
    await card('Sales Trends');
    await user.click(screen.getByRole('button', { name: '30 days' }));
    expect(address()).toBe('/admin/analytics?days=30');
    const trends = within(await card('Sales Trends'));
    expect(await trends.findByText('Last 30 days · 23 Oct – 21 November 2026')).toBeTruthy();
    expect(trends.getAllByRole('rowheader')).toHaveLength(30);
    for (const name of PERIOD_CALLS) expect(asked(name).at(-1)).toMatchObject({ days: '30' });
    for (const name of DAY_CALLS) expect(asked(name)).toEqual([{}]);
    await router.navigate(-1);
    expect(await trends.findByText('Last 7 days · 15 Nov – 21 November 2026')).toBeTruthy();
  });

  it('keeps the old figures until all new ones have arrived', async () => {
    const { user } = openAnalytics();
    const trends = within(await card('Sales Trends'));
    const go = api().hold('customerInsights');
    await user.click(screen.getByRole('button', { name: '14 days' }));
    await waitFor(() => expect(asked('customerInsights').at(-1)).toEqual({ days: '14' }));
    expect(trends.getAllByRole('rowheader')).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('disabled')).toBe(true);
    go();
    await waitFor(() => expect(trends.getAllByRole('rowheader')).toHaveLength(14));
    expect(within(await card('Daily Trends')).getAllByRole('listitem')).toHaveLength(7);
  });

  it.each([
    ['?days=14', '14 days'],
    ['?days=8', '7 days'],
    ['?days=', '7 days'],
  ])('read from %s is %s', async (search, chosen) => {
    openAnalytics(search);
    const choice = await screen.findByRole('button', { name: chosen });
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    await card('Sales Trends');
  });
});

describe('the day', () => {
  const dayGroup = () => within(screen.getByRole('group', { name: 'Day' }));
  const dateField = () => screen.getByLabelText('Date');

  it('is today at first, and yesterday in one tap: of its figures, as a step of the history', async () => {
    const placed = (createdAt: string) => ({ ...order(17), status: 'PENDING' as const, createdAt });
    api().data.orders = [
      placed('2026-11-21T10:00:00.000Z'),
      placed('2026-11-20T18:00:00.000Z'),
      placed('2026-11-20T18:30:00.000Z'),
    ];
    const { user, address, router } = openAnalytics();
    expect(within(await card('Today')).getByText('1')).toBeTruthy();
    expect(dateField()).toHaveProperty('value', '2026-11-21');
    await user.click(dayGroup().getByRole('button', { name: 'Yesterday' }));
    expect(address()).toBe('/admin/analytics?date=yesterday');
    const yesterday = await card('Yesterday, 20 November 2026');
    expect(within(yesterday).getByText('2')).toBeTruthy();
    expect(within(yesterday).getByText('Orders')).toBeTruthy();
    expect(within(await card('Revenue by Hour')).getByText('Yesterday, 20 November 2026')).toBeTruthy();
    expect(dateField()).toHaveProperty('value', '2026-11-20');
    for (const name of DAY_CALLS) expect(asked(name)).toContainEqual({ date: '2026-11-20' });
    await router.navigate(-1);
    expect(await card('Today')).toBeTruthy();
  });

  it('is any day before by its date, and says kindly that nothing was sold', async () => {
    const { address } = openAnalytics();
    await card('Today');
    fireEvent.change(dateField(), { target: { value: '2026-11-15' } });
    expect(address()).toBe('/admin/analytics?date=2026-11-15');
    expect(await card('Sun 15 November 2026')).toBeTruthy();
    expect(within(await card('Revenue by Hour')).getByText('Nothing was sold on this day.')).toBeTruthy();
    const statuses = within(await card('Order Status Distribution'));
    expect(statuses.getByText('No orders came in on this day.')).toBeTruthy();
    fireEvent.change(dateField(), { target: { value: '2026-11-20' } });
    expect(address()).toBe('/admin/analytics?date=yesterday');
    fireEvent.change(dateField(), { target: { value: '' } });
    expect(address()).toBe('/admin/analytics');
  });

  it('is not asked for while its date is half typed, nor in the future', async () => {
    const { address } = openAnalytics('?days=14');
    await card('Today');
    for (const value of ['0002-11-15', '2026-11-22']) fireEvent.change(dateField(), { target: { value } });
    expect(address()).toBe('/admin/analytics?days=14');
  });

  it('goes on with the business day: at 01:09 of a night that is open until 05:00 it is still the evening', async () => {
    const night = Date.parse('2026-11-22T00:09:00Z');
    api().data.now = night;
    for (const weekday of WEEKDAYS) {
      api().data.restaurant.openingHours[weekday] = { open: '17:00', close: '05:00', closed: false, second: null };
    }
    openAnalytics('', { now: night });
    await waitFor(() => expect(dateField()).toHaveProperty('value', '2026-11-21'));
    expect(await within(await card('Sales Trends')).findByText('Last 7 days · 15 Nov – 21 November 2026')).toBeTruthy();
  });

  it.each([
    ['?date=2026-13-01', 'Today'],
    ['?date=1999-12-31', 'Today'],
    ['?date=yesterday&days=30', 'Yesterday'],
  ])('read from %s is %s', async (search, chosen) => {
    openAnalytics(search);
    const choice = await screen.findByRole('button', { name: chosen });
    expect(choice.getAttribute('aria-pressed')).toBe('true');
    await card('Sales Trends');
  });
});

describe('a period without orders', () => {
  it('shows an empty state in every part', async () => {
    openAnalytics();
    for (const [part, words] of [
      ['Sales Trends', 'No orders in this period.'],
      ['Revenue by Hour', 'No revenue yet today.'],
      ['Order Status Distribution', 'No orders yet today.'],
      ['Popular Items', 'Nothing was sold in this period.'],
      ['Customer Insights', 'Nobody ordered in this period.'],
    ] as const) {
      expect(within(await card(part)).getByText(words)).toBeTruthy();
    }
    expect(within(await card('Customer Insights')).getByText('0%', { selector: 'dd' })).toBeTruthy();
    expect(screen.queryByText('Peak Hour')).toBeNull();
    expect(document.querySelector('.recharts-surface')).toBeNull();
  });
});
