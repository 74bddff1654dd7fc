import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeResponse, type EncodedResponse, type Encoding } from '../cache/encoded-response.js';
import { fileHeaders } from '../headers.js';

/** A built React app. */
export interface AppFolder {
  /** The path its pages are below: `/`, or one such as `/admin`. */
  base: string;
  dir: string;
  /** The module that renders its pages on the server, when it has one. */
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

/** Endings of the compressed copies that the build puts beside each text file. */
const COMPRESSED_COPIES = { br: '.br', gzip: '.gz' } as const satisfies Partial<Record<Encoding, string>>;

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** A browser asks at every visit whether the worker is still right, so that an update is never stuck behind it. */
const WORKER = '/service-worker.js';

/** Built assets have a hash in their name; other files may change under the same one. */
function cacheControl(name: string): string {
  if (name === WORKER) return 'no-cache';
  return name.startsWith('/assets/') ? YEAR : DAY;
}

/** What may be done by a file that runs by itself: the worker calls this site alone, and an SVG runs no script. */
const POLICIES: readonly [name: RegExp, policy: string][] = [
  [/^\/service-worker\.js$/, "default-src 'none'; connect-src 'self'"],
  [/\.svg$/, "default-src 'none'; style-src 'unsafe-inline'"],
];

/** The files of a built app by their URL path; each is read when it is first needed. */
export interface BuiltFiles {
  has: (pathname: string) => boolean;
  read: (pathname: string) => Promise<EncodedResponse>;
}

/**
 * HTML is served as a page and a compressed copy in place of its original, neither under its own name; dot files, such as
 * Vite's manifest, are for the server alone.
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
  const opened = new Map<string, Promise<EncodedResponse>>();

  async function open(name: string): Promise<EncodedResponse> {
    const file = path.join(dir, name);
    const [, policy] = POLICIES.find(([pattern]) => pattern.test(name)) ?? [];
    const copies = Object.entries(COMPRESSED_COPIES).filter(([, ending]) => existsSync(`${file}${ending}`));
    const compressed = await Promise.all(
      copies.map(async ([encoding, ending]) => [encoding, await readFile(`${file}${ending}`)] as const),
    );
    return encodeResponse({
      status: 200,
      hasRanges: true,
      headers: {
        'Content-Type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        'Cache-Control': cacheControl(name),
        Vary: 'Accept-Encoding',
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
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
      // A file that could not be read is tried again the next time.
      reading.catch(() => opened.delete(name));
      return reading;
    },
  };
}
