import { ApiError, randomKey } from '@pickup/web';
import { useRef } from 'react';

/** A server that refuses an order has not stored it; without its answer nobody knows. */
const mayBeStored = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

interface Attempt {
  /** The idempotency key of the request. */
  key: string;
  failed: (error: Error) => void;
}

/**
 * The idempotency key of an order by phone: the same for the same order, so that a second press places no second one. It also
 * stays when the order is changed after an answer was lost: only then can the server say (409) that the first was stored.
 */
export function useAttemptKey(): (order: object) => Attempt {
  const last = useRef({ content: '', key: '', isLost: false });
  return (order) => {
    const content = JSON.stringify(order);
    if (last.current.content !== content) {
      const { key, isLost } = last.current;
      last.current = { content, key: isLost ? key : randomKey(), isLost };
    }
    const { key } = last.current;
    return {
      key,
      failed: (error) => {
        if (mayBeStored(error)) last.current = { ...last.current, isLost: true };
      },
    };
  };
}
