import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { API_PREFIX, endpoints } from '@pickup/contract';
import { openApiDocument, type EndpointRoute } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DOCUMENT_PATH, PAGE_FILES, PAGE_PATH, PAGE_STYLE, page, startScript } from '../page.js';

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

/** Calls `make` at the first use and caches its result; a failure is not cached. */
function once<Value>(make: () => Value | Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
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

/** A file generated from text. */
export const fromText = (type: string, make: () => string | Promise<string>): FileSource =>
  once(async () => serve(type, Buffer.from(await make())));

const DISTRIBUTION = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** A file of the installed Swagger UI. */
export const fromSwaggerUi = (type: string, name: 'swagger-ui-bundle.js' | 'swagger-ui.css'): FileSource =>
  once(async () => serve(type, await readFile(path.join(DISTRIBUTION, name))));

const TITLE = 'Pickup API';

/** Any cache may store it but must revalidate, so that a new release is visible at once. */
const CACHING = 'public, no-cache';

async function documentText(strapi: Core.Strapi): Promise<string> {
  // Loaded here, because a start does not need them.
  const { callExamples } = await import('@pickup/contract/examples');
  const version = z.string().parse(strapi.config.get('info.version'));
  // A path without a host: the page calls the host it came from.
  return JSON.stringify(openApiDocument(endpoints, callExamples, { title: TITLE, version, serverUrl: API_PREFIX }));
}

type Context = Parameters<EndpointRoute['handler']>[0];

/** A route for one file: nothing in the request chooses what is read. */
const file = (path: string, source: FileSource) => ({
  method: 'GET' as const,
  path,
  config: { auth: false as const, prefix: '' },
  async handler(context: Context): Promise<void> {
    const { type, bytes, etag } = await source();
    context.set('Cache-Control', CACHING);
    context.set('ETag', etag);
    context.type = type;
    context.status = 200;
    if (context.fresh) context.status = 304;
    else context.body = bytes;
  },
});

/** The OpenAPI document and the page that shows it. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  type: 'content-api' as const,
  routes: [
    file(
      DOCUMENT_PATH,
      fromText('json', () => documentText(strapi)),
    ),
    file(
      PAGE_PATH,
      fromText('html', () => page(TITLE, API_PREFIX)),
    ),
    file(
      PAGE_FILES.start,
      fromText('text/javascript', () => startScript(API_PREFIX)),
    ),
    file(
      PAGE_FILES.style,
      fromText('css', () => PAGE_STYLE),
    ),
    file(PAGE_FILES.swaggerStyle, fromSwaggerUi('css', 'swagger-ui.css')),
    file(PAGE_FILES.swaggerScript, fromSwaggerUi('text/javascript', 'swagger-ui-bundle.js')),
  ],
});
