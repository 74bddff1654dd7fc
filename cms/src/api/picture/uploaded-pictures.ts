import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { PictureKind } from '@pickup/contract';
import { badRequest, type Transaction } from '@pickup/strapi-kit';
import { bucketOf } from '../../bucket/bucket.js';

/**
 * The names of pictures uploaded in the back office. Pictures that a developer uploads in the raw panel have names with
 * underscores (`dish_4b1f8a.webp`), so they never match.
 */
const NAME = /(?:dish|hero|logo)-[0-9a-f]{16}/;

export const PICTURE_EXT = '.webp';

export const newPictureName = (kind: PictureKind) => `${kind}-${randomBytes(8).toString('hex')}`;

/** The name of the smaller size of a picture, in the same folder. */
export const smallNameOf = (name: string) => `small_${name}`;

export const pathOfPicture = (name: string) => `/uploads/${name}${PICTURE_EXT}`;

/** The name of an uploaded picture in an address, of either size; null for any other address. */
export const pictureNameIn = (address: string): string | null => NAME.exec(address)?.[0] ?? null;

const OWN_FILE = new RegExp(`^(?:small_)?(${NAME.source})\\${PICTURE_EXT}$`);

/** The name of the uploaded picture that a file belongs to; null for any other file. */
export const pictureOfFile = (file: string): string | null => OWN_FILE.exec(file)?.[1] ?? null;

export const uploadsFolder = (strapi: Core.Strapi) => path.join(strapi.dirs.static.public, 'uploads');

/**
 * Removes both sizes of a picture, as far as they exist: from the bucket first, because a file that is left in the folder
 * is found again at the next start.
 */
export async function removePictureFiles(strapi: Core.Strapi, name: string): Promise<void> {
  const bucket = bucketOf(strapi);
  for (const file of [name, smallNameOf(name)].map((each) => `${each}${PICTURE_EXT}`)) {
    await bucket?.remove(file);
    await rm(path.join(uploadsFolder(strapi), file), { force: true });
  }
}

/**
 * Locks an uploaded picture against cleanup until the transaction that saves its address ends. A picture that was
 * uploaded days ago in a form left open has been removed by then, and must not be saved.
 * @param path the field that holds the address
 * @param before the address stored so far; it is not checked, so that a lost picture blocks no other change
 * @throws HttpError 400 for an uploaded picture that no longer exists
 */
export async function requireStoredPicture(
  trx: Transaction,
  imageUrl: string | undefined,
  before: string | null,
  path = 'imageUrl',
): Promise<void> {
  const name = imageUrl === undefined || imageUrl === before ? null : pictureNameIn(imageUrl);
  if (name === null) return;
  const row: unknown = await trx('files').where({ hash: name }).forShare().first('id');
  if (row) return;
  const message = `${path} names an uploaded picture that is no longer kept: please upload it again.`;
  throw badRequest(message, [{ path, message }]);
}
