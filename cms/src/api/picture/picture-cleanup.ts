import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromJson, inTransaction, type Transaction, describeError } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { PICTURE_KINDS } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { movePicturesToBucket } from '../../bucket/picture-copies.js';
import { pictureNameIn, pictureOfFile, removePictureFiles, uploadsFolder } from './uploaded-pictures.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The state of the cleanup, stored with a picture in a column of the media library that nothing else uses. */
const Note = z.object({
  /** When the cleanup first found it unused, in milliseconds. */
  unusedSince: z.number().optional(),
  /** A past order shows it: it is never removed, and the order lines need not be searched again. */
  isOrdered: z.literal(true).optional(),
});
type Note = z.infer<typeof Note>;

const Row = z.object({
  id: z.number(),
  hash: z.string(),
  provider_metadata: z.unknown().transform((stored) => Note.safeParse(fromJson(stored)).data ?? {}),
});
type Row = z.infer<typeof Row>;

const ImageUrls = z.array(z.object({ image_url: z.string() }));

/** The uploaded pictures that the rows of a table show. */
async function shownIn(trx: Transaction, table: 'menu_items' | 'deals' | 'order_lines'): Promise<string[]> {
  const rows: unknown = await trx(table).where('image_url', 'like', '%/uploads/%').distinct('image_url');
  return ImageUrls.parse(rows).flatMap(({ image_url }) => pictureNameIn(image_url) ?? []);
}

const RestaurantPictures = z.array(z.object({ logo_url: z.string().nullable(), hero_url: z.string().nullable() }));

/** The logo and the picture of the home page. */
async function shownOfRestaurant(trx: Transaction): Promise<string[]> {
  const rows: unknown = await trx('restaurants').select('logo_url', 'hero_url');
  const urls = RestaurantPictures.parse(rows).flatMap(({ logo_url, hero_url }) => [logo_url ?? '', hero_url ?? '']);
  return urls.flatMap((url) => pictureNameIn(url) ?? []);
}

/** The pictures of the restaurant and of all dishes and deals, including deleted ones, which can be restored. */
const shownByContent = async (trx: Transaction): Promise<Set<string>> =>
  new Set([...(await shownIn(trx, 'menu_items')), ...(await shownIn(trx, 'deals')), ...(await shownOfRestaurant(trx))]);

/** Named as uploads of the back office are. */
const isOurs = (files: Knex.QueryBuilder) =>
  PICTURE_KINDS.forEach((kind) => void files.orWhere('hash', 'like', `${kind}-%`));

/** Media library rows of the back office's uploads, except those that a developer has changed or uses elsewhere. */
async function findOwn(trx: Transaction): Promise<Row[]> {
  const rows: unknown = await trx('files')
    .where(isOurs)
    .whereNull('created_by_id')
    .whereNull('updated_by_id')
    .whereNotExists(trx('files_related_mph').whereRaw('files_related_mph.file_id = files.id'))
    .select('id', 'hash', 'provider_metadata');
  return z
    .array(Row)
    .parse(rows)
    .filter(({ hash }) => pictureNameIn(hash) === hash);
}

const note = (trx: Transaction, { id }: Row, content: Note) =>
  trx('files')
    .where({ id })
    .update({ provider_metadata: JSON.stringify(content) });

/** Stores since when each picture is unused. @returns those that have been unused for a day */
async function findDue(trx: Transaction, now: number): Promise<Row[]> {
  const shown = await shownByContent(trx);
  const due: Row[] = [];
  for (const row of await findOwn(trx)) {
    const { unusedSince, isOrdered } = row.provider_metadata;
    if (isOrdered) continue;
    if (shown.has(row.hash)) {
      if (unusedSince !== undefined) await note(trx, row, {});
      continue;
    }
    // A time in the future was stored while the clock was wrong.
    if (unusedSince === undefined || unusedSince > now) await note(trx, row, { unusedSince: now });
    else if (now - unusedSince >= DAY_MS) due.push(row);
  }
  return due;
}

/**
 * Deletes unused pictures from the media library. They are locked first and then checked again: a dish that is saved with
 * one of them meanwhile has locked it (`requireStoredPicture`), or its save fails.
 * @returns the names of the deleted pictures
 */
async function removeRows(trx: Transaction, due: readonly Row[]): Promise<string[]> {
  const ids = due.map(({ id }) => id);
  await trx('files').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  const shown = await shownByContent(trx);
  // Past orders keep their pictures. There are many lines, so they are searched only when something is to be deleted.
  const ordered = new Set(await shownIn(trx, 'order_lines'));
  for (const row of due.filter(({ hash }) => ordered.has(hash))) await note(trx, row, { isOrdered: true });
  const unused = due.filter(({ hash }) => !ordered.has(hash) && !shown.has(hash));
  await trx('files')
    .whereIn(
      'id',
      unused.map(({ id }) => id),
    )
    .delete();
  return unused.map(({ hash }) => hash);
}

/**
 * Removes uploaded pictures that neither restaurant, dish, deal nor past order has shown for a day (product.md, Pictures). The day leaves
 * time for a form that is still open and for pages that browsers still show. Uploads of a developer are never removed.
 */
async function removeUnusedPictures(strapi: Core.Strapi, now: Date): Promise<void> {
  const removed = await inTransaction(strapi, async (trx) => {
    const due = await findDue(trx, now.getTime());
    return due.length === 0 ? [] : removeRows(trx, due);
  });
  // After the commit: files that a crash leaves here are removed at the next start.
  for (const name of removed) {
    await removePictureFiles(strapi, name).catch((error: unknown) => {
      strapi.log.warn(`The unused picture ${name} is no longer listed, but its files stay: ${describeError(error)}`);
    });
  }
}

/** The uploaded pictures whose files are older than a day. */
async function findOldFiles(folder: string, now: number): Promise<Set<string>> {
  const old = new Set<string>();
  for (const file of await readdir(folder)) {
    const name = pictureOfFile(file);
    if (name === null) continue;
    const found = await stat(path.join(folder, file)).catch(() => null);
    if (found && now - found.mtimeMs >= DAY_MS) old.add(name);
  }
  return old;
}

/** Removes files of uploads that a crash left without an entry in the media library. */
async function removeOrphanedFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  const old = await findOldFiles(uploadsFolder(strapi), now.getTime());
  if (old.size === 0) return;
  const used = await inTransaction(strapi, async (trx) => {
    const rows: unknown = await trx('files').where(isOurs).select('hash');
    const stored = z.array(z.object({ hash: z.string() })).parse(rows);
    return new Set([...stored.map(({ hash }) => hash), ...(await shownByContent(trx))]);
  });
  for (const name of old) if (!used.has(name)) await removePictureFiles(strapi, name);
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Removes unused pictures now and every hour.
 * @returns stops the cleanup, after a run in progress
 */
export function schedulePictureCleanup(strapi: Core.Strapi): () => Promise<void> {
  const run = () =>
    removeUnusedPictures(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Unused pictures could not be removed: ${describeError(error)}`);
    });
  const moved = movePicturesToBucket(strapi).catch((error: unknown) => {
    strapi.log.warn(`Pictures of the folder could not be moved to the bucket: ${describeError(error)}`);
  });
  const first = moved
    .then(() => removeOrphanedFiles(strapi, new Date()))
    .catch((error: unknown) => {
      strapi.log.warn(`Files that a crash has left could not be removed: ${describeError(error)}`);
    });
  let underWay = first.then(run);
  const timer = setInterval(() => {
    underWay = underWay.then(run);
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
