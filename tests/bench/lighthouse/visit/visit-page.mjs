import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/*
 * Visits a page for the first time as Lighthouse's mobile profile does, and writes Lighthouse's result:
 *
 *     node visit-page.mjs URL CATEGORIES CHROMIUM PROFILE_FOLDER FLAG…
 *
 * A program of its own, because Lighthouse is installed only when it is needed: `install.ts` copies it to where that is.
 */
const [url, categories, chromePath, userDataDir, ...chromeFlags] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: [...chromeFlags, '--headless=new'],
  userDataDir,
  handleSIGINT: false,
});
process.once('exit', () => chrome.kill());
process.once('SIGTERM', () => process.exit(1));
const onlyCategories = categories.split(',');
const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories });
const { audits, runtimeError } = lhr;
process.stdout.write(JSON.stringify({ categories: lhr.categories, audits, runtimeError }), () => process.exit(0));
