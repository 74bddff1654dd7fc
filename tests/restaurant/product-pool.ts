import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Bases } from './databases.js';
import { Release, Acquire, type Acquired } from './pool-messages.js';
import { startShared, type SharedProduct } from './shared-product.js';

/** How long an ordinary stop may take, in milliseconds. */
const MOST_STOPPING_MS = 10_000;

/** Gives products to the test files of a run, whichever worker they are in. */
export interface ProductPool {
  url: string;
  /** Ends every product in order. @returns a sentence about each that did not end so */
  close: () => Promise<string[]>;
}

/**
 * A start costs more than most files of tests: products with equal settings are used by one file after another, and
 * another one is started only while all of them are in use.
 */
export async function openProductPool(bases: Bases): Promise<ProductPool> {
  const products = new Set<SharedProduct>();
  const free = new Set<SharedProduct>();

  async function drop(product: SharedProduct): Promise<void> {
    products.delete(product);
    await product.remove();
  }

  async function acquire(wanted: Acquire): Promise<Acquired> {
    const known = [...free].find((product) => product.isLike(wanted));
    if (!known) {
      const started = await startShared(wanted, bases);
      products.add(started);
      return started.acquireFor(wanted);
    }
    free.delete(known);
    try {
      await known.reset();
      return await known.acquireFor(wanted);
    } catch (error) {
      await drop(known);
      throw error;
    }
  }

  function release(pid: number): void {
    for (const product of products) if (product.pid === pid) free.add(product);
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const asked = await json(request);
    if (request.url === '/acquire') return acquire(Acquire.parse(asked));
    release(Release.parse(asked).pid);
    return {};
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      (told) => response.end(JSON.stringify(told)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The pool of products has no port');

  async function end(product: SharedProduct): Promise<string[]> {
    const late = new AbortController();
    const limit = setTimeout(MOST_STOPPING_MS, null, { signal: late.signal }).catch(() => null);
    const ended = await Promise.race([product.stop(), limit]);
    late.abort();
    const faults = [];
    if (!ended) faults.push(`${product.name} did not end within ${MOST_STOPPING_MS / 1000} s: it was killed.`);
    else if (ended.code !== 0) faults.push(`${product.name} ended with ${ended.code ?? 'a signal'}.`);
    await drop(product);
    return faults;
  }

  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const faults = await Promise.all([...products].map(end));
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      return faults.flat();
    },
  };
}
