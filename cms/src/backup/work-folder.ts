import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../start/locks.js';

/** A temporary folder of a program, removed when the program ends. */
export interface WorkFolder {
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
export function removeAbandonedWorkFolders(inside: string): void {
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
export function makeWorkFolder(inside: string, program: keyof typeof PREFIXES): WorkFolder {
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
  removeAbandonedWorkFolders(inside);
  ({ folder, unlock } = makeLocked(path.join(inside, PREFIXES[program])));
  return { folder, remove, finish: () => (finishing = true) };
}
