import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeFolder, removeFolder } from '../../product/folders.js';
import type { Product } from '../../product/product.js';

const run = promisify(execFile);

/** A disk that can be filled and emptied under a running product. */
export interface SmallDisk {
  /** An empty folder on it. */
  folder: string;
  fill: (product: Product) => Promise<void>;
  empty: (product: Product) => Promise<void>;
  remove: () => Promise<void>;
}

export interface WayToFill {
  name: string;
  /** @throws Error when this machine or this user cannot */
  make: () => Promise<SmallDisk>;
}

const MEGABYTE = 1024 * 1024;
const DISK_MEGABYTES = 24;
/** Less than any file of a restaurant that takes orders. */
const LARGEST_FILE_BYTES = 4096;

/** A file system of its own in memory: what an administrator may mount. */
async function mountSmallDisk(): Promise<SmallDisk> {
  const folder = await makeFolder('disk');
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'pickup-test', folder]);
  } catch (error) {
    await removeFolder(folder);
    throw error;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    async fill() {
      // Large pieces first, then the rest of the room.
      for (const bytes of [MEGABYTE, 4096]) {
        for (let full = false; !full;) {
          full = await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).then(
            () => false,
            () => true,
          );
        }
      }
    },
    empty: () => rm(filler),
    async remove() {
      await run('umount', [folder]);
      await removeFolder(folder);
    },
  };
}

/** A limit on the size of files, as a quota is: any user may set it for a process of theirs. */
async function limitFiles(): Promise<SmallDisk> {
  await run('prlimit', ['--version']);
  const folder = await makeFolder('disk');
  const limit = async ({ pid }: Product, size: string) => {
    await run('prlimit', ['--pid', String(pid), `--fsize=${size}`]);
  };
  return {
    folder,
    fill: (product) => limit(product, `${LARGEST_FILE_BYTES}:unlimited`),
    empty: (product) => limit(product, 'unlimited:unlimited'),
    remove: () => removeFolder(folder),
  };
}

const WAYS: WayToFill[] = [
  { name: 'a small file system', make: mountSmallDisk },
  { name: 'a limit on files', make: limitFiles },
];

async function isPossible({ name, make }: WayToFill): Promise<boolean> {
  try {
    await (await make()).remove();
    return true;
  } catch (error) {
    process.stdout.write(`The disk is not filled by ${name} here: ${String(error).trim()}\n`);
    return false;
  }
}

/** The ways that this machine allows; the others say why not. */
export async function waysToFill(): Promise<WayToFill[]> {
  const possible = await Promise.all(WAYS.map(isPossible));
  return WAYS.filter((_, index) => possible[index]);
}
