import { spawn } from 'node:child_process';
import { vi } from 'vitest';
import { baseEnvironment } from '../product/environment.js';

export interface ProgramOptions {
  cwd: string;
  env?: Record<string, string>;
  /** Another user's number, which only root can give. */
  uid?: number | undefined;
}

/** A program that runs beside the test, with whatever it starts. */
export interface Program {
  /** All it has said so far. */
  output: () => string;
  /** Waits for something it says; rejects with all it said when it ends before, or does not say it in time. */
  says: (pattern: RegExp, withinMs: number) => Promise<RegExpExecArray>;
  /** Presses Ctrl-C: the signal reaches the program and what it has started. Resolves to its exit code. */
  interrupt: () => Promise<number | null>;
  /** Asks it alone to end. Resolves to its exit code. */
  terminate: () => Promise<number | null>;
  /** Ends it however it can be ended. */
  kill: () => Promise<number | null>;
  ended: Promise<number | null>;
}

export function startProgram(command: string, args: readonly string[], { cwd, env, uid }: ProgramOptions): Program {
  const child = spawn(command, args, {
    cwd,
    // Colours would stand between the words that are looked for.
    env: { ...baseEnvironment('LANG', 'PICKUP_BROWSER'), NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it.
    detached: true,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  const { pid } = child;
  let said = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const signalGroup = (signal: NodeJS.Signals) => {
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // All of it has ended.
    }
  };
  const killWithTests = () => signalGroup('SIGKILL');
  process.once('exit', killWithTests);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      isOver = true;
      process.off('exit', killWithTests);
      resolve(code);
    });
  });
  return {
    output: () => said,
    says: (pattern, withinMs) =>
      vi.waitUntil(
        () => {
          const found = pattern.exec(said);
          if (!found && isOver) throw new Error(`${command} ended before it said ${String(pattern)}:\n${said}`);
          return found;
        },
        { timeout: withinMs, interval: 50 },
      ),
    interrupt: () => {
      signalGroup('SIGINT');
      return ended;
    },
    terminate: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      signalGroup('SIGKILL');
      return ended;
    },
    ended,
  };
}

/**
 * Runs a program to its end.
 * @returns what it said
 * @throws Error with what it said when it fails
 */
export async function runProgram(command: string, args: readonly string[], options: ProgramOptions): Promise<string> {
  const program = startProgram(command, args, options);
  const code = await program.ended;
  if (code !== 0) {
    throw new Error(`${[command, ...args].join(' ')} ended with ${code ?? 'a signal'}:\n${program.output()}`);
  }
  return program.output();
}

/** Runs a line as a shell would. */
export const runLine = (line: string, options: ProgramOptions) => runProgram('sh', ['-ec', line], options);
