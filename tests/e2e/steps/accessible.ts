import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/** How many frames in a row nothing may move before colours are judged: one transition can start the next. */
const QUIET_FRAMES = 5;

const settle = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const look = () => {
          quiet = document.getAnimations().some(({ playState }) => playState === 'running') ? 0 : quiet + 1;
          if (quiet >= frames) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    QUIET_FRAMES,
  );

/** A toast whose time is over fades. One that begins to while axe reads colours keeps them until it is gone. */
const keepColoursOfToasts = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-sonner-toast][data-removed="true"] { opacity: 1 !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });

declare global {
  interface Window {
    /** On a page on which {@link faultsIn} has looked before. */
    axe: typeof axe;
  }
}

/** What axe looks at: elements to leave out, and rules. */
interface Scope {
  exclude?: string[];
  options?: Omit<axe.RunOptions, 'resultTypes'>;
}

/** What axe finds on the page once nothing moves on it: each fault with its elements. No page has frames. */
export async function faultsIn(page: Page, { exclude = [], options = {} }: Scope = {}): Promise<string[]> {
  await keepColoursOfToasts(page);
  await settle(page);
  // Half a megabyte: it stays for as long as the page does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ exclude: left, options: given }) => window.axe.run({ exclude: left }, { ...given, resultTypes: ['violations'] }),
    { exclude, options },
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Axe finds nothing in what is on the screen: in light by all its rules, in dark by the one the colours matter to. What
 * it does find does not end the test, so that one run tells of every view.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  // Experimental in axe, so off by default: what is announced holds the words that are shown (WCAG 2.5.3).
  const labelInName = { 'label-content-name-mismatch': { enabled: true } };
  expect.soft(await faultsIn(page, { options: { rules: labelInName } }), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faultsIn(page, { options: { runOnly: ['color-contrast'] } }), `${page.url()}, dark`).toEqual([]);
}
