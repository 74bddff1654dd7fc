import type { Context, Next } from 'koa';
import { z } from 'zod';
import { Semaphore } from '../limits/semaphore.js';
import { HttpError } from '../routes/http-error.js';

/** A file takes up to 20 MB of memory or disk, and a browser sends many at once when many are dropped on it. */
const uploads = new Semaphore({ total: 4, perHolder: 3, waiting: 100 });

/** An upload that sends nothing for so long is cut off, in milliseconds, because others wait for it. */
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
 * A middleware of routes that take files, after access has been checked: few uploads run at once, and nothing is read from
 * those that wait.
 * @throws HttpError 503 when too many wait, 400 for a client that went away
 */
export async function limitUploads(context: Context, next: Next): Promise<void> {
  const account = Account.parse(context.state);
  const gone = new AbortController();
  const leave = () => gone.abort(new HttpError(400, 'The file did not arrive whole. Please send it again.'));
  context.req.once('close', leave);
  if (context.req.closed) leave();
  const release = await uploads.acquire(account, gone.signal);
  if (!release) throw busy();
  try {
    cutOffWhenStalled(context);
    await next();
  } finally {
    context.req.off('close', leave);
    release();
  }
}
