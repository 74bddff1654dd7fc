import type { Context, Next } from 'koa';
import type { TagVersions } from './tag-versions.js';

/**
 * Delays the response of a write until every instance has invalidated its cached responses: the next read, at whichever
 * instance, shows what was written. In the list of middlewares only `global::unread-body` stands before it, so it is around everything that writes.
 */
export function invalidationBarrier(tagVersions: () => TagVersions | null) {
  return async (context: Context, next: Next): Promise<void> => {
    if (context.method === 'GET' || context.method === 'HEAD') {
      await next();
      return;
    }
    const untilInvalidated = tagVersions()?.watchWrites();
    try {
      await next();
    } finally {
      await untilInvalidated?.();
    }
  };
}
