import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPlaces } from './tasks/dev/places.mjs';
import { startProgram } from './tasks/dev/program.mjs';
import { runServer } from './tasks/dev/server.mjs';
import { markStale } from './tasks/fingerprint.mjs';
import { main, root } from './tasks/run.mjs';
import { BUILD_STEPS, INSTALL, bring } from './tasks/steps.mjs';

const program = (name) => fileURLToPath(new URL(`./tasks/dev/${name}.mjs`, import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);
const startedAt = performance.now();

/** The server cannot start without a build of each app and the panel; of what age is all the same, as Vite serves the apps. */
async function buildWhatIsMissing() {
  await bring(INSTALL);
  for (const step of BUILD_STEPS) {
    const isMissing = step.outputs.some((output) => !existsSync(path.join(root, output)));
    if (isMissing || step.name === 'pictures') await bring(step);
  }
}

/** Which paths of an app's own address lead elsewhere: calls to the server, pictures of dishes to the storefront. */
function proxiesOf({ ports, server }) {
  const toServer = { '/api': server, '/uploads': server };
  const storefront = `http://localhost:${ports.storefront}`;
  return { storefront: toServer, 'admin-ui': { ...toServer, '/dishes': storefront, '/placeholder.svg': storefront } };
}

const CONFIG_OF = { storefront: 'storefront', 'admin-ui': 'admin' };

/** Resolves when an address answers as it should. */
async function answers(url) {
  const { ok, status } = await fetch(url, { headers: { accept: 'text/html' } });
  if (!ok) throw new Error(`${url} answers ${status}.`);
}

async function tell(apps, said) {
  await Promise.all([...apps.values()].map(answers));
  say('');
  for (const [name, address] of [
    ['Storefront', apps.get('storefront')],
    ['Back office', apps.get('admin-ui')],
    ['Raw panel', said.get('Raw panel')],
    ['Passwords', said.get('Passwords')],
  ]) {
    say(`  ${name.padEnd(12)} ${address}`);
  }
  say('');
  say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
}

/** Starts all programs; resolves when a signal or the end of one of them has ended the others. */
function runEverything(places) {
  return new Promise((resolve) => {
    const addresses = new Map();
    let said = null;
    let isEnding = false;

    async function end(why) {
      if (isEnding) return;
      isEnding = true;
      if (why) say(`\n${why}`);
      await Promise.all([server, compiler, ...apps].map((each) => each.stop()));
      resolve(why ? 1 : 0);
    }
    const endWith = (dead, how) =>
      end(
        [`${dead.name} ended by itself (${how}), and so does everything. Its last lines:`, ...dead.lastLines()].join(
          '\n',
        ),
      );
    const tellWhenComplete = () => {
      if (said && addresses.size === apps.length) tell(addresses, said).catch((error) => end(error.message));
    };

    const server = runServer({
      port: places.ports.server,
      onNeverUp: endWith,
      onListening(itSaid, isFirst) {
        if (!isFirst) return apps.forEach((app) => app.send('reload'));
        said = itSaid;
        tellWhenComplete();
      },
    });
    const compiler = startProgram('compiler', program('compiler'), {
      execArgv: ['--import', new URL('./tasks/dev/end-with-parent.mjs', import.meta.url).href],
      onMessage({ errors, changed }) {
        if (errors > 0)
          say(
            server.isRunning()
              ? 'The server runs on as it was until this compiles.'
              : 'The server starts when this compiles.',
          );
        // `npm start` must not take a half day's work for the build it once made.
        if (changed > 0) for (const step of BUILD_STEPS.filter(({ name }) => name === 'server')) markStale(root, step);
        if (errors === 0 && (changed > 0 || !server.isRunning())) void server.restart();
      },
    });
    const apps = Object.entries(proxiesOf(places)).map(([name, proxy]) =>
      startProgram(name, program('app'), {
        args: [CONFIG_OF[name], String(places.ports[name]), JSON.stringify(proxy)],
        execArgv: ['--import', new URL('./tasks/dev/end-with-parent.mjs', import.meta.url).href],
        onMessage({ address }) {
          addresses.set(name, address);
          tellWhenComplete();
        },
      }),
    );
    for (const each of [compiler, ...apps]) void each.ended.then((how) => endWith(each, how));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end());
  });
}

main(async () => {
  const places = await findPlaces(process.env);
  await buildWhatIsMissing();
  process.exit(await runEverything(places));
});
