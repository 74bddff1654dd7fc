import { API_PREFIX, endpoints, PICTURE_LIMITS, PICTURE_TYPES, type Endpoint } from '@pickup/contract';
import type { Context } from 'koa';
import { HttpError } from './http-error.js';

/** Whether a call takes the bytes of a picture. */
export const takesPicture = ({ bodyTypes }: Pick<Endpoint, 'bodyTypes'>): boolean =>
  bodyTypes?.includes('picture') ?? false;

/** What is said of a body that is no picture by its type. */
export const NO_PICTURE_TYPE = `Send a picture as ${PICTURE_TYPES.slice(0, -1).join(', ')} or ${PICTURE_TYPES.at(-1)}.`;

const PICTURE_PATHS = new Set(
  Object.values<Endpoint>(endpoints)
    .filter(takesPicture)
    .map(({ path }) => `${API_PREFIX}${path}`),
);

/** Whether pictures are taken at a path, whatever its case. */
export const isPicturePath = (path: string): boolean => PICTURE_PATHS.has(path.toLowerCase().replace(/\/$/, ''));

const tooLarge = () =>
  new HttpError(413, `The picture must be at most ${Math.round(PICTURE_LIMITS.bytes / 1024 / 1024)} MB.`);

const givenUp = () => new HttpError(400, 'The picture did not arrive whole. Please send it again.');

/**
 * The bytes of a picture, read only now that its sender has been let in: Strapi's body parser leaves them alone.
 * @throws HttpError 413 for more than {@link PICTURE_LIMITS} allow, as soon as that shows; 400 for what ends half-way
 */
export async function readPicture({ req, headers }: Context): Promise<Uint8Array> {
  if (Number(headers['content-length'] ?? 0) > PICTURE_LIMITS.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Not with `for await`, which destroys the connection when it stops early: the refusal still has to be sent on it.
  await new Promise<void>((resolve, reject) => {
    if (req.closed) reject(givenUp());
    const settle = (error?: HttpError) => {
      req.off('data', take).off('end', settleWell).off('close', settleBadly).off('error', settleBadly);
      if (error) reject(error);
      else resolve();
    };
    const settleWell = () => settle();
    const settleBadly = () => settle(givenUp());
    const take = (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > PICTURE_LIMITS.bytes) settle(tooLarge());
    };
    req.on('data', take).on('end', settleWell).on('close', settleBadly).on('error', settleBadly);
  });
  return Buffer.concat(chunks, size);
}
