import { createRequire } from 'node:module';
import { ExplainedError, main, root } from './tasks/run.mjs';
import { buildPanelMeanwhile, prepareStart } from './tasks/steps.mjs';

const require = createRequire(import.meta.url);
const server = `${root}/cms/dist/src/start`;

/** A wrong setting stops the start with its sentence, before the longer part of a first build. */
function checkSettings() {
  try {
    require(`${server}/settings.js`).readSettings(process.env, `${root}/cms`);
  } catch (error) {
    throw new ExplainedError(error.message, { cause: error });
  }
}

main(async () => {
  await prepareStart(checkSettings);
  process.stdout.write('Starting …\n');
  // In this very process, so that signals and exit codes are the product's own.
  await require(`${server}/start.js`).started;
  await buildPanelMeanwhile();
});
