import { main, run } from './tasks/run.mjs';
import { installForThisMachine } from './tasks/steps.mjs';

/** Which changes of the rules no test notices; needs no build. Arguments are Stryker's: `--mutate FILE` for one file. */
main(async () => {
  await installForThisMachine();
  await run('stryker', ['run', 'config/mutation/stryker.config.mjs', ...process.argv.slice(2)]);
});
