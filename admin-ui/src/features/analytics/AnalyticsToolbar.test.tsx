import { callExamples } from '@pickup/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MockApi, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { bytesOf, catchDownloads } from '../../files/testing/catch-downloads.js';

const dashboard = callExamples.dashboard.response;
const trends = callExamples.salesTrends.response;
const customers = callExamples.customerInsights.response;
const hours = callExamples.revenueByHour.response;

/** The figures of one evening, with a dish whose name a spreadsheet would run as a formula. */
mockApiForEachTest(() =>
  new MockApi()
    .answer('dashboard', () => dashboard)
    .answer('salesTrends', () => trends)
    .answer('orderStatusDistribution', () => callExamples.orderStatusDistribution.response)
    .answer('popularItems', () => [
      ...callExamples.popularItems.response,
      { name: '=Chef, "special"', quantity: 12, revenue: 150.5, choiceRevenue: 12 },
    ])
    .answer('customerInsights', () => customers)
    .answer('revenueByHour', () => hours),
);

afterEach(() => localStorage.clear());

it('Download CSV hands over every figure of the period in one file', async () => {
  const { blobs, names } = catchDownloads();
  rememberSession(OWNER);
  const { user } = renderApp('/admin/analytics');
  await screen.findByRole('region', { name: 'Sales Trends' });
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('Analytics downloaded successfully!')).toBeTruthy();
  expect(names).toEqual(['analytics-2026-11-15-2026-11-21.csv']);
  expect(blobs).toHaveLength(1);
  const bytes = await bytesOf(blobs[0] ?? new Blob());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  for (const line of [
    'Analytics,Mirabelle',
    'Period,Last 7 days,2026-11-15,2026-11-21',
    `Today's Revenue (€),${dashboard.todayRevenue.toFixed(2)}`,
    'Day,Orders,Revenue (€)',
    ...Object.entries(trends.dailyRevenue).map(
      ([day, revenue]) => `${day},${trends.dailyOrders[day] ?? ''},${revenue.toFixed(2)}`,
    ),
    'Hour,Revenue (€)',
    ...Array.from(
      { length: 24 },
      (_, hour) => `${String(hour).padStart(2, '0')}:00,${hours[String(hour)]?.toFixed(2) ?? ''}`,
    ),
    'Completed,28',
    'House Lemonade,88,396.00,0.00',
    `"'=Chef, ""special""",12,150.50,12.00`,
    'Retention Rate (%),62',
    `Total Customers,${customers.totalCustomers}`,
    'Orders per Customer,2.41',
  ]) {
    expect(lines).toContain(line);
  }
});

it.each([
  ['en', 'Dutch Excel, 4,5', 'House Lemonade;88;396,00;0,00'],
  ['nl', 'Komma’s, 4.5', 'House Lemonade,88,396.00,0.00'],
] as const)('in %s the file is written as chosen, %s, which this device remembers', async (language, choice, line) => {
  const { blobs } = catchDownloads();
  const [part, kind, action] =
    language === 'en' ? ['Sales Trends', 'Kind of CSV', 'Download CSV'] : ['Verkoop', 'Soort CSV', 'CSV downloaden'];
  rememberSession(OWNER);
  const { user, router } = renderApp('/admin/analytics', { language });
  await screen.findByRole('region', { name: part });
  await user.selectOptions(screen.getByLabelText(kind), choice);
  await router.navigate('/reviews');
  await waitFor(() => expect(screen.queryByLabelText(kind)).toBeNull());
  await router.navigate('/analytics');
  await screen.findByRole('region', { name: part });
  expect(screen.getByDisplayValue(choice)).toBe(screen.getByLabelText(kind));
  await user.click(screen.getByRole('button', { name: action }));
  expect(new TextDecoder().decode(await bytesOf(blobs[0] ?? new Blob()))).toContain(line);
});
