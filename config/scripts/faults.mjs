import { main, run } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

/** Faults, races and bad input in full, on both databases; arguments choose files as for Vitest. */
main(async () => {
  await bringUpToDate();
  const faultsAlone = ['--config', 'config/vitest/product.config.ts', '--exclude', 'tests/api/**'];
  await run('vitest', ['run', ...faultsAlone, ...process.argv.slice(2)], { env: { TEST_FULL: '1' } });
});
