import type { CacheTag, CardAddress, CardPicture, DrawnCard, PageRenderer } from '@pickup/contract';
import { describeError, oneAtATime } from '@pickup/strapi-kit';
import type { OverlayOptions } from 'sharp';
import { encodeResponse } from '../cache/encoded-response.js';
import type { GeneratedResponse } from '../cache/response-cache.js';
import { TokenBucket } from '../cache/token-bucket.js';
import { fileHeaders } from '../headers.js';
import { trackDependencies, type FetchApi } from './page-rendering.js';

/** A card costs some 100 ms of a core; a menu's cards in two languages are drawn within minutes of an edit. */
const DRAWINGS = { capacity: 40, refillPerSecond: 0.5 } as const;

/** In s: when a stranger may ask again for a card that was not drawn. */
const RETRY_S = 30;

/**
 * With pictures a palette makes the file a third as large; a plain ground alone would show its steps. It is not dithered:
 * that drew faint shapes into the paper behind the text.
 */
const PNG = { pictured: { palette: true, quality: 95, effort: 4, dither: 0 }, plain: { compressionLevel: 9 } } as const;

/** Around a picture that is shown whole. */
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** Below these paths lie the share cards, and the icons of the site. */
export const isCardPath = (pathname: string): boolean => /^\/(share|icons)\//.test(pathname);

interface ShareCardsOptions {
  secure: boolean;
  publicUrl: string;
  fetchApi: FetchApi;
  /** Reads a picture of this site; null when there is none at that path. */
  readPicture: (url: string) => Promise<Buffer | null>;
  log: (message: string) => void;
}

/** Draws the pictures that links to pages are previewed with. */
export interface ShareCards {
  draw: (renderer: PageRenderer, address: CardAddress, now: number) => Promise<GeneratedResponse>;
}

/** The most text that a card that is missing or was not drawn says. */
const sentence = (secure: boolean, status: number, text: string, headers: Record<string, string> = {}) =>
  encodeResponse({
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...fileHeaders(secure),
      ...headers,
    },
    body: Buffer.from(`${text}\n`),
  });

export function createShareCards({ secure, publicUrl, fetchApi, readPicture, log }: ShareCardsOptions): ShareCards {
  const drawings = new TokenBucket(DRAWINGS);
  /** Strangers must not keep every core busy. */
  const inTurn = oneAtATime();
  const notCached = { cacheTags: [], isCacheable: false } as const;

  /** A picture cropped to its place; null when it cannot be shown. */
  async function crop({ url, left, top, width, height, isWhole = false }: CardPicture): Promise<OverlayOptions | null> {
    try {
      const bytes = await readPicture(url);
      if (!bytes) return null;
      const { default: sharp } = await import('sharp');
      return {
        input: await sharp(bytes, { pages: 1 })
          .resize({ width, height, fit: isWhole ? 'contain' : 'cover', background: NOTHING })
          .png()
          .toBuffer(),
        left,
        top,
      };
    } catch {
      return null;
    }
  }

  async function paint({ svg, pictures }: DrawnCard): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const cropped = await Promise.all(pictures.map(crop));
    return sharp(Buffer.from(svg()))
      .composite(cropped.filter((picture) => picture !== null))
      .png(cropped.some(Boolean) ? PNG.pictured : PNG.plain)
      .toBuffer();
  }

  const picture = (body: Buffer) =>
    encodeResponse({
      status: 200,
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, no-cache', ...fileHeaders(secure) },
      body,
    });

  return {
    async draw(renderer, { url, language }, now) {
      const reads = trackDependencies(fetchApi);
      const refuse = (status: number, text: string, headers?: Record<string, string>) => ({
        ...notCached,
        expiresAt: now,
        response: sentence(secure, status, text, headers),
      });
      const tooBusy = () =>
        refuse(503, 'This picture is drawn later: please ask again.', { 'Retry-After': String(RETRY_S) });
      try {
        const card = await renderer.drawCard({ url, language, now, baseUrl: publicUrl, fetchApi: reads.fetchApi });
        if (!card) return refuse(404, 'There is nothing here.');
        if (!drawings.take(now)) return tooBusy();
        const response = picture(await inTurn(() => paint(card)));
        const cacheTags: readonly CacheTag[] = reads.cacheTags();
        return {
          response,
          cacheTags,
          expiresAt: Math.min(reads.expiresAt(), card.expiresAt ?? Number.POSITIVE_INFINITY),
          isCacheable: true,
        };
      } catch (error) {
        // Before the owner has described the restaurant, no card can be drawn, and it is no fault.
        if (!reads.hasMissing()) log(`The share card of ${url} could not be drawn: ${describeError(error)}`);
        return tooBusy();
      }
    },
  };
}
