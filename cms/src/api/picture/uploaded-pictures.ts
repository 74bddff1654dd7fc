import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { badRequest, type Transaction } from '@pickup/strapi-kit';

/**
 * Pictures that the back office has uploaded, told by their name. Strapi's library makes its own names with underscores
 * (`dish_4b1f8a.webp`), so a picture that a developer uploads in the raw panel never looks like one of these.
 */
const NAME = /dish-[0-9a-f]{16}/;

export const PICTURE_EXT = '.webp';

export const newPictureName = () => `dish-${randomBytes(8).toString('hex')}`;

/** The smaller size of a picture lies beside it under this name. */
export const smallNameOf = (name: string) => `small_${name}`;

export const pathOfPicture = (name: string) => `/uploads/${name}${PICTURE_EXT}`;

/** The picture of ours in an address, whichever size and however the address is written; null for any other. */
export const pictureNameIn = (address: string): string | null => NAME.exec(address)?.[0] ?? null;

const OWN_FILE = new RegExp(`^(?:small_)?(${NAME.source})\\${PICTURE_EXT}$`);

/** The picture whose file this is; null for every file that the back office has not made. */
export const pictureOfFile = (file: string): string | null => OWN_FILE.exec(file)?.[1] ?? null;

export const uploadsFolder = (strapi: Core.Strapi) => path.join(strapi.dirs.static.public, 'uploads');

/** Removes both sizes of a picture, as far as they are there. */
export async function removePictureFiles(strapi: Core.Strapi, name: string): Promise<void> {
  for (const each of [name, smallNameOf(name)]) {
    await rm(path.join(uploadsFolder(strapi), `${each}${PICTURE_EXT}`), { force: true });
  }
}

const MESSAGE = 'imageUrl names an uploaded picture that is no longer kept: please upload it again.';

/**
 * Keeps a picture of ours in the library until the transaction that shows it ends. One that lay in an open form for
 * days has been swept away by then; the owner is told, instead of saving a dish whose picture is broken.
 * @param before what the record shows so far: a picture that has been lost keeps nobody from changing the price
 * @throws HttpError 400 for a picture of ours that is not there
 */
export async function requireStoredPicture(
  trx: Transaction,
  imageUrl: string | undefined,
  before: string | null,
): Promise<void> {
  const name = imageUrl === undefined || imageUrl === before ? null : pictureNameIn(imageUrl);
  if (name === null) return;
  const row: unknown = await trx('files').where({ hash: name }).forShare().first('id');
  if (!row) throw badRequest(MESSAGE, [{ path: 'imageUrl', message: MESSAGE }]);
}
