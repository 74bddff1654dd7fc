import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reads again on a press, and moves the focus to a region once the answer is there, whichever request has brought it: the
 * button is gone then.
 */
export function useRetry({ isSuccess, refetch }: UseQueryResult, region: RefObject<HTMLElement>): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isSuccess || !isPressed.current) return;
    isPressed.current = false;
    region.current?.focus();
  }, [isSuccess, region]);
  return () => {
    isPressed.current = true;
    void refetch();
  };
}
