import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMPILE_CACHE } from './compile-cache.js';
import { baseEnvironment } from './environment.js';

/** Options of Node for a product that lives no longer than a test; with more room it collects its garbage less often. */
const SHORT_LIVED = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  ...['optimise-late.cjs', 'compile-cache.cjs'].flatMap((file) => ['--require', path.join(import.meta.dirname, file)]),
];

const START = path.resolve(import.meta.dirname, '../../cms/dist/src/start/start.js');

/** How a process ended and all it said. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The product as a child process, from its first line to its last. */
export interface Launched {
  pid: number;
  stdout: () => string;
  stderr: () => string;
  /** Resolves when the process has ended and its output is complete. */
  ended: Promise<Ended>;
  signal: (name: 'SIGTERM' | 'SIGKILL') => void;
  /** Reads no more of what it says: its next line finds nobody. */
  stopListening: () => void;
}

/** What runs; it ends with the process that started it at the latest. */
const running = new Set<ChildProcess>();
const endAll = () => {
  for (const child of running) child.kill('SIGKILL');
};

/** How a product is started, beside its settings. */
export interface How {
  /** Where all it says goes, if not to us. */
  logFile?: string;
  /** The program, when it is not this checkout's. */
  file?: string;
  /** Options of Node. */
  nodeOptions?: readonly string[];
}

/** Starts the compiled product with these settings; it ends with the tests at the latest. */
export function launch(
  settings: Record<string, string>,
  { logFile, file = START, nodeOptions = SHORT_LIVED }: How = {},
): Launched {
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const child = spawn(process.execPath, [...nodeOptions, file], {
    env: {
      ...baseEnvironment(COMPILE_CACHE),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMITS: 'off',
      PICKUP_CHECK_ANSWERS: 'on',
      PICKUP_SHORT_LIVED: 'on',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  if (log !== 'pipe') closeSync(log);
  if (child.pid === undefined) throw new Error(`${file} could not be started`);
  const said = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  if (running.size === 0) process.once('exit', endAll);
  running.add(child);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      if (running.size === 0) process.off('exit', endAll);
      resolve({ code, ...said });
    });
  });
  return {
    pid: child.pid,
    stdout: () => (logFile === undefined ? said.stdout : readFileSync(logFile, 'utf8')),
    stderr: () => said.stderr,
    ended,
    signal: (name) => void child.kill(name),
    stopListening() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
  };
}
