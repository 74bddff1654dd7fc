import type { Context, Next } from 'koa';
import { z } from 'zod';
import { HttpError } from '../routes/http-error.js';
import { Semaphore } from './semaphore.js';

/** A file takes up to 20 MB, of memory or of the disk, and a browser sends many at once where many are dropped. */
const uploads = new Semaphore({ total: 4, perAccount: 3, waiting: 100 });

/** An upload of which nothing comes for so long is cut off, in milliseconds: it holds up others. */
const STALLED_MS = 20_000;

/** Who uploads: the owner, or an account of the raw panel. */
const Account = z.union([
  z.object({ actor: z.object({ id: z.string() }) }).transform(({ actor }) => `owner ${actor.id}`),
  z.object({ user: z.object({ id: z.union([z.string(), z.number()]) }) }).transform(({ user }) => `panel ${user.id}`),
]);

const busy = () =>
  new HttpError(503, 'Too many files are being sent. Please try again in a few seconds.', { retryAfter: 5 });

function cutOffWhenStalled({ req }: Context): void {
  const { socket } = req;
  const usual = socket.timeout ?? 0;
  const restore = () => socket.setTimeout(usual);
  socket.setTimeout(STALLED_MS);
  req.once('end', restore).once('close', restore);
}

/**
 * Lets few files in at once, and nobody in who is not signed in: a middleware of the routes that take files, which comes
 * after their access has been checked. Who waits is not read from.
 * @throws HttpError 503 when too many wait, 400 for a client that went away
 */
export async function limitUploads(context: Context, next: Next): Promise<void> {
  const account = Account.parse(context.state);
  const gone = new AbortController();
  const leave = () => gone.abort(new HttpError(400, 'The file did not arrive whole. Please send it again.'));
  context.req.once('close', leave);
  if (context.req.closed) leave();
  const end = await uploads.acquire(account, gone.signal);
  if (!end) throw busy();
  try {
    cutOffWhenStalled(context);
    await next();
  } finally {
    context.req.off('close', leave);
    end();
  }
}
