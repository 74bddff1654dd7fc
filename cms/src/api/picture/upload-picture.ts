import type { UploadedPicture } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { resizePicture } from './resize-picture.js';
import { storePicture } from './store-picture.js';

/** Pictures are resized one at a time: an opened picture takes up to 200 MB, and nobody uploads two at once by hand. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/**
 * Takes a picture of the owner's.
 * @throws HttpError as {@link resizePicture} says; then nothing is kept
 */
export async function uploadPicture(
  strapi: Core.Strapi,
  bytes: Uint8Array,
  alternativeText: string | undefined,
): Promise<UploadedPicture> {
  const { full, small } = await inTurn(() => resizePicture(bytes));
  const url = await storePicture(strapi, { full, small }, alternativeText || null);
  const { width, height } = full;
  return { url, width, height, bytes: { small: small.bytes.length, full: full.bytes.length } };
}
