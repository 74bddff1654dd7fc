import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './tasks/browser.mjs';
import { STATIC_CHECKS, runUnitTests } from './tasks/checks.mjs';
import { playwrightCounts, vitestCounts } from './tasks/report.mjs';
import { main, run } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

const reports = mkdtempSync(path.join(tmpdir(), 'pickup-test-'));
const report = (name) => path.join(reports, `${name}.json`);
const json = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];

/** The suites, each with the way to its counts. */
const SUITES = [
  { name: 'unit', count: vitestCounts, work: () => runUnitTests(json('unit')) },
  {
    name: 'api',
    count: vitestCounts,
    work: () => run('vitest', ['run', '--config', 'config/vitest/api.config.ts', ...json('api')]),
  },
  {
    name: 'faults',
    count: vitestCounts,
    work: () => run('vitest', ['run', '--config', 'config/vitest/faults.config.ts', ...json('faults')]),
  },
  {
    name: 'house',
    count: vitestCounts,
    work: async () =>
      run('vitest', ['run', '--config', 'config/vitest/house.config.ts', ...json('house')], {
        env: { PICKUP_BROWSER: await findBrowser() },
      }),
  },
  {
    name: 'e2e',
    count: playwrightCounts,
    work: async () =>
      run('playwright', ['test', '--config', 'config/playwright/playwright.config.ts', '--reporter=list,json'], {
        env: { PICKUP_BROWSER: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
      }),
  },
];

const total = { passed: 0, failed: 0 };

function add({ passed, failed }) {
  total.passed += passed;
  total.failed += failed;
}

async function attempt(name, work) {
  process.stdout.write(`\n── ${name}\n`);
  try {
    await work();
    return true;
  } catch (error) {
    process.stderr.write(`${name}: ${error.message}\n`);
    return false;
  }
}

main(async () => {
  await bringUpToDate();
  for (const { name, work } of STATIC_CHECKS) {
    add((await attempt(name, work)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  for (const { name, work, count } of SUITES) {
    const succeeded = await attempt(name, work);
    const counts = existsSync(report(name)) ? count(report(name)) : { passed: 0, failed: 0 };
    // A suite that ends badly is a failure even when no single test is.
    add({ passed: counts.passed, failed: succeeded ? counts.failed : Math.max(1, counts.failed) });
  }
  rmSync(reports, { recursive: true, force: true });
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
