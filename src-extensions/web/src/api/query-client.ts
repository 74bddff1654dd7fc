import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.js';

const MAX_RETRIES = 2;

/** Whether asking again may help: not when the server understood and refused. */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500);

/**
 * The app's cache of answers. A read that fails for good is logged here, once, whoever asked (specification 8: "only
 * logged"). Writes are never repeated behind a person's back, and never put off: what a browser without a network is
 * asked to send fails at once, in sight, instead of going out by itself whenever the network is back.
 */
export const createQueryClient = (staleMs = 30_000): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => console.error(`Failed to load ${String(queryKey[0])}`, error),
    }),
    defaultOptions: {
      queries: { staleTime: staleMs, retry: mayRetry, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
