import type { RequestListener } from 'node:http';

/** A load balancer asks here whether this process should get visitors. */
export const READY_PATH = '/_ready';

/** A database that takes longer counts as not reachable. */
const PATIENCE_MS = 2_000;

async function within(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([work.catch(() => false), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

/** 200 once the start is done and while the database answers, else 503; the body is one word. */
export const readiness =
  (reachesDatabase: () => Promise<boolean>): RequestListener =>
  (_, response) => {
    void within(reachesDatabase()).then((ready) => {
      response.writeHead(ready ? 200 : 503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(ready ? 'ready\n' : 'not ready\n');
    });
  };
