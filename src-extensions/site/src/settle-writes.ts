import type { Context, Next } from 'koa';
import type { Versions } from './freshness/versions.js';

/**
 * Holds the answer of a write back until every instance knows that its kept answers are out of date: the next read,
 * wherever it goes, shows what was written. First in the list of middlewares, so that it is around everything that writes.
 */
export function settleWrites(versions: () => Versions | null) {
  return async (context: Context, next: Next): Promise<void> => {
    if (context.method === 'GET' || context.method === 'HEAD') {
      await next();
      return;
    }
    const settle = versions()?.watchWrites();
    try {
      await next();
    } finally {
      await settle?.();
    }
  };
}
