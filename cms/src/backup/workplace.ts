import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { surviveBrokenOutput } from '../start/output.js';
import { lockFile } from '../start/start-lock.js';
import { explainFault } from './explain-fault.js';

/** A temporary folder of a program, removed when the program ends. */
export interface Workplace {
  /** Empty, and its owner's alone. */
  folder: string;
  remove: () => void;
  /** Signals are ignored from here on: the last step takes a moment, and must not be left half done. */
  finish: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes folders that were made for this work, from the innermost on, as long as they are empty. */
function removeEmpty(folder: string, first: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== first) removeEmpty(path.dirname(folder), first);
}

/** How the folders of each program are called, before six letters of chance. */
const PREFIXES = { backup: '.pickup-backup.', restore: '.restore.' } as const;

const NAME = /^\.(pickup-backup|restore)\.[A-Za-z0-9]{6}$/;

/** In each folder; locked for as long as its program lives, in whichever container that is. */
const LOCK_FILE = 'alive.lock';

/** Removes what a program that was killed has left, customers' data and keys among it. Whoever still works keeps theirs. */
export function sweepWorkplaces(inside: string): void {
  for (const name of readdirSync(inside).filter((each) => NAME.test(each))) {
    const folder = path.join(inside, name);
    const unlock = lockWorkplace(folder);
    if (!unlock) continue;
    // While it is locked, so that nobody takes it for theirs meanwhile.
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}

/** @returns null for a folder that somebody works in, that has no lock yet, or that has just gone */
function lockWorkplace(folder: string): (() => void) | null {
  const file = path.join(folder, LOCK_FILE);
  // Without a lock it may be a moment old, or somebody else's.
  if (!existsSync(file)) return null;
  try {
    return lockFile(file);
  } catch (error) {
    if (existsSync(file)) throw error;
    return null;
  }
}

/** A new folder that is locked for this process: another program may sweep it in the moment before it is. */
function makeLocked(prefix: string): { folder: string; unlock: () => void } {
  for (;;) {
    const folder = mkdtempSync(prefix);
    writeFileSync(path.join(folder, LOCK_FILE), '');
    const unlock = lockWorkplace(folder);
    if (unlock && existsSync(path.join(folder, LOCK_FILE))) return { folder, unlock };
    unlock?.();
  }
}

/**
 * Makes a hidden folder for half-done work in another one, which is made too where it is missing.
 * It is removed at the end and by a signal; only a crash leaves it, and the next program that works here sweeps it.
 */
export function makeWorkplace(inside: string, program: keyof typeof PREFIXES): Workplace {
  const made = mkdirSync(inside, { recursive: true });
  let [folder, finishing] = ['', false];
  let unlock: (() => void) | null = null;
  const remove = () => {
    unlock?.();
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
    if (made !== undefined) removeEmpty(inside, made);
  };
  const stop = () => {
    if (finishing) return;
    remove();
    process.stderr.write('Interrupted: nothing was changed.\n');
    process.exit(1);
  };
  // Before there is anything to remove: a signal that comes meanwhile must not end the program without it.
  for (const signal of SIGNALS) process.on(signal, stop);
  sweepWorkplaces(inside);
  ({ folder, unlock } = makeLocked(path.join(inside, PREFIXES[program])));
  return { folder, remove, finish: () => (finishing = true) };
}

/** Runs a program to its end: what went wrong is one sentence, and exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  // Whoever stops listening to the progress does not stop the work.
  surviveBrokenOutput();
  // When nothing is left that could happen, Node ends with 0, as if the work were done.
  process.once('beforeExit', () => {
    process.stderr.write('The program stopped before it was done.\n');
    process.exit(1);
  });
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${explainFault(error)}\n`);
      process.exit(1);
    },
  );
}
