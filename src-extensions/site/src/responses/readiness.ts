import type { RequestListener } from 'node:http';

/** Where a load balancer asks whether this process should get requests. */
export const READY_PATH = '/_ready';

/** A database that takes longer counts as unreachable. */
const DATABASE_TIMEOUT_MS = 2_000;

async function withTimeout(work: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work.catch(() => false), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Answers 200 while the database answers, else 503. */
export const readiness =
  (reachesDatabase: () => Promise<boolean>): RequestListener =>
  (_, response) => {
    void withTimeout(reachesDatabase()).then((ready) => {
      response.writeHead(ready ? 200 : 503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(ready ? 'ready\n' : 'not ready\n');
    });
  };
