import { existsSync } from 'node:fs';
import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A built React app: where its pages hang and where its files lie. */
export interface AppFolder {
  /** `/` or a path such as `/admin`. */
  base: string;
  dir: string;
}

/** Answers from a built app's files; false when there is none and nothing was written. */
export interface AppFiles {
  base: string;
  sendFile: (req: IncomingMessage, res: ServerResponse) => boolean;
  sendPage: (req: IncomingMessage, res: ServerResponse) => boolean;
}

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

/** Built assets carry a hash in their name; pages name those assets and must be asked for each time. */
function cacheControl(pathname: string): string {
  if (pathname.includes('/assets/')) return YEAR;
  return pathname.endsWith('.html') ? 'no-cache' : DAY;
}

/**
 * Prepares the files of a built app, with their precompressed twins.
 * @throws Error when the app has not been built
 */
export function openApp({ base, dir }: AppFolder): AppFiles {
  if (!existsSync(path.join(dir, 'index.html'))) throw new Error(`${dir} holds no built app: run "npm run build".`);
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, pathname) => res.setHeader('Cache-Control', cacheControl(pathname)),
  });
  const prefix = base === '/' ? '' : base;

  function send(req: IncomingMessage, res: ServerResponse, url: string): boolean {
    const asked = req.url;
    let missed = false;
    req.url = url;
    files(req, res, () => {
      missed = true;
    });
    req.url = asked;
    return !missed;
  }

  return {
    base,
    sendFile: (req, res) => send(req, res, (req.url ?? '/').slice(prefix.length) || '/'),
    sendPage: (req, res) => send(req, res, '/index.html'),
  };
}
