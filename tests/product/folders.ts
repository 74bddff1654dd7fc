import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A new empty folder that only this run knows. */
export const makeFolder = (name: string) => mkdtemp(path.join(os.tmpdir(), `pickup-${name}-`));

/** A new folder with the same files. */
export async function copyFolder(from: string, name: string): Promise<string> {
  const folder = await makeFolder(name);
  await cp(from, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });
