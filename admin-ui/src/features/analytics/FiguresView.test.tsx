import { type SalesTrends } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { formatAmount } from '@pickup/web';
import { screen, waitFor, within } from '@testing-library/react';
import { tableRows } from '@pickup/web/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { MockApi, mockApiForEachTest, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const dashboard = callExamples.dashboard.response;
const trends = callExamples.salesTrends.response;
const statuses = callExamples.orderStatusDistribution.response;
const popular = [
  ...callExamples.popularItems.response,
  { name: '=Chef, "special"', quantity: 12, revenue: 150.5, choiceRevenue: 12 },
];
const customers = callExamples.customerInsights.response;
const hours = callExamples.revenueByHour.response;

/** The charts are a lot of code: the first one to draw shall not wait for it. */
beforeAll(async () => {
  await Promise.all([
    import('./charts/SalesChart.js'),
    import('./charts/HoursChart.js'),
    import('./charts/StatusChart.js'),
  ]);
}, 60_000);

/** The figures of one evening, each another number. */
const api = mockApiForEachTest(() =>
  new MockApi()
    .answer('dashboard', () => dashboard)
    .answer('salesTrends', () => trends)
    .answer('orderStatusDistribution', () => statuses)
    .answer('popularItems', () => popular)
    .answer('customerInsights', () => customers)
    .answer('revenueByHour', () => hours),
);

function openAnalytics() {
  rememberSession(OWNER);
  return renderApp('/admin/analytics');
}

const euros = (amount: number) => formatAmount(amount, '€', 'en');
const card = (name: string) => screen.findByRole('region', { name });

/** The rows of a table, cell by cell, without its head. */
async function rowsOf(name: string): Promise<string[][]> {
  const table = within(await card(name)).getByRole('table', { name });
  return tableRows(table);
}

/** Label and value of every fact or tile of a part. */
async function factsOf(name: string): Promise<Map<string, string>> {
  const terms = within(await card(name)).getAllByRole('term');
  return new Map(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']));
}

const byDay = (given: SalesTrends) =>
  Object.entries(given.dailyRevenue).map(([day, revenue]) => ({ day, revenue, orders: given.dailyOrders[day] ?? 0 }));

/** How high or long the bars of a chart are, chart by chart. */
async function barsOf(name: string, side: 'width' | 'height'): Promise<number[][]> {
  const part = await card(name);
  await waitFor(() => expect(part.querySelector('.recharts-bar-rectangle path')).not.toBeNull());
  return [...part.querySelectorAll('.recharts-surface')].map((chart) =>
    [...chart.querySelectorAll('.recharts-bar-rectangle')].map((bar) =>
      Number(bar.querySelector('path')?.getAttribute(side) ?? 0),
    ),
  );
}

/** Fails unless the bars are to each other as the figures are; a figure of 0 has none. */
function expectInProportion(bars: readonly number[] | undefined, figures: readonly number[]): void {
  const share = (values: readonly number[]) =>
    values.filter((value) => value > 0).map((value) => value / Math.max(...values));
  const [drawn, meant] = [share(bars ?? []), share(figures)];
  expect(drawn).toHaveLength(meant.length);
  drawn.forEach((length, index) => expect(length).toBeCloseTo(meant[index] ?? NaN, 2));
}

describe('the figures of the API are shown', () => {
  it('in the tiles', async () => {
    openAnalytics();
    expect(await factsOf('Today')).toEqual(
      new Map([
        ["Today's Orders", String(dashboard.todayOrders)],
        ["Today's Revenue", euros(dashboard.todayRevenue)],
        ['Average Order Value', euros(dashboard.averageOrderValue)],
        ['Average Rating', `${dashboard.averageRating.toFixed(1)} ★`],
      ]),
    );
    const summary = await factsOf('Summary');
    expect(summary.get('Active Menu Items')).toBe(String(dashboard.activeMenuItems));
    expect(summary.get('Active Deals')).toBe(String(dashboard.activeDeals));
    expect(summary.get('Total Reviews')).toBe(String(dashboard.totalReviews));
    expect(summary.get('Best Day')).toBe('Thu 19 Nov');
    expect(summary.get('Average Revenue per Day')).toBe('€1,075.00');
    expect(summary.get('Average Revenue per Order')).toBe('€30.59');
    expect(screen.getByText(`Of ${dashboard.totalMenuItems} on the menu`)).toBeTruthy();
  });

  it('in the tiles, with a dash where nobody has rated yet, for 0 would be a bad rating', async () => {
    api().answer('dashboard', () => ({ ...dashboard, averageRating: 0, totalReviews: 0 }));
    openAnalytics();
    expect((await factsOf('Today')).get('Average Rating')).toBe('–');
    expect(screen.getAllByText('No reviews yet')).toHaveLength(2);
    expect(screen.queryByText(/0\.0 ★/)).toBeNull();
  });

  it('in the sales trends, and their last 7 entries', async () => {
    openAnalytics();
    const days = byDay(trends);
    expect((await rowsOf('Sales Trends')).map(([, ...figures]) => figures)).toEqual(
      days.map(({ orders, revenue }) => [String(orders), euros(revenue)]),
    );
    const [revenue, orders] = await barsOf('Sales Trends', 'height');
    expectInProportion(
      revenue,
      days.map((day) => day.revenue),
    );
    expectInProportion(
      orders,
      days.map((day) => day.orders),
    );
    expect(await factsOf('Sales Trends')).toEqual(
      new Map([
        ['Revenue', '€7,525.00'],
        ['Orders', '246'],
      ]),
    );
    const dayNames = [
      'Sun 15 Nov',
      'Mon 16 Nov',
      'Tue 17 Nov',
      'Wed 18 Nov',
      'Thu 19 Nov',
      'Fri 20 Nov',
      'Today so far',
    ];
    const entries = within(await card('Daily Trends')).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual(
      days.map((day, index) => `${dayNames[index] ?? ''}${euros(day.revenue)}${day.orders} orders`).reverse(),
    );
  });

  it('in the revenue by hour, which ends with the night that belongs to the evening', async () => {
    api().data.restaurant.openingHours.friday = { open: '17:00', close: '01:30', closed: false, second: null };
    openAnalytics();
    await waitFor(async () => {
      const named = (await rowsOf('Revenue by Hour')).map(([hour]) => hour);
      expect([named[0], named[21], named[22], named[23]]).toEqual(['02:00', '23:00', '00:00', '01:00']);
    });
  });

  it('in the revenue by hour, with its peak', async () => {
    openAnalytics();
    const figures = Array.from({ length: 24 }, (_, hour) => hours[String(hour)] ?? NaN);
    expect(await rowsOf('Revenue by Hour')).toEqual(
      figures.map((revenue, hour) => [`${String(hour).padStart(2, '0')}:00`, euros(revenue)]),
    );
    const [bars] = await barsOf('Revenue by Hour', 'height');
    expectInProportion(bars, figures);
    expect(await factsOf('Revenue by Hour')).toEqual(
      new Map([
        ['Peak Hour', '18:00 – 19:00'],
        ['Peak Revenue', '€268.00'],
      ]),
    );
  });

  it('in the order status distribution, named and counted beside each bar', async () => {
    openAnalytics();
    const counts = Object.values(statuses);
    expect(await rowsOf('Order Status Distribution')).toEqual([
      ['Pending', '1'],
      ['Confirmed', '2'],
      ['Preparing', '3'],
      ['Ready', '2'],
      ['Completed', '28'],
      ['Cancelled', '1'],
    ]);
    const [bars] = await barsOf('Order Status Distribution', 'width');
    expectInProportion(bars, counts);
    const labels = (await card('Order Status Distribution')).querySelectorAll('.recharts-label-list text');
    expect([...labels].map(({ textContent }) => textContent)).toEqual(counts.map(String));
  });

  it('in the popular items', async () => {
    openAnalytics();
    expect(await rowsOf('Popular Items')).toEqual(
      popular.map(({ name, quantity, revenue, choiceRevenue }) => [
        name,
        String(quantity),
        euros(revenue),
        euros(choiceRevenue),
      ]),
    );
  });

  it('in the customer insights, with the retention rate', async () => {
    openAnalytics();
    expect(await rowsOf('Customer Insights')).toEqual([
      ['Active Customers', String(customers.activeCustomers)],
      ['Returning Customers', String(customers.repeatCustomers)],
      ['New Customers', String(customers.activeCustomers - customers.repeatCustomers)],
      ['Retention Rate', '62%'],
      ['Orders per Customer', customers.averageOrdersPerCustomer.toFixed(2)],
      ['Total Customers', String(customers.totalCustomers)],
    ]);
    const part = within(await card('Customer Insights'));
    expect(part.getByText('257 returning: two orders or more, ever')).toBeTruthy();
    expect(part.getByText('155 new: their first order')).toBeTruthy();
  });
});

describe('a figure as a table', () => {
  it('replaces its chart when toggled, and toggles back', async () => {
    const { user } = openAnalytics();
    const part = await card('Revenue by Hour');
    await waitFor(() => expect(part.querySelector('.recharts-surface')).not.toBeNull());
    const button = within(part).getByRole('button', { name: 'Show as table: Revenue by Hour' });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(part.querySelector('.recharts-surface')).toBeNull();
    expect(within(part).getAllByRole('table')).toHaveLength(1);
    await user.click(button);
    expect(part.querySelector('.recharts-surface')).not.toBeNull();
    expect(within(part).getAllByRole('table')).toHaveLength(1);
  });

  it('is what screen readers get: charts are hidden from them and take no focus', async () => {
    openAnalytics();
    const part = await card('Sales Trends');
    await waitFor(() => expect(part.querySelector('.recharts-surface')).not.toBeNull());
    for (const chart of document.querySelectorAll('.recharts-surface')) {
      expect(chart.closest('[aria-hidden="true"]')).not.toBeNull();
      expect(chart.closest('[tabindex]') ?? chart.querySelector('[tabindex="0"]')).toBeNull();
    }
  });
});
