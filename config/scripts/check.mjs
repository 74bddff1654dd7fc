/**
 * What is checked after each step: everything that needs no running product. Of the screens it runs those that differ
 * from what was last shared; `npm test` runs all of them.
 */
import { LINT, STATIC_CHECKS } from './tasks/checks.mjs';
import { Parts } from './tasks/run-parts.mjs';
import { collect, main } from './tasks/run.mjs';
import { compileServer } from './tasks/steps.mjs';
import { changedScreens, SUITES } from './tasks/suites.mjs';

/** The commit where this branch left its upstream; without one, the commit before the last. */
async function lastShared() {
  for (const args of [
    ['merge-base', 'HEAD', '@{upstream}'],
    ['rev-parse', 'HEAD~1'],
  ]) {
    const { succeeded, output } = await collect('git', args).catch(() => ({ succeeded: false, output: '' }));
    if (succeeded) return output.trim();
  }
  return undefined;
}

main(async () => {
  await compileServer();
  const commit = await lastShared();
  const parts = new Parts();
  const checks = async () => {
    for (const check of [...STATIC_CHECKS, LINT]) await parts.check(check);
  };
  const tests = async () => {
    // Without a history to compare with, all of them.
    if (commit === undefined) return parts.suite(SUITES.unit);
    await parts.suite(SUITES.rules);
    await parts.suite(changedScreens(commit));
  };
  await Promise.all([checks(), tests()]);
  parts.finish();
});
