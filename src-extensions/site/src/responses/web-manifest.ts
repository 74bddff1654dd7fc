import type { PageRenderer } from '@pickup/contract';
import { describeError } from '@pickup/strapi-kit';
import { encodeResponse } from '../cache/encoded-response.js';
import type { GeneratedResponse } from '../cache/response-cache.js';
import { fileHeaders } from '../headers.js';
import { trackDependencies, type FetchApi } from './page-rendering.js';

/** By what lies there, a browser puts the site on a home screen. */
export const MANIFEST_PATH = '/app.webmanifest';

interface ManifestOptions {
  secure: boolean;
  fetchApi: FetchApi;
  log: (message: string) => void;
}

/** Makes the site's manifest, with the restaurant's name and icons; it is made anew when those are edited. */
export type WriteManifest = (renderer: PageRenderer, now: number) => Promise<GeneratedResponse>;

/** Before the owner has described the restaurant none can be made, and the file that the app was built with serves (503). */
export const manifestWriter =
  ({ secure, fetchApi, log }: ManifestOptions): WriteManifest =>
  async (renderer, now) => {
    const reads = trackDependencies(fetchApi);
    try {
      const body = Buffer.from(await renderer.writeManifest({ fetchApi: reads.fetchApi }));
      const headers = {
        'Content-Type': 'application/manifest+json; charset=utf-8',
        'Cache-Control': 'public, no-cache',
        ...fileHeaders(secure),
      };
      const response = encodeResponse({ status: 200, headers, body });
      return { response, cacheTags: reads.cacheTags(), expiresAt: reads.expiresAt(), isCacheable: true };
    } catch (error) {
      if (!reads.hasMissing()) log(`The manifest of the site could not be made: ${describeError(error)}`);
      const headers = {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...fileHeaders(secure),
      };
      const response = encodeResponse({ status: 503, headers, body: Buffer.from('Please ask again later.\n') });
      return { response, cacheTags: [], expiresAt: now, isCacheable: false };
    }
  };
