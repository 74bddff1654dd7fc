import { API_PREFIX, type EndpointName, type Endpoints, type RequestOf, type ResponseOf } from '@pickup/contract';
import type { AxiosAdapter } from 'axios';
import { ApiError, NetworkError } from './errors.js';
import { routes, type Route } from './routes.js';
import type { axiosTransport } from './transport.js';

/** One call as it goes out. */
export interface SentCall {
  method: string;
  /** Path and query, `/api/deals`. */
  url: string;
  body?: string | Uint8Array;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Milliseconds until it is given up, where that is not the client's own limit. */
  timeoutMs?: number;
}

/** Brings a call to the API and its answer back. @throws Error when no answer came */
export type Transport = (call: SentCall) => Promise<{ status: number; body: string }>;

export interface ApiClientOptions {
  /** Origin of the API, without `/api`; the page's own when not given. */
  baseUrl?: string;
  /** The bearer token for admin calls (specification 6); null when signed out. */
  getToken?: () => string | null;
  /** Milliseconds until a call is given up as a {@link NetworkError}; 20 s unless told. */
  timeoutMs?: number;
  /** Replaces what is below axios in tests. */
  adapter?: AxiosAdapter;
  /** Replaces axios where calls are not sent at all, as on a server. */
  transport?: Transport;
  /** Fetches axios with the first call instead of at once, for a page that came with its answers. */
  late?: boolean;
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
   * @throws ApiError for any answer that is not OK, NetworkError when none arrived.
   */
  call<Name extends EndpointName>(name: Name, ...args: CallArguments<Name>): Promise<ApiResponse<Name>>;
  /** The same for generic code, which cannot know whether the request may be left out. */
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

/** A camera's picture over a slow line takes as long as the server waits for it. */
const PICTURE_TIMEOUT_MS = 120_000;

type SentBody = Pick<SentCall, 'body' | 'timeoutMs'> & { type?: string };

function bodyOf(route: Route, body: unknown): SentBody {
  if (body === undefined) return {};
  // What kind of picture it is, the server sees from its content.
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
/** Tried again with the next call when it could not be fetched. */
const loadHttp = (): Promise<Http> => {
  const loading = (http ??= import('./transport.js'));
  loading.catch(() => (http = undefined));
  return loading;
};

/** Fetches what sends calls ahead of the first one; a failure shows itself with that call. */
export const prefetchTransport = (): void => void loadHttp().catch(() => undefined);

/** A client of every call in the contract's table. It knows no screen: what an error means to a person is the caller's business. */
export function createApiClient({
  baseUrl = '',
  getToken,
  timeoutMs = 20_000,
  adapter,
  transport,
  late = false,
}: ApiClientOptions = {}): ApiClient {
  let ready = transport;
  const dispatch: Transport = async (call) => {
    ready ??= (await loadHttp()).axiosTransport({ baseUrl, timeoutMs, adapter });
    return ready(call);
  };
  if (!transport && !late) prefetchTransport();

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
