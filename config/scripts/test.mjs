/**
 * Everything, in a form that takes minutes; `npm run test:full` adds what takes longer (config/docs/testing.md).
 * Two things run at a time, of which one mostly computes and the other mostly waits.
 */
import { LINT, STATIC_CHECKS } from './tasks/checks.mjs';
import { Parts } from './tasks/run-parts.mjs';
import { main } from './tasks/run.mjs';
import { bringUpToDate, installPackages } from './tasks/steps.mjs';
import { SUITES } from './tasks/suites.mjs';

const isFull = process.argv.includes('--full');
if (isFull) process.env.TEST_FULL = '1';

/** First what only needs the sources; the browser comes last, as it needs all that is built. */
async function runChecksScreensAndBrowser(parts, build) {
  // They give way to the build, which the suites wait for.
  for (const check of STATIC_CHECKS) await parts.check({ ...check, givesWay: true });
  await parts.suite(SUITES.unit);
  if (await build) await parts.suite(SUITES.e2e);
}

/** What waits for the disk, for the clock and for other products; it is over first, so the linter comes after it. */
async function runCallsFaultsAndLint(parts, build) {
  if (await build) await parts.suite(SUITES.product);
  await parts.check(LINT);
}

main(async () => {
  const parts = new Parts();
  try {
    if (!(await parts.step('packages', installPackages))) return;
    const build = parts.step('build', bringUpToDate);
    await Promise.all([runChecksScreensAndBrowser(parts, build), runCallsFaultsAndLint(parts, build)]);
    if (isFull) await parts.suite(SUITES.commands);
  } finally {
    parts.finish();
  }
});
