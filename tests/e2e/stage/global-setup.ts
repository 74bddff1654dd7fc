import { presentBrowser } from '../../../config/scripts/tasks/browser.mjs';
import { makeSqliteBase } from '../../product/base.js';

/** The DATA_DIR of the stopped demo restaurant that every worker copies; workers inherit the environment. */
export const BASE_VARIABLE = 'PICKUP_E2E_BASE';

/**
 * Once a run: the demo restaurant, seeded.
 * @throws Error when there is no browser to test with
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (presentBrowser() === undefined)
    throw new Error(
      'No Chromium was found: install one (npx playwright install chromium) or name one in PICKUP_BROWSER.',
    );
  const base = await makeSqliteBase();
  process.env[BASE_VARIABLE] = base.dataDir;
  return () => base.remove();
}
