import type { EndpointName, Endpoints, EventOf } from '@pickup/contract';
import { createParser } from 'eventsource-parser';
import { urlOf, type ApiRequest } from './client.js';
import { ApiError, NetworkError } from './errors.js';
import { routes } from './routes.js';

/** The calls that answer with a stream of server-sent events. */
export type StreamName = {
  [Name in EndpointName]: Endpoints[Name] extends { events: object } ? Name : never;
}[EndpointName];

export type StreamEvent<Name extends StreamName> = EventOf<Endpoints[Name]>;

/** Each batch holds the events that arrived together; a keep-alive of the server is an empty batch. */
export type EventBatches<Name extends StreamName> = AsyncIterable<StreamEvent<Name>[]>;

interface StreamOptions {
  /** Origin of the API, without `/api`; the page's own when not given. */
  baseUrl?: string;
  token: string | null;
  /** Aborts the stream. */
  signal: AbortSignal;
}

async function* batchesOf(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<{ name: string; id: string; data: unknown }[]> {
  const decoder = new TextDecoder();
  let events: { name: string; id: string; data: unknown }[] = [];
  const parser = createParser({
    onEvent: ({ event: name = 'message', id = '', data }) => events.push({ name, id, data: JSON.parse(data) }),
  });
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield events;
      events = [];
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Opens a stream of events, with `fetch`, because the browser's EventSource sends no token.
 * @returns batches until the server ends the stream; iterating throws when the connection breaks or the signal aborts
 * @throws ApiError for any answer that is not OK, NetworkError when none arrived
 */
export async function openEventStream<Name extends StreamName>(
  name: Name,
  request: ApiRequest<Name>,
  { baseUrl = '', token, signal }: StreamOptions,
): Promise<EventBatches<Name>> {
  const route = routes[name];
  if (!route) throw new Error(`No endpoint is called ${name}.`);
  const headers = new Headers(request.headers);
  headers.set('Accept', 'text/event-stream');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  const url = new URL(`${baseUrl}${urlOf(route, request)}`, globalThis.location.href);
  const response = await fetch(url, { headers, signal, cache: 'no-store' }).catch((error: unknown) => {
    throw new NetworkError(error instanceof Error ? error.message : 'No answer', { cause: error });
  });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  if (!response.body) throw new NetworkError('The answer was no stream.');
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- as with calls: the contract tests hold the server's events to the table's schemas
  return batchesOf(response.body) as EventBatches<Name>;
}
