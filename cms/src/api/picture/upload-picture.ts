import { Readable } from 'node:stream';
import { strapiService, type StoredFile } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { PictureKind, UploadedPicture } from '@pickup/contract';
import {
  PICTURE_EXT as EXT,
  newPictureName,
  pathOfPicture,
  removePictureFiles,
  smallNameOf,
} from './uploaded-pictures.js';
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
  const store = strapiService(strapi, 'plugin::upload.provider');
  const hash = newPictureName(kind);
  const [file, smallFile] = [fileOf(hash, full), fileOf(smallNameOf(hash), small)];
  try {
    await store.upload(smallFile);
    await store.upload(file);
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
    await removePictureFiles(strapi, hash);
    throw error;
  }
  return pathOfPicture(hash);
}

/** Pictures are resized one at a time because a decoded picture takes up to 200 MB of memory. */
let queue: Promise<unknown> = Promise.resolve();

function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

/**
 * Resizes and stores a picture of the owner.
 * @throws HttpError as {@link resizePicture}
 */
export async function uploadPicture(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  { kind, alternativeText }: { kind: PictureKind; alternativeText?: string | undefined },
): Promise<UploadedPicture> {
  const { full, small } = await inQueue(() => resizePicture(bytes, kind));
  const url = await storePicture(strapi, kind, { full, small }, alternativeText || null);
  const { width, height } = full;
  return { url, width, height, bytes: { small: small.bytes.length, full: full.bytes.length } };
}
