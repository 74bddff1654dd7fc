import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { FILE_COLUMNS } from '../bucket/library-files.js';
import type { Part } from './manifest.js';

/** The folder in which the parts of a backup are collected. */
export interface StagingFolder {
  folder: string;
  /** Names of the parts so far. */
  names: string[];
}

/** What the copied database has. */
export interface DatabaseSnapshot {
  orders: number;
  /** Rows of each table. */
  tables: Record<string, number>;
  /** The rows of the media library, with the columns of PICTURE_COLUMNS. */
  pictures: unknown[];
}

/** Columns of the media library that say which files a restaurant has, and where. */
export const PICTURE_COLUMNS = [...FILE_COLUMNS, 'provider'].join(', ');

/** Registers a new part and creates its folder. @returns the file to write it to */
export async function addPart({ folder, names }: StagingFolder, name: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  names.push(name);
  return file;
}

/** The SHA-256 of a file, as hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  const stream = createReadStream(file).on('data', (chunk) => hash.update(chunk));
  await finished(stream);
  return hash.digest('hex');
}

/** Sizes and checksums of all parts. */
export async function describeParts({ folder, names }: StagingFolder): Promise<Part[]> {
  const parts: Part[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    parts.push({ name, bytes: (await stat(file)).size, sha256: await hashFile(file) });
  }
  return parts;
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a file into the staging folder as a part. @returns its size in bytes, or null when it does not exist (any more) */
export async function copyPart(staging: StagingFolder, from: string, name: string): Promise<number | null> {
  const file = path.join(staging.folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await copyFile(from, file, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
  staging.names.push(name);
  return (await stat(file)).size;
}

/** The relative paths of all files below a folder, with forward slashes; links to files are included. */
export async function filesBelow(folder: string, inside = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, inside), { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return [];
    throw error;
  });
  const found: string[] = [];
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, name)));
    else if ((await stat(path.join(folder, name)).catch(() => null))?.isFile()) found.push(name);
  }
  return found;
}
