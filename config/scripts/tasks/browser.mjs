import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ExplainedError, root, run } from './run.mjs';

/** Where Debian and others put a Chromium that tests can drive. The headless shell comes first: it needs a quarter less processor time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of a Chromium that is there: the one given, the system's or Playwright's own.
 * @returns {string | undefined}
 * @throws ExplainedError when the one given is not there
 */
export function presentBrowser() {
  const { PICKUP_BROWSER: given } = process.env;
  if (given && !existsSync(given)) throw new ExplainedError(`PICKUP_BROWSER names ${given}: there is no such file.`);
  const { chromium } = createRequire(`${root}/tests/package.json`)('playwright');
  return given || [...SYSTEM_BROWSERS, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The path of a Chromium: the one given, the system's, Playwright's own; where there is none, one is installed.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const found = presentBrowser();
  if (found) return found;
  process.stdout.write('Installing a Chromium for the tests …\n');
  await run('playwright', ['install', 'chromium'], { quiet: true }).catch(async (error) => {
    if (!canInstallPackages()) throw error;
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { quiet: true }).catch(() =>
      run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true }),
    );
  });
  const installed = presentBrowser();
  if (!installed) throw new Error('No Chromium was found: install one and name it in PICKUP_BROWSER.');
  return installed;
}
