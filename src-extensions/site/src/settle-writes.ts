import type { Context, Next } from 'koa';
import type { Versions } from './freshness/versions.js';

/**
 * Answers a write only when whoever reads next, on whatever instance, reads what was written. It belongs around
 * everything that writes.
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
