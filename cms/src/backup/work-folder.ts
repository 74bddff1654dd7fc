import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockFile } from '../start/locks.js';

/** A temporary folder of a program, which is removed when the program ends. */
export interface WorkFolder {
  /** Empty, and accessible to its owner only. */
  folder: string;
  remove: () => void;
  /** From here on signals are ignored, because the last step must not be interrupted. */
  finish: () => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes folders that this program created, from the innermost on, as long as they are empty. */
function removeEmpty(folder: string, first: string): void {
  try {
    rmdirSync(folder);
  } catch {
    return;
  }
  if (folder !== first) removeEmpty(path.dirname(folder), first);
}

/** The folder name of each program, before six random letters. */
const PREFIXES = { backup: '.pickup-backup.', restore: '.restore.' } as const;

const NAME = /^\.(pickup-backup|restore)\.[A-Za-z0-9]{6}$/;

/** The lock file in each folder, locked while its program runs, also in another container. */
const LOCK_FILE = 'alive.lock';

/** Removes work folders, with customers' data and keys in them, that killed programs left. Locked ones are kept. */
export function removeAbandonedWorkFolders(inside: string): void {
  for (const name of readdirSync(inside).filter((each) => NAME.test(each))) {
    const folder = path.join(inside, name);
    const unlock = lockWorkplace(folder);
    if (!unlock) continue;
    // Removed while it is locked, so that nobody else uses it meanwhile.
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}

/** @returns null for a folder that is in use, has no lock file yet, or has just been removed */
function lockWorkplace(folder: string): (() => void) | null {
  const file = path.join(folder, LOCK_FILE);
  // Without a lock file it may just have been created, or belong to another program.
  if (!existsSync(file)) return null;
  try {
    return lockFile(file);
  } catch (error) {
    if (existsSync(file)) throw error;
    return null;
  }
}

/** Creates a locked folder; repeated if another program removes the folder before it is locked. */
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
 * Creates a hidden work folder in another folder, which is created as well where it is missing. It is removed at the end
 * and on a signal; after a crash, the next program that works here removes it.
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
  // Registered before the folder exists, so that no signal can end the program without removing it.
  for (const signal of SIGNALS) process.on(signal, stop);
  removeAbandonedWorkFolders(inside);
  ({ folder, unlock } = makeLocked(path.join(inside, PREFIXES[program])));
  return { folder, remove, finish: () => (finishing = true) };
}
