import { createRequire } from 'node:module';
import { bringUpToDate } from './tasks/steps.mjs';
import { main, root } from './tasks/run.mjs';

main(async () => {
  await bringUpToDate();
  process.stdout.write('Starting …\n');
  // In this very process, so that signals and exit codes are the product's own.
  createRequire(import.meta.url)(`${root}/cms/dist/src/start/start.js`);
});
