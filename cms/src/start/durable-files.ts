import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Errors by which some file systems say that a folder cannot be synced. */
const NOT_OFFERED = /^(EINVAL|EPERM|EISDIR|EACCES|ENOTSUP|EBADF)$/;

/** Makes names that were made, renamed or removed in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  try {
    syncFile(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_OFFERED.test(String(error.code)))) throw error;
  }
}

/** Waits until the disk has what a file holds. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a file that must not be there yet, readable by its owner alone, and waits until the disk has it. */
export function writeNewFile(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Moves a finished file to its name, and never over another one.
 * @returns false when there is a file of that name already
 */
export function moveUnlessExists(beside: string, file: string): boolean {
  try {
    linkSync(beside, file);
    rmSync(beside);
  } catch {
    if (existsSync(file)) return false;
    // A file system without links.
    renameSync(beside, file);
  }
  syncFolder(path.dirname(file));
  return true;
}
