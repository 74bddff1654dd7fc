import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { baseEnvironment } from '../product/environment.js';

/** The product's own entry. */
export const PRODUCT = path.resolve(import.meta.dirname, '../../cms/dist/src/start/start.js');

const LISTENING = /^Listening on (\S+)$/m;

/** A Node program that listens. */
export interface Program {
  /** Its origin, without a slash at the end. */
  url: string;
  pid: number;
  /** When it was started, on the clock of `performance.now()`. */
  startedAt: number;
  stop: () => Promise<void>;
}

/** No program outlives the measurements, however they end. */
function endWithUs(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): void {
  const end = () => child.kill(signal);
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
}

/**
 * Starts a Node program and waits until it says `Listening on HOST:PORT`.
 * @throws Error with all it said when it ends before
 */
export function startProgram(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Program> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...baseEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child, 'SIGKILL');
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    let listens = false;
    const hear = (chunk: string) => {
      // A program that listens may chat on; it is heard, so that it never waits, and forgotten.
      if (listens) return;
      said += chunk;
      const [, address] = LISTENING.exec(said) ?? [];
      if (address === undefined || child.pid === undefined) return;
      listens = true;
      resolve({ url: `http://${address}`, pid: child.pid, startedAt, stop });
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.once('error', reject);
    void closed.then(() => reject(new Error(`${path.basename(file)} ended before it listened:\n${said}`)));
  });
}

/**
 * Runs a Node program to its end.
 * @returns all it wrote to its standard output
 * @throws Error with all it wrote to its standard error when it fails
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const running = promisify(execFile)(process.execPath, [file, ...args], {
    env: { ...baseEnvironment(), ...env },
    maxBuffer: 64 * 1024 ** 2,
  });
  // It may have started others, which it then ends.
  endWithUs(running.child, 'SIGTERM');
  return (await running).stdout;
}
