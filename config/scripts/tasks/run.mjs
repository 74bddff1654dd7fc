import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A command failed: what it printed has been shown. */
class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with ${code}`);
  }
}

/** Starts a program on the path, or one that a dependency brings. */
function start(command, args, { cwd = root, env = {}, stdio }) {
  const bin = path.join(root, 'node_modules', '.bin');
  return spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio,
    shell: process.platform === 'win32',
  });
}

/**
 * Runs a program to its end, and keeps what it says together.
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ succeeded: boolean, code: number | null, output: string }>}
 */
export function collect(command, args, options = {}) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ succeeded: code === 0, code, output: Buffer.concat(said).toString('utf8') }));
  });
}

/**
 * Runs a program to its end; rejects when it fails.
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options] quiet shows output only on failure
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  if (quiet) {
    const { succeeded, code, output } = await collect(command, args, options);
    if (succeeded) return;
    process.stderr.write(output);
    throw new CommandFailed([command, ...args].join(' '), code);
  }
  const child = start(command, args, { ...options, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new CommandFailed([command, ...args].join(' '), code);
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

/** Runs a script's body; a failed command has already explained itself. */
export function main(body) {
  requireNode();
  body().catch((error) => {
    process.stderr.write(`${error instanceof CommandFailed ? error.message : (error.stack ?? error)}\n`);
    process.exit(1);
  });
}
