import path from 'node:path';
import { findBrowser } from './tasks/browser.mjs';
import { main, root } from './tasks/run.mjs';
import { bringUpToDate } from './tasks/steps.mjs';

/** Takes the README's pictures from the running product, into `config/pictures` or the folder named. */
main(async () => {
  const folder = path.resolve(process.argv[2] ?? `${root}/config/pictures`);
  await bringUpToDate();
  const { withTypeScriptModule } = await import('./tasks/typescript-module.mjs');
  const browser = await findBrowser();
  const names = await withTypeScriptModule(`${root}/tests/pictures/take-pictures.ts`, ({ takePictures }) =>
    takePictures({ browser, folder }),
  );
  process.stdout.write(`${names.join(', ')} written to ${folder}\n`);
});
