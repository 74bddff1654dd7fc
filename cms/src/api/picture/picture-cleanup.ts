import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromJson, inTransaction, type Transaction, describeError } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { pictureNameIn, pictureOfFile, removePictureFiles, uploadsFolder } from './uploaded-pictures.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the sweep notes with a picture, in a column of the library that nothing else uses. */
const Note = z.object({
  /** When it was first found that nothing shows it, in milliseconds. */
  unusedSince: z.number().optional(),
  /** A past order shows it: it stays for good, and the order lines need not be searched for it again. */
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

/** The pictures of ours that the rows of a table show. */
async function shownIn(trx: Transaction, table: 'menu_items' | 'deals' | 'order_lines'): Promise<string[]> {
  const rows: unknown = await trx(table).where('image_url', 'like', '%dish-%').distinct('image_url');
  return ImageUrls.parse(rows).flatMap(({ image_url }) => pictureNameIn(image_url) ?? []);
}

/** The pictures that the menu or the deals show, deleted dishes and deals included: they can be restored. */
const shownByContent = async (trx: Transaction): Promise<Set<string>> =>
  new Set([...(await shownIn(trx, 'menu_items')), ...(await shownIn(trx, 'deals'))]);

/** Library rows of the back office's uploads. One that a developer has changed or uses elsewhere is the developer's. */
async function findOwn(trx: Transaction): Promise<Row[]> {
  const rows: unknown = await trx('files')
    .where('hash', 'like', 'dish-%')
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

/** Notes since when each picture is unused. @returns those that have been for a day */
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
    // A moment that is still to come was noted by a clock that was wrong.
    if (unusedSince === undefined || unusedSince > now) await note(trx, row, { unusedSince: now });
    else if (now - unusedSince >= DAY_MS) due.push(row);
  }
  return due;
}

/**
 * Takes unused pictures out of the library. They are locked first and then looked at once more: whoever saves a dish
 * with one of them meanwhile holds it (`requireStoredPicture`), or finds it gone and is told.
 * @returns the names of those that are gone
 */
async function removeRows(trx: Transaction, due: readonly Row[]): Promise<string[]> {
  const ids = due.map(({ id }) => id);
  await trx('files').whereIn('id', ids).orderBy('id').forUpdate().select('id');
  const shown = await shownByContent(trx);
  // Past orders keep their pictures. Their lines are many, so they are read only when something is to be removed.
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
 * Removes pictures that were uploaded and never saved with a dish or deal, or that no dish, deal or past order shows any
 * more, once that has been so for a day: a form may be open, and browsers show pages of a moment ago.
 * Only the back office's own uploads are looked at, never a developer's.
 */
async function removeUnusedPictures(strapi: Core.Strapi, now: Date): Promise<void> {
  const gone = await inTransaction(strapi, async (trx) => {
    const due = await findDue(trx, now.getTime());
    return due.length === 0 ? [] : removeRows(trx, due);
  });
  // After the commit: a crash here leaves files, which the next start removes.
  for (const name of gone) await removePictureFiles(strapi, name);
}

/** The pictures of ours whose files are older than a day. */
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

/** Removes files of ours that a crash has left without an entry in the library: no page was ever given their address. */
async function removeOrphanedFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  const old = await findOldFiles(uploadsFolder(strapi), now.getTime());
  if (old.size === 0) return;
  const used = await inTransaction(strapi, async (trx) => {
    const rows: unknown = await trx('files').where('hash', 'like', 'dish-%').select('hash');
    const stored = z.array(z.object({ hash: z.string() })).parse(rows);
    return new Set([...stored.map(({ hash }) => hash), ...(await shownByContent(trx))]);
  });
  for (const name of old) if (!used.has(name)) await removePictureFiles(strapi, name);
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Sweeps unused pictures away now and every hour.
 * @returns ends it, after the sweep that is under way
 */
export function schedulePictureCleanup(strapi: Core.Strapi): () => Promise<void> {
  const sweep = () =>
    removeUnusedPictures(strapi, new Date()).catch((error: unknown) => {
      strapi.log.warn(`Unused pictures could not be removed: ${describeError(error)}`);
    });
  const first = removeOrphanedFiles(strapi, new Date()).catch((error: unknown) => {
    strapi.log.warn(`Files that a crash has left could not be removed: ${describeError(error)}`);
  });
  let underWay = first.then(sweep);
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, HOUR_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
