import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileHeaders } from '../headers.js';
import type { Encoding } from '../lane/encoding.js';
import { makeReady, type Ready } from '../lane/ready.js';

/** A built React app: where its pages hang and where its files lie. */
export interface AppFolder {
  /** `/` or a path such as `/admin`. */
  base: string;
  dir: string;
  /** The build of its server half, when it has one. */
  renderer?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Compressed copies that the build puts beside each text file. */
const COMPRESSED_COPIES = { br: '.br', gzip: '.gz' } as const satisfies Partial<Record<Encoding, string>>;

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Built assets carry a hash in their name; the others may change under the same one. */
const cacheControl = (name: string) => (name.startsWith('/assets/') ? YEAR : DAY);

/** The files of a built app by the path they are asked for under; each is read when it is first needed. */
export interface BuiltFiles {
  has: (pathname: string) => boolean;
  read: (pathname: string) => Promise<Ready>;
}

/**
 * HTML is answered as a page and a compressed copy together with its original, neither by its own name; dot files, such
 * as Vite's manifest, are for the server alone.
 */
const isPublic = (name: string) => !/(^|\/)\.|\.(br|gz|html)$/.test(name);

/**
 * Lists the files of a built app.
 * @throws Error when the app has not been built
 */
export function openBuiltFiles({ base, dir }: AppFolder, secure: boolean): BuiltFiles {
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} holds no built app: run "npm run build".`);
  const prefix = base === '/' ? '' : base;
  const names = new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
      .filter((name) => isPublic(name.slice(1)))
      .map((name) => [`${prefix}${name}`, name]),
  );
  const opened = new Map<string, Promise<Ready>>();

  async function open(name: string): Promise<Ready> {
    const file = path.join(dir, name);
    const copies = Object.entries(COMPRESSED_COPIES).filter(([, ending]) => existsSync(`${file}${ending}`));
    const compressed = await Promise.all(
      copies.map(async ([encoding, ending]) => [encoding, await readFile(`${file}${ending}`)] as const),
    );
    return makeReady({
      status: 200,
      hasRanges: true,
      headers: {
        'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'Cache-Control': cacheControl(name),
        Vary: 'Accept-Encoding',
        // A drawing that is opened by itself is a document, which could carry scripts.
        ...(name.endsWith('.svg') && { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" }),
        ...fileHeaders(secure),
      },
      body: await readFile(file),
      compressed: Object.fromEntries(compressed),
    });
  }

  return {
    has: (pathname) => names.has(pathname),
    read(pathname) {
      const name = names.get(pathname) ?? pathname;
      const reading = opened.get(name) ?? open(name);
      opened.set(name, reading);
      // A file that could not be read may be there the next time.
      reading.catch(() => opened.delete(name));
      return reading;
    },
  };
}
