import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { fillSignIn } from '../e2e/steps/back-office.js';
import { EVENING, order, startEvening, type Evening } from './demo-evening.js';
import { mount } from './mount.js';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 760 };

/** A page of a visitor in Amsterdam on that evening, who wants no movement. */
async function open(browser: Browser, viewport: typeof DESKTOP, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    ...options,
  });
  await context.clock.install({ time: EVENING });
  return context.newPage();
}

/** A picture once fonts and everything on the screen has come. */
async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()));
  });
  return page.screenshot();
}

async function shopOnDesktop(browser: Browser, { url }: Evening): Promise<Buffer> {
  const page = await open(browser, DESKTOP);
  await page.goto(`${url}/menu`);
  await page.getByRole('button', { name: 'Add to Cart: Pizza Margherita', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  // The message goes, and the page is back at its head.
  await page.clock.runFor(10_000);
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  // What is read there is marked with the next frame, which follows the page's clock.
  await page.clock.runFor(1_000);
  await page.locator('[aria-current="true"]', { hasText: 'Grains' }).waitFor({ state: 'detached' });
  await page.getByText('Marinated Olives').first().hover();
  await page.mouse.move(0, 0);
  return shoot(page);
}

async function orderOnPhone(browser: Browser, { url }: Evening, id: string): Promise<Buffer> {
  const page = await open(browser, PHONE, { deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await page.goto(`${url}/orders/${id}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').getByText('Mirabelle').first().waitFor();
  return shoot(page);
}

async function officeOnDesktop(browser: Browser, evening: Evening): Promise<{ board: Buffer; figures: Buffer }> {
  const page = await open(browser, DESKTOP);
  await page.goto(`${evening.url}/admin`);
  await fillSignIn(page, evening);
  await page.getByRole('button', { name: 'Sign Out' }).waitFor();
  await page.goto(`${evening.url}/admin/kitchen`);
  await page.getByRole('button', { name: 'Turn on sound' }).click();
  await page.getByText('Pizza Margherita').first().waitFor();
  const board = await shoot(page);
  await page.goto(`${evening.url}/admin/analytics`);
  await page.locator('svg.recharts-surface').first().waitFor();
  return { board, figures: await shoot(page) };
}

/** An order the kitchen is busy with, as its customer sees it, and two nobody has opened yet. */
async function fillKitchen(evening: Evening): Promise<string> {
  const id = await order(evening, {
    name: 'Noor Bakker',
    notes: 'No olives on the pizza, please.',
    lines: [
      { type: 'menu', name: 'Pizza Margherita', quantity: 1 },
      { type: 'menu', name: 'Frites & Mayonnaise', quantity: 2 },
      { type: 'menu', name: 'House Lemonade', quantity: 2 },
    ],
  });
  const { content } = await evening.api.get('adminOrders', { query: {} }, { token: evening.token });
  const mine = content.find(({ customerName }) => customerName === 'Noor Bakker');
  if (!mine) throw new Error('The order just placed is not in the list');
  for (const status of ['CONFIRMED', 'PREPARING'] as const) {
    await evening.api.get('transitionOrder', { params: { id: mine.id }, query: { status } }, { token: evening.token });
  }
  await order(evening, {
    name: 'Daan Visser',
    lines: [
      { type: 'menu', name: 'Four Cheese Pizza', quantity: 2 },
      { type: 'menu', name: 'Ribeye Steak', quantity: 1 },
    ],
  });
  await order(evening, { name: 'Marit de Boer', lines: [{ type: 'deal', name: 'Pizza for Two', quantity: 1 }] });
  return id;
}

/**
 * Takes the README's pictures from the running demo restaurant.
 * @param settings.browser the path of a Chromium
 * @param settings.folder where the WebP files go; made when missing
 * @returns the names of the files
 */
export async function takePictures({ browser, folder }: { browser: string; folder: string }): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const evening = await startEvening();
  const program = await chromium.launch({ executablePath: browser, args: ['--no-sandbox'] });
  try {
    const id = await fillKitchen(evening);
    const shop = await shopOnDesktop(program, evening);
    const phone = await orderOnPhone(program, evening, id);
    const { board, figures } = await officeOnDesktop(program, evening);
    return [
      await mount(path.join(folder, 'storefront.webp'), { width: 1600, height: 960 }, [
        { png: shop, left: 60, top: 60, width: 1280, radius: 14 },
        { png: phone, left: 1220, top: 190, width: 330, radius: 30 },
      ]),
      await mount(path.join(folder, 'back-office.webp'), { width: 1600, height: 1020 }, [
        { png: figures, left: 480, top: 60, width: 1060, radius: 14 },
        { png: board, left: 60, top: 200, width: 1200, radius: 14 },
      ]),
    ];
  } finally {
    await program.close();
    await evening.stop();
  }
}
