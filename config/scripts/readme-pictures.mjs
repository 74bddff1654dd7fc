import path from 'node:path';
import { findBrowser } from './tasks/browser.mjs';
import { main, root } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

/** Takes the README's pictures from the running product, into `config/pictures` or the folder named. */
main(async () => {
  const folder = path.resolve(process.argv[2] ?? `${root}/config/pictures`);
  await bringUpToDate();
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(`${root}/tests/pictures/take-pictures.ts`);
  const names = await module.takePictures({ browser: await findBrowser(), folder });
  process.stdout.write(`${names.join(', ')} written to ${folder}\n`);
});
