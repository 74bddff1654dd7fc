import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPlaces } from './tasks/dev/places.mjs';
import { runEverything } from './tasks/dev/run-everything.mjs';
import { main, root } from './tasks/run.mjs';
import { bringAll } from './tasks/side-by-side.mjs';
import { BUILD_STEPS, installForThisMachine } from './tasks/steps.mjs';

/** The server needs a build of the panel and of both apps; an old one will do, because Vite shows the apps as they are. */
async function buildWhatIsMissing() {
  await installForThisMachine();
  const isMissing = ({ outputs = [] }) => outputs.some((output) => !existsSync(path.join(root, output)));
  await bringAll(
    BUILD_STEPS.filter((step) => isMissing(step) || step.name === 'pictures'),
    { root },
  );
}

main(async () => {
  const startedAt = performance.now();
  const places = await findPlaces(process.env).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  await buildWhatIsMissing();
  process.exit(await runEverything(places, startedAt));
});
