import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import type { Ended } from '../../../product/launch.js';
import { baseEnvironment } from '../../../product/environment.js';

const PROGRAMS = path.resolve(import.meta.dirname, '../../../../cms/dist/src/backup');

export interface Run {
  pid: number;
  ended: Promise<Ended>;
  signal: (name: 'SIGTERM' | 'SIGKILL') => void;
}

export interface Given {
  dataDir: string;
  /** Which database, as the product's settings name it. */
  env?: Record<string, string>;
  /** The largest file the program may write, in blocks of 512 bytes: a disk that is soon full. */
  blocks?: number;
}

/** Starts one of the two programs with these arguments. */
export function begin(program: 'backup' | 'restore', args: string[], { dataDir, env = {}, blocks }: Given): Run {
  const command = [process.execPath, path.join(PROGRAMS, `${program}.js`), ...args];
  const limit = ['sh', '-c', `ulimit -f ${blocks ?? 'unlimited'}; exec "$@"`, 'sh'];
  const [first = '', ...rest] = blocks === undefined ? command : [...limit, ...command];
  const child = spawn(first, rest, {
    env: { ...baseEnvironment(), ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid === undefined) throw new Error(`${program} could not be started`);
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, ...said }));
  });
  return { pid: child.pid, ended, signal: (name) => void child.kill(name) };
}

/** Runs one of the two programs to its end. */
export const run = (program: 'backup' | 'restore', args: string[], given: Given): Promise<Ended> =>
  begin(program, args, given).ended;

/** The one line a program ends with when it refuses. */
export function sentence({ code, stderr }: Ended): string {
  expect(code).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  return stderr.trimEnd();
}
