import { test as base, type BrowserContext, type Page } from 'playwright/test';
import { startDemoProduct, type DemoProduct } from './demo-product.js';
import { listen, type Noise } from './noise.js';

interface TestFixtures {
  /** What the browser says; judged after every test. */
  noise: Noise;
  /** The demo as it was at first, and a token of the owner that lasts through the test. */
  firstContent: undefined;
  /** Another person with a browser of their own. */
  anotherPerson: () => Promise<Page>;
}

interface WorkerFixtures {
  /** The product of this worker; its content is put back before every test. */
  product: DemoProduct;
}

/** A test against a running product, which it reaches by paths. It fails on everything unexpected the browser says. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from this pattern which fixtures are used: none
    async ({}, use) => {
      const product = await startDemoProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  noise: [
    async ({ browser, product }, use) => {
      const noise = listen(product.url);
      const listenTo = (context: BrowserContext) => noise.listenTo(context);
      browser.on('context', listenTo);
      await use(noise);
      browser.off('context', listenTo);
      noise.judge();
    },
    { auto: true },
  ],
  firstContent: [
    async ({ product }, use) => {
      await product.putBack();
      await use(undefined);
    },
    { auto: true },
  ],
  anotherPerson: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from 'playwright/test';
