/** What is checked after each step: everything that needs no running product. */
import { LINT, STATIC_CHECKS } from './tasks/checks.mjs';
import { Parts } from './tasks/run-parts.mjs';
import { main } from './tasks/run.mjs';
import { compileServer } from './tasks/steps.mjs';
import { SUITES } from './tasks/suites.mjs';

main(async () => {
  await compileServer();
  const parts = new Parts();
  const checks = async () => {
    for (const check of [...STATIC_CHECKS, LINT]) await parts.check(check);
  };
  await Promise.all([checks(), parts.suite(SUITES.unit)]);
  parts.finish();
});
