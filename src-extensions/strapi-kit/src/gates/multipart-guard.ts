import { rm } from 'node:fs/promises';
import type { Context, Next } from 'koa';
import { Refusal, toEnvelope } from '../routes/refusal.js';

/** Where the raw panel sends files; no call of ours takes any. */
const UPLOADS = '/upload';

const isUpload = (path: string) => path === UPLOADS || path.startsWith(`${UPLOADS}/`);

/** The files a body parser has written down for this request, whatever its fields are called. */
function temporaryFiles(context: Context): string[] {
  const files: unknown = 'files' in context.request ? context.request.files : null;
  return Object.values(files ?? {})
    .flat()
    .flatMap((file: unknown) =>
      typeof file === 'object' && file !== null && 'filepath' in file && typeof file.filepath === 'string'
        ? [file.filepath]
        : [],
    );
}

/**
 * Lets files in at the raw panel's upload only, and leaves none behind: Strapi's body parser writes them to disk before
 * anybody has been asked who they are, and forgets the fields it does not know. It belongs before that parser.
 */
export function multipartGuard() {
  return async (context: Context, next: Next): Promise<void> => {
    if (context.is('multipart/*') && !isUpload(context.path.toLowerCase())) {
      context.req.resume();
      context.status = 415;
      context.body = toEnvelope(new Refusal(415, 'Files are not taken here.'));
      return;
    }
    try {
      await next();
    } finally {
      await Promise.all(temporaryFiles(context).map((file) => rm(file, { force: true })));
    }
  };
}
