import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file as it goes out. */
export interface ServedFile {
  type: string;
  bytes: Buffer;
  etag: string;
}

export type FileSource = () => ServedFile | Promise<ServedFile>;

const serve = (type: string, bytes: Buffer): ServedFile => ({
  type,
  bytes,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
});

/** Makes a thing when it is first asked for, and keeps it unless making it failed. */
function once<Thing>(make: () => Thing | Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= Promise.resolve()
      .then(make)
      .catch((error: unknown) => {
        made = null;
        throw error;
      });
    return made;
  };
}

/** A file whose text is made here. */
export const fromText = (type: string, make: () => string): FileSource => once(() => serve(type, Buffer.from(make())));

const DISTRIBUTION = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** A file of the installed Swagger UI. */
export const fromSwaggerUi = (type: string, name: 'swagger-ui-bundle.js' | 'swagger-ui.css'): FileSource =>
  once(async () => serve(type, await readFile(path.join(DISTRIBUTION, name))));
