import { fileURLToPath } from 'node:url';
import { markStale } from '../fingerprint.mjs';
import { root } from '../run.mjs';
import { BUILD_STEPS } from '../steps.mjs';
import { startProgram } from './program.mjs';
import { runServer } from './server.mjs';

/** How often it is asked whether the program that started this one is still there. In milliseconds. */
const ORPHANED_MS = 500;

const fileOf = (program) => fileURLToPath(new URL(`${program}.mjs`, import.meta.url));
const say = (text) => process.stdout.write(`${text}\n`);

/** Each app: its configuration, and which paths of its own address lead elsewhere. */
function appsOf({ ports, server }) {
  const calls = { '/api': server, '/uploads': server };
  const storefront = `http://localhost:${ports.storefront}`;
  return [
    { name: 'storefront', config: 'storefront', proxy: calls },
    // Dishes have pictures that lie beside the storefront.
    { name: 'admin-ui', config: 'admin', proxy: { ...calls, '/dishes': storefront, '/placeholder.svg': storefront } },
  ];
}

async function requireAnswer(url) {
  const { ok, status } = await fetch(url, { headers: { accept: 'text/html' } });
  if (!ok) throw new Error(`${url} answers ${status}.`);
}

/** Prints the addresses once they answer. */
async function tellAddresses(rows, startedAt) {
  for (const [, address] of rows) if (address.startsWith('http')) await requireAnswer(address);
  say('');
  for (const [name, address] of rows) say(`  ${name.padEnd(12)} ${address}`);
  say('');
  say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C ends everything.`);
}

function startCompiler(server) {
  const [compiled] = BUILD_STEPS.filter(({ name }) => name === 'server');
  return startProgram('compiler', fileOf('compiler'), {
    onMessage({ errors, changed }) {
      // What `npm start` once built is not what lies there now.
      if (changed > 0) markStale(root, compiled);
      if (errors > 0) {
        say(
          server.isUp() ? 'The server runs on as it was until this compiles.' : 'The server starts when this compiles.',
        );
      } else if (changed > 0 || !server.isUp()) void server.restart();
    },
  });
}

/**
 * Runs the compiler, the server and both apps until a signal comes, or one of them ends by itself.
 * @param {Awaited<ReturnType<typeof import('./places.mjs').findPlaces>>} places
 * @param {number} startedAt by the clock of `performance`
 * @returns {Promise<number>} the exit code, when all of them have ended
 */
export function runEverything(places, startedAt) {
  return new Promise((resolve) => {
    const addresses = new Map();
    let isEnding = false;

    async function end(why) {
      if (isEnding) return;
      isEnding = true;
      if (why) say(`\n${why}`);
      await Promise.all([server, compiler, ...apps].map((each) => each.stop()));
      resolve(why ? 1 : 0);
    }
    const endBecauseOf = (program, how) =>
      end(
        `${program.name} ended by itself (${how}), and all ends with it. Its last lines:\n${program.lastLines().join('\n')}`,
      );

    /** Both apps and the server each say where they are; the last one to do so has everything told. */
    function arrived(found) {
      for (const [name, address] of found) addresses.set(name, address);
      const names = ['storefront', 'admin-ui', 'Raw panel', 'Passwords'];
      if (!names.every((name) => addresses.has(name))) return;
      const rows = names.map((name) => [
        { storefront: 'Storefront', 'admin-ui': 'Back office' }[name] ?? name,
        addresses.get(name),
      ]);
      tellAddresses(rows, startedAt).catch((error) => end(error.message));
    }

    const server = runServer({
      port: places.ports.server,
      onFirstUp: arrived,
      onUpAgain: () => apps.forEach((app) => app.send('reload')),
      onNeverUp: endBecauseOf,
    });
    const compiler = startCompiler(server);
    const apps = appsOf(places).map(({ name, config, proxy }) =>
      startProgram(name, fileOf('app'), {
        args: [config, String(places.ports[name]), JSON.stringify(proxy)],
        onMessage: ({ address }) => arrived([[name, address]]),
      }),
    );
    for (const each of [compiler, ...apps]) void each.ended.then((how) => endBecauseOf(each, how));
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end());
    // npm hands some signals on to nobody: whoever has lost the one that started it ends, too.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(), ORPHANED_MS).unref();
  });
}
