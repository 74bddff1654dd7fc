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

/** A promise of a call. */
function whenCalled() {
  let call = () => undefined;
  const promise = new Promise((resolve) => (call = resolve));
  return { promise, call };
}

/** First what only needs the sources; the browser comes last, as it needs all that is built. */
async function runChecksScreensAndBrowser(parts, compiled, build) {
  // They give way to the build, which the suites wait for.
  for (const check of STATIC_CHECKS) await parts.check({ ...check, givesWay: true });
  await Promise.race([compiled, build]);
  await parts.check(LINT);
  await parts.suite(SUITES.unit);
  if (await build) await parts.suite(SUITES.e2e);
}

/** What waits for the disk, for the clock and for other products. */
async function runCallsAndFaults(parts, build) {
  if (await build) await parts.suite(SUITES.product);
}

main(async () => {
  const parts = new Parts();
  try {
    if (!(await parts.step('packages', installPackages))) return;
    const compiled = whenCalled();
    const build = parts.step('build', () => bringUpToDate((name) => name === 'server' && compiled.call()));
    await Promise.all([runChecksScreensAndBrowser(parts, compiled.promise, build), runCallsAndFaults(parts, build)]);
    if (isFull) await parts.suite(SUITES.commands);
  } finally {
    parts.finish();
  }
});
