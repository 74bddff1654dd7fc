import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readForPage } from '../bucket/picture-copies.js';

const PICTURE = /^\/uploads\/([\w-]+\.\w+)$/;

/** In s: when to ask again for a picture that could not be read. */
const RETRY_S = 30;

/** Serves pictures from the bucket of S3_BUCKET under the addresses they would have in the folder. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (context: Context, next: Next): Promise<void> => {
    const [, name] = PICTURE.exec(context.path) ?? [];
    const isAsked = name !== undefined && ['GET', 'HEAD'].includes(context.method);
    try {
      const bytes = isAsked ? await readForPage(strapi, name) : null;
      if (bytes !== null) {
        context.type = path.extname(context.path);
        context.body = bytes;
        return;
      }
    } catch (error) {
      strapi.log.error(error);
      context.status = 503;
      context.set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_S) });
      context.body = 'This picture cannot be read at the moment.\n';
      return;
    }
    await next();
  };
