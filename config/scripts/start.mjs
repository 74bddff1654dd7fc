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

/** npm's shell passes no signal on: when npm was ended, the product is ended in order. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

main(async () => {
  endWithNpm();
  await prepareStart(checkSettings);
  process.stdout.write('Starting …\n');
  // In this very process, so that signals and exit codes are the product's own.
  await require(`${server}/start.js`).started;
  await buildPanelMeanwhile();
});
