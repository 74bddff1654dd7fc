import { readFile } from 'node:fs/promises';
import { addDays, type OrderStatusCounts } from '@pickup/contract';
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from './fixtures/demo-product.js';
import { euros } from './steps/money.js';
import { openAsOwner } from './steps/back-office.js';
import { placeOrder } from './steps/orders.js';
import { toast } from './steps/storefront.js';
import { expect, test } from './fixtures/test.js';

const PERIODS = ['7', '14', '30'] as const;

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The cells of a figure's table, row by row, without their heads. */
const figuresOf = async (page: Page, name: string): Promise<string[][]> => {
  const rows = await part(page, name).getByRole('table', { name }).getByRole('row').all();
  return Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
};

const fact = (page: Page, region: string, label: string): Locator =>
  part(page, region)
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** What the API says, on its own way past the screen. */
async function askFor({ api, token }: DemoProduct, days: string) {
  const [dashboard, trends, statuses, popular, customers, hours] = await Promise.all([
    api.get('dashboard', { query: {} }, { token }),
    api.get('salesTrends', { query: { days } }, { token }),
    api.get('orderStatusDistribution', { query: {} }, { token }),
    api.get('popularItems', { query: { limit: '10', days } }, { token }),
    api.get('customerInsights', { query: { days } }, { token }),
    api.get('revenueByHour', { query: {} }, { token }),
  ]);
  const daily = Object.entries(trends.dailyRevenue).map(([day, revenue]) => ({
    day,
    revenue,
    orders: trends.dailyOrders[day] ?? NaN,
  }));
  return { dashboard, daily, statuses, popular, customers, hours };
}

const countsOf = ({ PENDING, CONFIRMED, PREPARING, READY, COMPLETED, CANCELLED }: OrderStatusCounts) =>
  [PENDING, CONFIRMED, PREPARING, READY, COMPLETED, CANCELLED].map((count) => [String(count)]);

/** The heights of the bars of the revenue chart, the highest as 1; measured on the screen. */
async function barHeights(page: Page): Promise<number[]> {
  const chart = part(page, 'Sales Trends').locator('.recharts-surface').first();
  const bars = await chart.locator('.recharts-bar-rectangle path').all();
  const heights = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.height ?? 0));
  return heights.map((height) => height / Math.max(...heights));
}

test("the figures on the screen are the API's, for every period", { tag: '@full' }, async ({ page, product }) => {
  await placeOrder(product, 'analytics');
  await openAsOwner(page, product);
  await page.getByRole('link', { name: /^Analytics/ }).click();
  await expect(page).toHaveURL('/admin/analytics');

  for (const days of PERIODS) {
    await test.step(`${days} days`, async () => {
      await page.getByRole('button', { name: `${days} days`, exact: true }).click();
      await expect(page).toHaveURL(days === '7' ? '/admin/analytics' : `/admin/analytics?days=${days}`);
      const { dashboard, daily, statuses, popular, customers, hours } = await askFor(product, days);
      expect(daily).toHaveLength(Number(days));
      await expect(part(page, 'Sales Trends').getByRole('row')).toHaveCount(daily.length + 1);

      expect(await figuresOf(page, 'Sales Trends')).toEqual(
        daily.map(({ orders, revenue }) => [String(orders), euros(revenue)]),
      );
      expect(await figuresOf(page, 'Revenue by Hour')).toEqual(
        Array.from({ length: 24 }, (_, hour) => [euros(hours[String(hour)] ?? NaN)]),
      );
      expect(await figuresOf(page, 'Order Status Distribution')).toEqual(countsOf(statuses));
      expect(await figuresOf(page, 'Popular Items')).toEqual(
        popular.map(({ quantity, revenue, choiceRevenue }) => [String(quantity), euros(revenue), euros(choiceRevenue)]),
      );
      for (const { name } of popular) {
        await expect(part(page, 'Popular Items').getByRole('rowheader', { name, exact: true })).toHaveCount(1);
      }
      const { activeCustomers, repeatCustomers, averageOrdersPerCustomer, totalCustomers } = customers;
      expect(await figuresOf(page, 'Customer Insights')).toEqual([
        [String(activeCustomers)],
        [String(repeatCustomers)],
        [String(activeCustomers - repeatCustomers)],
        [`${Math.round((repeatCustomers * 100) / activeCustomers)}%`],
        [averageOrdersPerCustomer.toFixed(2)],
        [String(totalCustomers)],
      ]);

      await expect(fact(page, 'Today', "Today's Orders")).toHaveText(String(dashboard.todayOrders));
      await expect(fact(page, 'Today', "Today's Revenue")).toHaveText(euros(dashboard.todayRevenue));
      await expect(fact(page, 'Today', 'Average Order Value')).toHaveText(euros(dashboard.averageOrderValue));
      await expect(fact(page, 'Summary', 'Active Menu Items')).toHaveText(String(dashboard.activeMenuItems));
      await expect(part(page, 'Daily Trends').getByRole('listitem')).toHaveCount(7);

      const sold = daily.map(({ revenue }) => revenue).filter((revenue) => revenue > 0);
      await expect(part(page, 'Sales Trends').locator('.recharts-surface').first()).toBeVisible();
      const heights = await barHeights(page);
      expect(heights).toHaveLength(sold.length);
      // A bar's edge is drawn around it: a pixel or two of a hundred and fifty.
      heights.forEach((height, index) =>
        expect(Math.abs(height - (sold[index] ?? NaN) / Math.max(...sold)), `bar ${index + 1}`).toBeLessThan(0.03),
      );
    });
  }
});

test('a figure is shown as a table, and all of them are downloaded', { tag: '@full' }, async ({ page, product }) => {
  await placeOrder(product, 'analytics-file');
  await openAsOwner(page, product, '/admin/analytics?days=14');

  await test.step('as a table, which a reload forgets and the address does not', async () => {
    const hours = part(page, 'Revenue by Hour');
    await expect(hours.locator('.recharts-surface')).toBeVisible();
    const button = hours.getByRole('button', { name: 'Show as table: Revenue by Hour' });
    await button.click();
    await expect(hours.locator('.recharts-surface')).toHaveCount(0);
    await expect(button).toBeInViewport();
    await expect(hours.getByRole('rowheader', { name: '00:00' })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('button', { name: '14 days' })).toHaveAttribute('aria-pressed', 'true');
    await expect(hours.locator('.recharts-surface')).toBeVisible();
  });

  await test.step('as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await coming;
    await expect(toast(page, 'Analytics downloaded successfully!')).toBeVisible();
    const { daily, statuses, popular } = await askFor(product, '14');
    const last = daily.at(-1)?.day ?? '';
    expect(file.suggestedFilename()).toBe(`analytics-${addDays(last, -13)}-${last}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.split('\r\n');
    for (const { day, orders, revenue } of daily) expect(lines).toContain(`${day},${orders},${revenue.toFixed(2)}`);
    expect(lines).toContain(`Completed,${statuses.COMPLETED}`);
    for (const { name, quantity, revenue, choiceRevenue } of popular) {
      const figures = `,${quantity},${revenue.toFixed(2)},${choiceRevenue.toFixed(2)}`;
      expect(lines.filter((line) => line.includes(name) && line.endsWith(figures))).toHaveLength(1);
    }
  });
});

test('the code of the charts is fetched for this screen alone', { tag: '@full' }, async ({ page, product }) => {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  const charts = (names: string[]) => names.filter((name) => /Chart|DayBars|HoursChart|StatusChart/.test(name));
  await openAsOwner(page, product, '/admin/orders');
  await expect(page.getByRole('searchbox')).toBeVisible();
  // The board's stream has no end: what the screen needs is there when it is heard.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.waitForLoadState('load');
  expect(charts(await scripts())).toEqual([]);
  await page.goto('/admin/analytics');
  await expect(page.locator('.recharts-surface').first()).toBeVisible();
  expect(charts(await scripts()).length).toBeGreaterThan(0);
});
