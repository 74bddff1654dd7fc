import type { EndpointName } from '@pickup/contract';
import {
  QueryCache,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { ApiClient, ApiRequest, ApiResponse } from './client.js';
import { ApiError, NetworkError } from './errors.js';

const MAX_RETRIES = 2;

/** Whether a retry may help: not after a 4xx. */
export const mayRetry = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && error.status < 500);

/**
 * The app's query cache. A read that fails for good is logged here, once, whichever component asked. Writes are never
 * retried and, without a network, fail at once in sight instead of being sent whenever the network is back.
 * @param staleMs milliseconds for which an answer is not fetched again
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

const ClientContext = createContext<ApiClient | null>(null);

export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
);

/** The app's client, for calls that are neither a query nor a mutation. */
export function useApi(): ApiClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('ApiProvider is missing above this component.');
  return client;
}

/** The query key of a call: `[endpoint name, input]`. */
export const apiQueryKey = <Name extends EndpointName>(name: Name, request?: ApiRequest<Name>) =>
  request === undefined ? ([name] as const) : ([name, request] as const);

type QueryExtras<Name extends EndpointName> = Omit<UseQueryOptions<ApiResponse<Name>>, 'queryKey' | 'queryFn'>;

export type QueryArguments<Name extends EndpointName> =
  Record<never, never> extends ApiRequest<Name>
    ? [request?: ApiRequest<Name>, options?: QueryExtras<Name>]
    : [request: ApiRequest<Name>, options?: QueryExtras<Name>];

/** The options by which a query cache reads an endpoint; also for prefetching, on the server or before a click. */
export const apiQuery = <Name extends EndpointName>(client: ApiClient, name: Name, request?: ApiRequest<Name>) => ({
  queryKey: apiQueryKey(name, request),
  queryFn: ({ signal }: { signal: AbortSignal }) => client.request(name, request, { signal }),
});

/** Reads an endpoint. */
export function useApiQuery<Name extends EndpointName>(
  name: Name,
  ...[request, options]: QueryArguments<Name>
): UseQueryResult<ApiResponse<Name>> {
  const client = useApi();
  return useQuery({ ...options, ...apiQuery(client, name, request) });
}

/** Marks every cached answer of these endpoints as stale and fetches the visible ones again. */
export const invalidateApi = (queries: QueryClient, names: readonly EndpointName[]): Promise<unknown> =>
  Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));

interface MutationExtras<Name extends EndpointName, Context> extends Omit<
  UseMutationOptions<ApiResponse<Name>, Error, ApiRequest<Name>, Context>,
  'mutationFn' | 'mutationKey'
> {
  /** Endpoints whose answers this call makes stale, in addition to what the caller's callbacks do. */
  invalidates?: readonly EndpointName[];
}

/**
 * Writes to an endpoint, then invalidates what it changed, whatever the outcome: a write without an answer may have happened.
 * It is over when what it changed was read again; without an answer at once, as reading would hang as well.
 */
export function useApiMutation<Name extends EndpointName, Context = unknown>(
  name: Name,
  { invalidates = [], onSettled, ...options }: MutationExtras<Name, Context> = {},
): UseMutationResult<ApiResponse<Name>, Error, ApiRequest<Name>, Context> {
  const client = useApi();
  const queries = useQueryClient();
  return useMutation({
    ...options,
    mutationKey: [name],
    mutationFn: (request: ApiRequest<Name>) => client.request(name, request),
    onSettled: async (...outcome) => {
      const [, error] = outcome;
      const settled = onSettled?.(...outcome);
      const fresh = invalidateApi(queries, invalidates);
      await Promise.all([error instanceof NetworkError ? undefined : fresh, settled]);
    },
  });
}
