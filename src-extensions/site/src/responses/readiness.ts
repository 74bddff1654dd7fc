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

/** How long an answer of the database stands, in milliseconds: anybody can ask. */
const STANDS_MS = 500;

/** Asks the database once for all who ask at the same time, and soon after. */
function askedOnce(reachesDatabase: () => Promise<boolean>): () => Promise<boolean> {
  let asked: { answer: Promise<boolean>; until: number } | null = null;
  return () => {
    const now = performance.now();
    if (asked && now < asked.until) return asked.answer;
    const made = { answer: withTimeout(reachesDatabase()), until: Number.POSITIVE_INFINITY };
    asked = made;
    void made.answer.then(() => (made.until = performance.now() + STANDS_MS));
    return made.answer;
  };
}

/** Answers 200 while the database answers, else 503. */
export function readiness(reachesDatabase: () => Promise<boolean>): RequestListener {
  const ask = askedOnce(reachesDatabase);
  return (_, response) => {
    void ask().then((ready) => {
      response.writeHead(ready ? 200 : 503, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.end(ready ? 'ready\n' : 'not ready\n');
    });
  };
}
