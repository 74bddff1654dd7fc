import { AxeBuilder } from '@axe-core/playwright';
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

/**
 * What axe finds on the page once nothing moves on it: each fault with its elements. No page has frames, so it need not
 * open a second page to put their results together.
 */
export async function faultsIn(page: Page, axe: AxeBuilder): Promise<string[]> {
  await keepColoursOfToasts(page);
  await settle(page);
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Axe finds nothing in what is on the screen: in light by all its rules, in dark by the one the colours matter to. What
 * it does find does not end the test, so that one run tells of every view.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const resultTypes: ['violations'] = ['violations'];
  // Experimental in axe, so off by default: what is announced holds the words that are shown (WCAG 2.5.3).
  const labelInName = { 'label-content-name-mismatch': { enabled: true } };
  const axe = new AxeBuilder({ page }).options({ rules: labelInName, resultTypes });
  expect.soft(await faultsIn(page, axe), `${page.url()}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const contrast = new AxeBuilder({ page }).options({ resultTypes }).withRules('color-contrast');
  expect.soft(await faultsIn(page, contrast), `${page.url()}, dark`).toEqual([]);
}
