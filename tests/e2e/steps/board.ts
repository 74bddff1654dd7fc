import { expect, type Locator, type Page } from 'playwright/test';
import type { DemoProduct } from '../fixtures/demo-product.js';
import { signInOwner } from './back-office.js';

/** Counts the bell's tones. */
const listenIn = (page: Page) =>
  page.addInitScript(() => {
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function count() {
      const { dataset } = document.documentElement;
      dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      return create.call(this);
    };
  });

/** Signs in and goes to the orders as an owner does, by a click: what a browser wants before it plays a sound. */
export async function openBoard(page: Page, product: DemoProduct): Promise<void> {
  await listenIn(page);
  await signInOwner(page, product);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Orders/ })
    .click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

export const newOrders = (page: Page): Locator => page.getByRole('region', { name: /nobody has opened$/ });
export const card = (page: Page, number: string): Locator => page.getByRole('article', { name: `Order ${number}` });

/** Confirms every new order on the board: the demo's, and what the test placed before. */
export async function confirmAll(page: Page): Promise<void> {
  const section = newOrders(page);
  if ((await section.count()) === 0) return;
  await section.getByRole('button', { name: /^Confirm (all )?seen/ }).click();
  await expect(section).toHaveCount(0);
}

/**
 * A browser that plays nothing before a person touches the page; `data-bell` of the document says when it may. For
 * Playwright's own browser its looks at the page count as touches.
 */
export const keepSilent = (page: Page) =>
  page.addInitScript(() => {
    let touched = false;
    window.addEventListener('pointerdown', ({ isTrusted }) => (touched ||= isTrusted), true);
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        this.addEventListener('statechange', () => (document.documentElement.dataset.bell = this.state));
        void super.suspend();
      }
      override resume() {
        return touched ? super.resume() : Promise.reject(new DOMException('Not yet', 'NotAllowedError'));
      }
    };
  });
