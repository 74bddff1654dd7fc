import path from 'node:path';
import { answerHttpErrors, networkOf, takeTurns } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { readForPage, RETRY_S } from '../bucket/picture-copies.js';

const PICTURE = /^\/uploads\/([\w-]+\.\w+)$/;

/** Answers with a picture of the bucket. @returns false when it is the folder's to answer */
async function answer(strapi: Core.Strapi, context: Context, name: string): Promise<boolean> {
  try {
    const bytes = await readForPage(strapi, name);
    if (bytes === null) return false;
    context.type = path.extname(context.path);
    context.body = bytes;
  } catch (error) {
    strapi.log.error(error);
    context.status = 503;
    context.set({ 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_S) });
    context.body = 'This picture cannot be read at the moment.\n';
  }
  return true;
}

/**
 * Serves pictures from the bucket of S3_BUCKET under the addresses they would have in the folder. It has a limit of its
 * own, so that a bucket that hangs takes the turns of pictures alone.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const inTurn = takeTurns();
  return answerHttpErrors(async (context: Context, next: Next): Promise<void> => {
    const [, name] = PICTURE.exec(context.path) ?? [];
    const isAnswered =
      name !== undefined &&
      ['GET', 'HEAD'].includes(context.method) &&
      (await inTurn(networkOf(context.ip), context.res, () => answer(strapi, context, name)));
    if (!isAnswered) await next();
  });
};
