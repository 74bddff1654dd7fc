import { main, run } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

/** Faults, races and bad input in full, on both databases; arguments choose files as for Vitest. */
main(async () => {
  await bringUpToDate();
  await run('vitest', ['run', '--config', 'config/vitest/faults.config.ts', ...process.argv.slice(2)], {
    env: { TEST_FULL: '1' },
  });
});
