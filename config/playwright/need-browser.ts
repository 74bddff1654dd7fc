import { presentBrowser } from '../scripts/tasks/browser.mjs';

/** @throws Error when there is no browser to test with */
export default function needBrowser(): void {
  if (presentBrowser() !== undefined) return;
  throw new Error('No Chromium was found: run `npx playwright install chromium`, or name one in PICKUP_BROWSER.');
}
