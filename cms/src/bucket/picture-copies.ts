import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { pictureOfFile, uploadsFolder } from '../api/picture/uploaded-pictures.js';
import { bucketOf, type Bucket } from './bucket.js';
import { FILE_COLUMNS, fileNamesOf, isInLibrary } from './library-files.js';

/**
 * Whether a file of this name never changes, so that a copy of it is as good as the file: those of the back office have
 * names of their own, but a developer may replace a file in the raw panel, in place.
 */
const isForGood = (name: string) => pictureOfFile(name) !== null;

/** Nobody sees half of a file: it gets its name when it is whole. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = path.join(path.dirname(file), `.${randomBytes(8).toString('hex')}`);
  try {
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Only what the library has is asked of the bucket: strangers can name anything. */
async function readAndCopy(strapi: Core.Strapi, bucket: Bucket, name: string): Promise<Buffer | null> {
  if (!(await isInLibrary(strapi, name))) return null;
  const bytes = await bucket.read(name);
  if (bytes && isForGood(name)) await writeWhole(path.join(uploadsFolder(strapi), name), bytes);
  return bytes;
}

/** In s: for how long a bucket that hangs is not asked, and when to ask again for a picture that could not be read. */
export const RETRY_S = 30;

/** When a bucket that hung may be asked again: otherwise everybody who wants a picture would wait as long as the first. */
let hungUntil = 0;

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** What is being read now: a page that many open at once reads each picture once. */
const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * Reads a picture from the bucket for a page, unless this instance has a copy of it; one that never changes is copied
 * into the folder of uploads.
 * @returns null when the folder answers: it has the picture, or there is none
 */
export async function readForPage(strapi: Core.Strapi, name: string): Promise<Buffer | null> {
  const bucket = bucketOf(strapi);
  if (!bucket || (isForGood(name) && existsSync(path.join(uploadsFolder(strapi), name)))) return null;
  const known = underWay.get(name);
  if (known) return known;
  if (Date.now() < hungUntil) throw new Error('The bucket of the pictures did not answer a moment ago');
  const reading = readAndCopy(strapi, bucket, name)
    .catch((error: unknown) => {
      if (isTimeout(error)) hungUntil = Date.now() + RETRY_S * 1000;
      throw error;
    })
    .finally(() => underWay.delete(name));
  underWay.set(name, reading);
  return reading;
}

const Ids = z.array(z.looseObject({ id: z.number() }));

const hasAll = (folder: string, names: ReadonlySet<string>) =>
  [...names].every((name) => existsSync(path.join(folder, name)));

/**
 * Gives the bucket what the folder has and the bucket lacks: pictures from before there was a bucket, or from a restored
 * backup. Rows name the store that their files are in now; otherwise the raw panel would not remove these.
 */
export async function movePicturesToBucket(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.config.get<string>('plugin::upload.provider', 'local');
  const bucket = bucketOf(strapi);
  const names = await inTransaction(strapi, async (trx) => {
    const others = Ids.parse(
      await trx('files')
        .whereNot({ provider })
        .select('id', ...FILE_COLUMNS),
    );
    // Without the bucket's settings a picture stays the bucket's, unless the folder has it.
    const moved = bucket ? others : others.filter((row) => hasAll(uploadsFolder(strapi), fileNamesOf([row])));
    await trx('files')
      .whereIn(
        'id',
        moved.map(({ id }) => id),
      )
      .update({ provider });
    const rows: unknown = await trx('files').select(...FILE_COLUMNS);
    return fileNamesOf(rows);
  });
  if (!bucket) return;
  for (const name of await readdir(uploadsFolder(strapi))) {
    if (!names.has(name)) continue;
    const file = path.join(uploadsFolder(strapi), name);
    if ((await bucket.read(name)) === null) await bucket.put(name, await readFile(file));
    // A copy would go on being shown after a developer has replaced the file elsewhere.
    if (!isForGood(name)) await rm(file, { force: true });
  }
}
