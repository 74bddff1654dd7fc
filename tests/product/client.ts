import {
  API_PREFIX,
  ErrorEnvelope,
  endpoints,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type RequestOf,
  type ResponseOf,
} from '@pickup/contract';
import type { Fetch } from './cookies.js';

/** Any answer: its status, headers and text. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

interface Success<Body> extends RawAnswer {
  ok: true;
  body: Body;
}

export interface Failure extends RawAnswer {
  ok: false;
  error: ErrorEnvelope['error'];
}

interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  headers?: unknown;
  body?: unknown;
}

type Given<Name extends EndpointName> = RequestOf<Endpoints[Name]>;
type Body<Name extends EndpointName> = ResponseOf<Endpoints[Name]>;

/** The calls of one product, held to the contract: an answer outside it throws. */
export interface Client {
  url: string;
  /** Sends anything at all. */
  send: (path: string, init?: RequestInit) => Promise<RawAnswer>;
  /** Sends a body as JSON, whatever it is, and expects the error envelope. */
  sendWrong: (path: string, body: unknown, init?: RequestInit) => Promise<Failure>;
  call: <Name extends EndpointName>(
    name: Name,
    request: Given<Name>,
    options?: CallOptions,
  ) => Promise<Success<Body<Name>> | Failure>;
  /** The body of a call that has to succeed. */
  get: <Name extends EndpointName>(name: Name, request: Given<Name>, options?: CallOptions) => Promise<Body<Name>>;
}

const record = (part: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part ?? {}).flatMap(([key, value]: [string, unknown]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  );

const typeOf = (body: unknown): Record<string, string> => {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Uint8Array ? 'image/png' : 'application/json' };
};

/** A picture goes as it is. */
const bytesOf = (body: unknown): BodyInit => (body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body));

/** The text of an answer; of a stream, which has no end, up to its first event. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || !response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (!/^data:.*\n\n/m.test(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

/** Where a call goes: its path with parameters, and its query. */
export function urlOf(endpoint: Endpoint, { params, query }: Parts): string {
  const given = record(params);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  const search = new URLSearchParams(record(query)).toString();
  return `${API_PREFIX}${path}${search && `?${search}`}`;
}

/** Reads a refusal; an answer that is no envelope, or whose envelope names another status, throws. */
export function readFailure(answer: RawAnswer): Failure {
  const { error } = ErrorEnvelope.parse(JSON.parse(answer.text));
  if (error.status !== answer.status) throw new Error(`Status ${answer.status} carries an envelope of ${error.status}`);
  return { ...answer, ok: false, error };
}

function readAnswer(endpoint: Endpoint, answer: RawAnswer): Success<unknown> | Failure {
  if (answer.status >= 400) return readFailure(answer);
  if (endpoint.events) return { ...answer, ok: true, body: undefined };
  const body: unknown = answer.text === '' ? undefined : JSON.parse(answer.text);
  if (!endpoint.response) return { ...answer, ok: true, body };
  return { ...answer, ok: true, body: endpoint.response.parse(body) };
}

/** A typed client of every call in the contract's table; it forgets cookies unless its `fetch` keeps them. */
export function createClient(url: string, fetchFrom: Fetch = fetch): Client {
  async function send(path: string, init: RequestInit = {}): Promise<RawAnswer> {
    const response = await fetchFrom(`${url}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await textOf(response) };
  }

  function call<Name extends EndpointName>(
    name: Name,
    request: Given<Name>,
    options?: CallOptions,
  ): Promise<Success<Body<Name>> | Failure>;
  async function call(name: EndpointName, request: Parts, { token, headers = {} }: CallOptions = {}): Promise<unknown> {
    const endpoint: Endpoint = endpoints[name];
    const answer = await send(urlOf(endpoint, request), {
      method: endpoint.method,
      headers: {
        ...typeOf(request.body),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...record(request.headers),
        ...headers,
      },
      ...(request.body !== undefined && { body: bytesOf(request.body) }),
    });
    return readAnswer(endpoint, answer);
  }

  return {
    url,
    send,
    call,
    sendWrong: async (path, body, init = {}) =>
      readFailure(
        await send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
          ...init,
        }),
      ),
    get: async (name, request, options) => {
      const answer = await call(name, request, options);
      if (!answer.ok) throw new Error(`${name} was refused: ${answer.status} ${answer.error.message}`);
      return answer.body;
    },
  };
}
