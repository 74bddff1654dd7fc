import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { root, run } from './run.mjs';

/** Where Debian and others put a Chromium that tests can drive. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of a Chromium: the one given, the system's, Playwright's own; where there is none, one is installed.
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const { chromium } = createRequire(`${root}/tests/package.json`)('playwright');
  const present = () =>
    [process.env.PICKUP_BROWSER, ...SYSTEM_BROWSERS, chromium.executablePath()].find(
      (file) => file && existsSync(file),
    );
  const found = present();
  if (found) return found;
  process.stdout.write('Installing a Chromium for the tests …\n');
  await run('playwright', ['install', 'chromium'], { quiet: true }).catch(async (error) => {
    if (!canInstallPackages()) throw error;
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true });
  });
  const installed = present();
  if (!installed) throw new Error('No Chromium was found: install one and name it in PICKUP_BROWSER.');
  return installed;
}
