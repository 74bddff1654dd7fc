import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Errors of file systems that cannot sync a folder. */
const NOT_SUPPORTED = /^(EINVAL|EPERM|EISDIR|EACCES|ENOTSUP|EBADF)$/;

/** Makes created, renamed and removed files of a folder survive a power cut. */
export function syncFolder(folder: string): void {
  try {
    syncFile(folder);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_SUPPORTED.test(String(error.code)))) throw error;
  }
}

/** Waits until the content of a file is on the disk. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a new file, readable by its owner only, and waits until it is on the disk. @throws Error when the file exists */
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
 * Moves a finished file to its final name.
 * @returns false when a file of that name exists already, which is not overwritten
 */
export function moveUnlessExists(beside: string, file: string): boolean {
  try {
    linkSync(beside, file);
    rmSync(beside);
  } catch {
    if (existsSync(file)) return false;
    // The file system does not support links.
    renameSync(beside, file);
  }
  syncFolder(path.dirname(file));
  return true;
}
