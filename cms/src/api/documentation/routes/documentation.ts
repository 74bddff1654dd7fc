import { API_PREFIX, callExamples, endpoints } from '@pickup/contract';
import { openApiDocument, type EndpointRoute } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { fromSwaggerUi, fromText, type FileSource } from '../files.js';
import { DOCUMENT_PATH, PAGE_FILES, PAGE_PATH, PAGE_STYLE, page, startScript } from '../page.js';

const TITLE = 'Pickup API';

/** Any cache may keep it, and asks whether it is still the same: a new release shows at once. */
const CACHING = 'public, no-cache';

function documentText(strapi: Core.Strapi): string {
  const version = z.string().parse(strapi.config.get('info.version'));
  // A path alone: the page may call only the host it came from.
  return JSON.stringify(openApiDocument(endpoints, callExamples, { title: TITLE, version, serverUrl: API_PREFIX }));
}

type Context = Parameters<EndpointRoute['handler']>[0];

/** One address with one file: nothing in the request chooses what is read. */
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

/** The document of all calls, and a page that shows it. Read-only and the same for everybody. */
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
