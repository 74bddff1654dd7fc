import { Readable } from 'node:stream';
import { HttpError, oneAtATime, strapiService, type StoredFile } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { PictureKind, UploadedPicture } from '@pickup/contract';
import {
  PICTURE_EXT as EXT,
  newPictureName,
  pathOfPicture,
  removePictureFiles,
  smallNameOf,
} from './uploaded-pictures.js';
import { bucketOf } from '../../bucket/bucket.js';
import { type SizedPicture, resizePicture } from './resize-picture.js';

const TYPE = 'image/webp';

const inKb = (bytes: number) => Math.round(bytes / 10) / 100;

function fileOf(hash: string, { bytes, width, height }: SizedPicture): StoredFile {
  const size = { size: inKb(bytes.length), sizeInBytes: bytes.length, width, height };
  return { hash, ext: EXT, mime: TYPE, ...size, getStream: () => Readable.from([bytes]) };
}

const columnsOf = ({ getStream: _, ...columns }: StoredFile) => columns;

const shownName = (alternativeText: string | null, hash: string) => `${alternativeText?.slice(0, 80) ?? hash}${EXT}`;

interface Pictures {
  full: SizedPicture;
  small: SizedPicture;
}

/** In s: when to send a picture again that the bucket did not take. */
const RETRY_S = 30;

/** @throws HttpError 503 when the bucket does not take it */
async function storeFile(strapi: Core.Strapi, file: StoredFile): Promise<void> {
  try {
    await strapiService(strapi, 'plugin::upload.provider').upload(file);
  } catch (error) {
    if (bucketOf(strapi) === null) throw error;
    strapi.log.error(error);
    const message = 'Pictures cannot be stored at the moment. Please try again later.';
    throw new HttpError(503, message, { retryAfter: RETRY_S });
  }
}

/** Removes what was stored of a picture. Nobody waits for a bucket that may not answer: no page names what stays there. */
async function takeBack(strapi: Core.Strapi, hash: string): Promise<void> {
  const removed = removePictureFiles(strapi, hash);
  if (bucketOf(strapi) === null) await removed;
  else removed.catch(() => strapi.log.warn('A file that a failed upload has left in the bucket could not be removed.'));
}

/**
 * Stores both sizes of a picture as one entry of Strapi's media library. If anything fails, neither file is left.
 * @returns the path at which the larger one is served
 */
async function storePicture(
  strapi: Core.Strapi,
  kind: PictureKind,
  { full, small }: Pictures,
  alternativeText: string | null,
): Promise<string> {
  const library = strapiService(strapi, 'plugin::upload.upload');
  const hash = newPictureName(kind);
  const [file, smallFile] = [fileOf(hash, full), fileOf(smallNameOf(hash), small)];
  try {
    await storeFile(strapi, smallFile);
    await storeFile(strapi, file);
    const described = await library.formatFileInfo(
      { filename: `${hash}${EXT}`, type: TYPE, size: full.bytes.length },
      { alternativeText },
    );
    const row = {
      ...described,
      ...columnsOf(file),
      name: shownName(alternativeText, hash),
      formats: { small: { ...columnsOf(smallFile), name: `${smallFile.hash}${EXT}`, path: null } },
      provider: strapi.config.get('plugin::upload.provider'),
    };
    await strapi.db.query('plugin::upload.file').create({ data: row });
  } catch (error) {
    await takeBack(strapi, hash);
    throw error;
  }
  return pathOfPicture(hash);
}

/** A decoded picture takes up to 200 MB of memory. */
const inTurn = oneAtATime();

/**
 * Resizes and stores a picture of the owner.
 * @throws HttpError as {@link resizePicture}
 */
export async function uploadPicture(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { kind, alternativeText }: { kind: PictureKind; alternativeText?: string | undefined },
): Promise<UploadedPicture> {
  const { full, small } = await inTurn(() => resizePicture(bytes, kind));
  const url = await storePicture(strapi, kind, { full, small }, alternativeText || null);
  const { width, height } = full;
  return { url, width, height, bytes: { small: small.bytes.length, full: full.bytes.length } };
}
