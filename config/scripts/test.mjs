/**
 * Everything, in a form that takes minutes; `npm run test:full` adds what takes longer (config/docs/testing.md).
 * Two things run at a time, of which one waits while the other computes.
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

main(async () => {
  const parts = new Parts();
  try {
    if (!(await parts.step('packages', installPackages))) return;
    const compiled = whenCalled();
    const build = parts.step('build', () => bringUpToDate((name) => name === 'server' && compiled.call()));
    for (const check of STATIC_CHECKS) await parts.check(check);
    await Promise.race([compiled.promise, build]);
    await parts.check(LINT);
    // All that follows needs what was built; a suite that mostly waits stands beside one that mostly computes.
    if (!(await build)) return;
    await Promise.all([parts.suite(SUITES.faults), parts.suite(SUITES.unit)]);
    await Promise.all([parts.suite(SUITES.e2e), parts.suite(SUITES.api)]);
    if (isFull) await parts.suite(SUITES.commands);
  } finally {
    parts.finish();
  }
});
