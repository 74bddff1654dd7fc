import { mkdirSync, mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { surviveBrokenOutput } from '../start/output.js';
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

/**
 * Makes a hidden folder for half-done work in another one, which is made too where it is missing.
 * It is removed at the end and by a signal; only a crash leaves it, and nothing ever reads it.
 */
export function makeWorkplace(inside: string, prefix: string): Workplace {
  const made = mkdirSync(inside, { recursive: true });
  const folder = mkdtempSync(path.join(inside, prefix));
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    if (made !== undefined) removeEmpty(inside, made);
  };
  let finishing = false;
  const stop = () => {
    if (finishing) return;
    remove();
    process.stderr.write('Interrupted: nothing was changed.\n');
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
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
