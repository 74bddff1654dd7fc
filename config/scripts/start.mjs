import { createRequire } from 'node:module';
import { main, root } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

const require = createRequire(import.meta.url);
const server = `${root}/cms/dist/src/start`;

/** A wrong setting stops the start with its sentence, before the longer part of a first build. */
function checkSettings() {
  try {
    require(`${server}/settings.js`).readSettings(process.env, `${root}/cms`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

main(async () => {
  await bringUpToDate(checkSettings);
  process.stdout.write('Starting …\n');
  // In this very process, so that signals and exit codes are the product's own.
  require(`${server}/start.js`);
});
