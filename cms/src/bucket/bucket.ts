import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bucketOptions, errorCode, perStrapi, type BucketSettings } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readSettings, StartError } from '../start/settings.js';

/** Where uploaded pictures are kept with S3_BUCKET, each under its file name. */
export interface Bucket {
  /** @returns null when there is none of this name */
  read: (name: string) => Promise<Buffer | null>;
  put: (name: string, bytes: Buffer) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** The store of the bucket answered, and refused. */
class Refusal extends Error {
  constructor(readonly reason: string) {
    super(`The bucket of the pictures refused: ${reason}`);
  }
}

const READ_MS = 10_000;

/** The code in a store's answer, such as `NoSuchKey`. */
const codeIn = (xml: string) => /<Code>(\w+)<\/Code>/.exec(xml)?.[1];

/** The provider asks for all columns of the media library; it uses the name, the type and, to sign, the address. */
function fileOf(bucket: string, name: string) {
  const { name: hash, ext } = path.parse(name);
  const mime = `image/${ext === '.jpg' ? 'jpeg' : ext.slice(1)}`;
  return { name, hash, ext, mime, size: 0, sizeInBytes: 0, url: `s3://${bucket}/${name}` };
}

async function fetchSigned(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(READ_MS) });
  if (response.ok) return Buffer.from(await response.arrayBuffer());
  const code = codeIn(await response.text()) ?? String(response.status);
  if (response.status === 404 && code !== 'NoSuchBucket') return null;
  // A store that is out of order is not one that refuses.
  throw response.status < 500 ? new Refusal(code) : new Error(`The bucket of the pictures answered ${code}`);
}

const Answered = z.object({ name: z.string(), $metadata: z.object({ httpStatusCode: z.number() }) });

/** Says of an error of Amazon's client no more than its name: with some answers the store sends the key's id back. */
async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const answer = Answered.safeParse(error).data;
    const status = answer?.$metadata.httpStatusCode ?? 0;
    if (answer && status >= 300 && status < 500) throw new Refusal(answer.name);
    const reason = answer?.name ?? (errorCode(error) || (error instanceof Error ? error.name : 'no answer'));
    throw new Error(`The bucket of the pictures does not answer: ${reason}`);
  }
}

type LibraryFile = ReturnType<typeof fileOf>;

/** What is used of Strapi's S3 provider, whose own types fit another kind of module than it is. */
interface S3Provider {
  getSignedUrl: (file: LibraryFile, options: object) => Promise<{ url: string }>;
  upload: (file: LibraryFile & { buffer: Buffer }) => Promise<void>;
  delete: (file: LibraryFile) => Promise<unknown>;
}

const ProviderModule = z.object({
  init: z.custom<(options: object) => S3Provider>((value) => typeof value === 'function'),
});

/** Loaded where there is a bucket: Amazon's client is large. */
const loadProvider = (): unknown => createRequire(__filename)('@strapi/provider-upload-aws-s3');

/** Opens the bucket of S3_BUCKET; null without one. */
export function openBucket(settings: BucketSettings): Bucket | null {
  const options = bucketOptions(settings);
  if (options === null) return null;
  const provider = ProviderModule.parse(loadProvider()).init(options);
  const file = (name: string) => fileOf(options.s3Options.params.Bucket, name);
  return {
    async read(name) {
      const { url } = await provider.getSignedUrl(file(name), {});
      return fetchSigned(url);
    },
    put: (name, buffer) => told(provider.upload({ ...file(name), buffer })),
    async remove(name) {
      await told(provider.delete(file(name)));
    },
  };
}

/** The bucket of a running product. */
export const bucketOf = perStrapi((strapi: Core.Strapi) => openBucket(readSettings(process.env, strapi.dirs.app.root)));

/** Does with a file of its own all that will be done with pictures. @throws Refusal for what is not allowed */
async function tryOut(bucket: Bucket): Promise<void> {
  const [name, bytes] = [
    `check-${randomBytes(8).toString('hex')}.txt`,
    Buffer.from('Pickup looks whether it may write here.\n'),
  ];
  await bucket.put(name, bytes);
  if (!(await bucket.read(name))?.equals(bytes)) throw new Refusal('what was stored does not come back');
  await bucket.remove(name);
  if ((await bucket.read(name)) !== null) throw new Refusal('what was removed is still there');
}

/**
 * Tries the bucket out. One that does not answer does not stop the start, because the site sells without new pictures.
 * @returns a sentence about a bucket that does not answer
 * @throws StartError for a bucket that refuses
 */
export async function checkBucket(settings: BucketSettings): Promise<string | null> {
  const bucket = openBucket(settings);
  try {
    if (bucket) await tryOut(bucket);
    return null;
  } catch (error) {
    if (error instanceof Refusal) {
      throw new StartError(
        `S3_BUCKET and the other S3 settings must lead to a bucket that this product may read, write and list, but its store answered: ${error.reason}.`,
      );
    }
    return 'The bucket of S3_BUCKET does not answer: until it does, no picture can be uploaded, and only pictures shown before are shown.';
  }
}
