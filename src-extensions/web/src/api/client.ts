import { API_PREFIX, type EndpointName, type Endpoints, type RequestOf, type ResponseOf } from '@pickup/contract';
import type { AxiosAdapter } from 'axios';
import { ApiError, NetworkError } from './errors.js';
import { routes, type Route } from './routes.js';
import type { axiosTransport } from './transport.js';

/** One HTTP request. */
export interface SentCall {
  method: string;
  /** Path and query, `/api/deals`. */
  url: string;
  body?: string | Uint8Array;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until it is aborted, where that is not the client's own limit. */
  timeoutMs?: number;
}

/** Sends a call to the API. @throws Error when no answer came */
export type Transport = (call: SentCall) => Promise<{ status: number; body: string }>;

export interface ApiClientOptions {
  /** Origin of the API, without `/api`; the page's own when not given. */
  baseUrl?: string;
  /** The bearer token for admin calls; null when signed out. */
  getToken?: () => string | null;
  /** Milliseconds until a call fails as a {@link NetworkError}; 20 s when not given. */
  timeoutMs?: number;
  /** Replaces axios' adapter in tests. */
  adapter?: AxiosAdapter;
  /** Replaces axios, for example on the server. */
  transport?: Transport;
  /** Loads axios with the first call instead of at once, for a page that the server sent with its answers. */
  lazy?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export type ApiRequest<Name extends EndpointName> = RequestOf<Endpoints[Name]>;
export type ApiResponse<Name extends EndpointName> = ResponseOf<Endpoints[Name]>;

/** The request may be left out where every part of it may. */
export type CallArguments<Name extends EndpointName> =
  Record<never, never> extends ApiRequest<Name>
    ? [request?: ApiRequest<Name>, options?: CallOptions]
    : [request: ApiRequest<Name>, options?: CallOptions];

export interface ApiClient {
  /**
   * Makes one call of the endpoint table; 204 and empty bodies give undefined.
   * @throws ApiError for any status but 2xx, NetworkError when no answer arrived
   */
  call<Name extends EndpointName>(name: Name, ...args: CallArguments<Name>): Promise<ApiResponse<Name>>;
  /** The same for generic code, where the type cannot tell whether the request may be left out. */
  request<Name extends EndpointName>(
    name: Name,
    request: ApiRequest<Name> | undefined,
    options?: CallOptions,
  ): Promise<ApiResponse<Name>>;
}

/** Whether a call carries the owner's token. */
export const isAdminCall = (name: EndpointName): boolean => routes[name]?.admin === true;

export interface RequestParts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

const record = (part: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part ?? {}).flatMap(([key, value]) =>
      value === undefined || value === null ? [] : [[key, String(value)]],
    ),
  );

function pathOf(route: Route, params: unknown): string {
  const given = record(params);
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
}

/** Path and query of a call. */
export function urlOf(route: Route, { params, query }: RequestParts): string {
  const search = new URLSearchParams(record(query)).toString();
  return `${API_PREFIX}${pathOf(route, params)}${search && `?${search}`}`;
}

/** As long as the server waits for a camera's picture over a slow line. */
const PICTURE_TIMEOUT_MS = 120_000;

type SentBody = Pick<SentCall, 'body' | 'timeoutMs'> & { type?: string };

function bodyOf(route: Route, body: unknown): SentBody {
  if (body === undefined) return {};
  // The server detects the kind of picture from its content.
  if (body instanceof Uint8Array) return { body, type: 'image/unknown', timeoutMs: PICTURE_TIMEOUT_MS };
  return route.body === 'form'
    ? { body: new URLSearchParams(record(body)).toString(), type: 'application/x-www-form-urlencoded' }
    : { body: JSON.stringify(body), type: 'application/json' };
}

function answerOf({ status, body }: { status: number; body: string }): unknown {
  if (status < 200 || status > 299) throw new ApiError(status, body);
  if (body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    throw new NetworkError('The answer was not JSON.');
  }
}

interface Http {
  axiosTransport: typeof axiosTransport;
}

let http: Promise<Http> | undefined;
/** When it fails, the next call tries again. */
const loadHttp = (): Promise<Http> => {
  const loading = (http ??= import('./transport.js'));
  loading.catch(() => (http = undefined));
  return loading;
};

/** Loads axios before the first call; a failure shows with that call. */
export const prefetchTransport = (): void => void loadHttp().catch(() => undefined);

/** A client of every call in the contract's table. */
export function createApiClient({
  baseUrl = '',
  getToken,
  timeoutMs = 20_000,
  adapter,
  transport,
  lazy = false,
}: ApiClientOptions = {}): ApiClient {
  let ready = transport;
  const dispatch: Transport = async (call) => {
    ready ??= (await loadHttp()).axiosTransport({ baseUrl, timeoutMs, adapter });
    return ready(call);
  };
  if (!transport && !lazy) prefetchTransport();

  async function send(name: EndpointName, request: RequestParts, options: CallOptions): Promise<unknown> {
    const route = routes[name];
    if (!route) throw new Error(`No endpoint is called ${name}.`);
    const { type, ...sent } = bodyOf(route, request.body);
    const token = route.admin ? getToken?.() : null;
    const headers = {
      Accept: 'application/json',
      ...(type && { 'Content-Type': type }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...record(request.headers),
    };
    const { signal } = options;
    try {
      const { method } = route;
      return answerOf(await dispatch({ method, url: urlOf(route, request), headers, signal, ...sent }));
    } catch (error) {
      if (error instanceof ApiError || error instanceof NetworkError || signal?.aborted) throw error;
      throw new NetworkError(error instanceof Error ? error.message : 'No answer', { cause: error });
    }
  }

  async function request<Name extends EndpointName>(
    name: Name,
    given: ApiRequest<Name> | undefined,
    options: CallOptions = {},
  ) {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the contract tests hold the server's answers to the table's schemas; parsing them again here would cost every visitor the work
    return (await send(name, given ?? {}, options)) as ApiResponse<Name>;
  }

  return { request, call: (name, ...[given, options]) => request(name, given, options) };
}
