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

/**
 * Runs a program of this project or of npm to its end.
 * @param {string} command a program on the path, or the name of one that a dependency brings
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} options quiet shows output only on failure
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  const output = [];
  child.stdout?.on('data', (chunk) => output.push(chunk));
  child.stderr?.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new CommandFailed([command, ...args].join(' '), code));
    });
  });
}

/**
 * Runs TypeScript's native compiler, which compiles and checks about five times as fast as the one written in
 * JavaScript. Strapi calls that older one as a library, so both are installed, and `tsc` alone could mean either.
 */
export const tsc = (args) => run('node', ['node_modules/typescript-native/bin/tsc', ...args]);

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
