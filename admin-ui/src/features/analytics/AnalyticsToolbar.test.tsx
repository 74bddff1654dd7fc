import { callExamples } from '@pickup/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MockApi, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { bytesOf, catchDownloads } from '../../files/testing/catch-downloads.js';

const dashboard = callExamples.dashboard.response;
const trends = callExamples.salesTrends.response;
const customers = callExamples.customerInsights.response;
const hours = callExamples.revenueByHour.response;

/** The figures of one evening, and a dish that would like to be a formula. */
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
