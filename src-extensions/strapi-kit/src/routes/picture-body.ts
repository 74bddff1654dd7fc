import { API_PREFIX, endpoints, PICTURE_LIMITS, PICTURE_TYPES, type Endpoint } from '@pickup/contract';
import type { Context } from 'koa';
import { HttpError } from './http-error.js';

/** Whether the body of a call is a picture. */
export const takesPicture = ({ bodyTypes }: Pick<Endpoint, 'bodyTypes'>): boolean =>
  bodyTypes?.includes('picture') ?? false;

/** The message for a body whose type is no picture. */
export const NO_PICTURE_TYPE = `Send a picture as ${PICTURE_TYPES.slice(0, -1).join(', ')} or ${PICTURE_TYPES.at(-1)}.`;

const PICTURE_PATHS = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(takesPicture)
    .map(({ path }) => `${API_PREFIX}${path}`),
);

/** Whether a path takes pictures; case is ignored. */
export const isPicturePath = (path: string): boolean => PICTURE_PATHS.has(path.toLowerCase().replace(/\/$/, ''));

const tooLarge = () =>
  new HttpError(413, `The picture must be at most ${Math.round(PICTURE_LIMITS.bytes / 1024 / 1024)} MB.`);

const incomplete = () => new HttpError(400, 'The picture did not arrive whole. Please send it again.');

/**
 * Reads the bytes of a picture, which Strapi's body parser does not read.
 * @throws HttpError 413 for more than {@link PICTURE_LIMITS} allow, as soon as that is known; 400 for an incomplete one
 */
export async function readPicture({ req, headers }: Context): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > PICTURE_LIMITS.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Not with `for await`, which destroys the connection when it stops early, before the error can be sent on it.
  await new Promise<void>((resolve, reject) => {
    if (req.closed) reject(incomplete());
    const settle = (error?: HttpError) => {
      req.off('data', take).off('end', finish).off('close', fail).off('error', fail);
      if (error) reject(error);
      else resolve();
    };
    const finish = () => settle();
    const fail = () => settle(incomplete());
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > PICTURE_LIMITS.bytes) settle(tooLarge());
    };
    req.on('data', take).on('end', finish).on('close', fail).on('error', fail);
  });
  return Buffer.concat(chunks, size);
}
