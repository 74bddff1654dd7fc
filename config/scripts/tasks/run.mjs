import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** An error whose message tells whoever ran the command all there is to know: no stack is shown. */
export class ExplainedError extends Error {}

/** Starts a program on the path, or one that a dependency brings; `signal` ends it. */
function start(command, args, { cwd = root, env = {}, signal, stdio }) {
  const bin = path.join(root, 'node_modules', '.bin');
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio,
    shell: process.platform === 'win32',
    signal,
  });
}

/** Leaves the processor to whatever else wants it, where the system lets it. */
const giveWay = (child, priority) =>
  child.once('spawn', () => {
    try {
      setPriority(child.pid, priority);
    } catch {
      // It has ended by now, or may not: it runs as usual.
    }
  });

const END_WITH_PARENT = new URL('dev/end-with-parent.mjs', import.meta.url).href;

/**
 * Runs a Node program of this project beside a running product: it gives way to the product, says nothing, and ends
 * with this process at the latest, however this one ends.
 * @param {string} file absolute
 * @param {{ env?: Record<string, string> }} options
 */
export function runInBackground(file, { env = {} } = {}) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Ctrl-C in a terminal reaches the product alone, which takes this program along.
    detached: process.platform !== 'win32',
  });
  const endWithProduct = () => child.kill('SIGKILL');
  process.once('exit', endWithProduct);
  return new Promise((resolve, reject) => {
    giveWay(child, constants.priority.PRIORITY_LOW);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('exit', endWithProduct);
      if (code === 0) resolve();
      else reject(new ExplainedError(`${path.relative(root, file)} ended with ${signal ?? code}.`));
    });
  });
}

/**
 * Runs a program to its end, and keeps what it says together.
 * @param {{ cwd?: string, env?: Record<string, string>, signal?: AbortSignal, givesWay?: boolean }} [options] `givesWay`
 *   where others wait for what runs beside it
 * @returns {Promise<{ succeeded: boolean, code: number | null, output: string }>}
 */
export function collect(command, args, { givesWay = false, ...options } = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  if (givesWay) giveWay(child, constants.priority.PRIORITY_BELOW_NORMAL);
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ succeeded: code === 0, code, output: Buffer.concat(said).toString('utf8') }));
  });
}

/**
 * Runs a program to its end; rejects when it fails.
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean, signal?: AbortSignal }} [options] `quiet` shows
 *   output only on failure; `signal` ends the program
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  if (quiet) {
    const { succeeded, code, output } = await collect(command, args, options);
    if (succeeded) return;
    process.stderr.write(output);
    throw new ExplainedError(`${[command, ...args].join(' ')} ended with ${code}.`);
  }
  const child = start(command, args, { ...options, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ExplainedError(`${[command, ...args].join(' ')} ended with ${code}.`);
}

/**
 * TypeScript's native compiler, which compiles and checks about five times as fast as the one written in JavaScript.
 * Strapi calls that older one as a library, so both are installed, and `tsc` alone could mean either.
 */
export const NATIVE_TSC = 'node_modules/typescript-native/bin/tsc';

export const tsc = (args) => run('node', [NATIVE_TSC, ...args]);

/** The Node versions that everything the project is built with runs on. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return;
  process.stderr.write(`Node 20.19, 22.12 or later is needed, but this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** Runs a script's body. */
export function main(body) {
  requireNode();
  body().catch((error) => {
    process.stderr.write(`${error instanceof ExplainedError ? error.message : (error.stack ?? error)}\n`);
    process.exit(1);
  });
}
