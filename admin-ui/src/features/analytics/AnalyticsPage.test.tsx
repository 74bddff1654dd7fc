import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, order, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

function openAnalytics(search = '', options: Parameters<typeof renderApp>[1] = {}) {
  rememberSession(OWNER);
  return renderApp(`/admin/analytics${search}`, options);
}

const card = (name: string) => screen.findByRole('region', { name });

const PERIOD_CALLS = ['salesTrends', 'popularItems', 'customerInsights'] as const;
const DAY_CALLS = ['dashboard', 'orderStatusDistribution', 'revenueByHour'] as const;

describe('the screen', () => {
  it('shows skeletons while it loads, then every part', async () => {
    api().data.orders = [order(17)];
    openAnalytics();
    expect(await screen.findByText('Loading analytics')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('disabled')).toBe(true);
    for (const part of [
      'Sales Trends',
      'Daily Trends',
      'Revenue by Hour',
      'Order Status Distribution',
      'Popular Items',
      'Customer Insights',
    ]) {
      expect(within(await card(part)).getByRole('heading', { name: part })).toBeTruthy();
    }
    expect(await card('Today')).toBeTruthy();
    expect(await card('Summary')).toBeTruthy();
    expect(screen.queryByText('Loading analytics')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Analytics · Back office'));
    expect(screen.getByText(/^As of \d\d:\d\d$/)).toBeTruthy();
  });

  it('leads back to /admin', async () => {
    const { user, address } = openAnalytics();
    await card('Sales Trends');
    await user.click(screen.getByRole('link', { name: 'Back to the back office' }));
    expect(address()).toBe('/admin');
  });

  it('speaks Dutch, days included', async () => {
    openAnalytics('', { language: 'nl' });
    const trends = within(await card('Verkoop'));
    expect(trends.getByText('Laatste 7 dagen · 15 nov – 21 november 2026')).toBeTruthy();
    expect(trends.getByRole('rowheader', { name: 'za 21 nov' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Bestellingen per status' })).toBeTruthy();
  });

  it('counts in the currency of the restaurant', async () => {
    api().data.restaurant.currencySymbol = 'CHF ';
    api().data.orders = [order(999)];
    openAnalytics();
    expect(await within(await card('Revenue by Hour')).findByText('CHF 22.00', { selector: 'dd' })).toBeTruthy();
  });
});

describe('a failure', () => {
  it.each([...PERIOD_CALLS, ...DAY_CALLS])('of %s is shown, and retried when asked', async (name) => {
    api().fail(name, { status: 503, message: 'The books are being balanced.' });
    const { user } = openAnalytics();
    expect(await screen.findByRole('heading', { name: 'Failed to load analytics data' })).toBeTruthy();
    expect(screen.getByText('The books are being balanced.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Failed to load analytics data')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('disabled')).toBe(true);
    api().mend(name);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Sales Trends')).toBeTruthy();
  });

  it('without any answer says so', async () => {
    api().fail('revenueByHour', 'network');
    openAnalytics();
    expect(await screen.findByText('The server did not answer. Check the connection and try again.')).toBeTruthy();
  });

  it('of a refresh keeps the figures, and shows a toast', async () => {
    openAnalytics();
    await card('Sales Trends');
    api().fail('dashboard', 503);
    // As if the owner came back to the tab once the figures are old.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Failed to load analytics data')).toBeTruthy();
    vi.restoreAllMocks();
    expect(screen.getByRole('region', { name: 'Sales Trends' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Failed to load analytics data' })).toBeNull();
  });

  it('of another period leaves the choice of period', async () => {
    const { user } = openAnalytics();
    await card('Sales Trends');
    api().fail('popularItems', { status: 500, message: 'Broken.' });
    await user.click(screen.getByRole('button', { name: '14 days' }));
    expect(await screen.findByRole('heading', { name: 'Failed to load analytics data' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '7 days' }));
    expect(await card('Sales Trends')).toBeTruthy();
  });
});
