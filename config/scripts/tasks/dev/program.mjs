import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../run.mjs';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/** How much of what a program said is repeated when it ends by itself. */
const LAST_LINES = 15;

/** A program that is asked to end has this long before it is told again. In milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Starts a Node program whose output is shown line by line behind its name.
 * @param {string} name
 * @param {string} file absolute
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv, execArgv?: string[], hides?: (line: string) => boolean,
 *   onMessage?: (message: unknown) => void }} options `hides` sees every line first, and may keep it from the screen
 */
export function startProgram(name, file, { args = [], env = {}, execArgv = [], hides, onMessage } = {}) {
  const child = fork(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    execArgv: ['--import', END_WITH_PARENT, ...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C in a terminal reaches `npm run dev` alone, which ends its programs one by one.
    detached: process.platform !== 'win32',
  });
  const last = [];
  const show = (line) => {
    if (hides?.(line)) return;
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
    process.stdout.write(`${name.padEnd(10)} │ ${line}\n`);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', show);
  if (onMessage) child.on('message', onMessage);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return {
    name,
    send: (message) => child.connected && child.send(message),
    /** Resolves to how it ended, in words. */
    ended,
    lastLines: () => last,
    /** Asks it to end, and after a while insists; resolves when it has ended. */
    async stop() {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS);
      const force = setTimeout(() => child.kill('SIGKILL'), 2 * PATIENCE_MS);
      await ended;
      clearTimeout(insist);
      clearTimeout(force);
    },
  };
}
