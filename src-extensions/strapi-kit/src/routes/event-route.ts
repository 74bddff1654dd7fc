import type { Endpoint, EventOf } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { databaseUnavailable } from '../database/database-faults.js';
import { describeError } from '../logging/describe-error.js';
import { requireActor } from './access.js';
import { EventBody } from './event-body.js';
import { perStrapi } from '../per-strapi.js';
import { HttpError } from './http-error.js';
import { type EndpointRoute, type HandlerInput, readInput, routeOptions, validateResponse } from './route.js';

/** The media type of server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

/** One event on the wire; JSON text has no line breaks. */
export const eventText = ({ name, data, id }: { name: string; data: unknown; id: string }): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** The open event streams of a Strapi instance. */
class OpenStreams {
  readonly #open = new Set<AbortController>();
  #isClosed = false;

  /** Registers a stream. @returns what ends it; null while the product stops */
  open(): AbortController | null {
    if (this.#isClosed) return null;
    const stream = new AbortController();
    this.#open.add(stream);
    stream.signal.addEventListener('abort', () => this.#open.delete(stream), { once: true });
    return stream;
  }

  endAll(): void {
    this.#isClosed = true;
    for (const stream of this.#open) stream.abort();
  }
}

const openStreamsOf = perStrapi(() => new OpenStreams());

/** Ends every stream when the product stops, as they would not end by themselves. */
export const endStreams = (strapi: Core.Strapi): void => openStreamsOf(strapi).endAll();

/** Proxies close a connection that is idle for a minute. */
const HEARTBEAT_MS = 15_000;

/** For how long a session that was seen is taken for one that lasts, in milliseconds: of many events at once, the first asks. */
const SEEN_MS = 1_000;

type StreamEndpoint = Endpoint & Required<Pick<Endpoint, 'events'>>;

/** The events of one client, until the signal aborts. */
export type Stream<E extends StreamEndpoint> = (
  input: HandlerInput<E>,
  signal: AbortSignal,
) => AsyncIterable<EventOf<E>>;

const stopping = () => new HttpError(503, 'This is stopping. Please try again in a few seconds.', { retryAfter: 5 });

/** Whether the client's session has not ended; an unavailable database does not end a stream. */
async function isStillAllowed(strapi: Core.Strapi, { access }: Endpoint, { request }: Context): Promise<boolean> {
  if (access !== 'admin') return true;
  try {
    await requireActor(strapi, request);
    return true;
  } catch (error) {
    return databaseUnavailable(error) !== null;
  }
}

/** Tells whether the client's session lasts, as it was within the last {@link SEEN_MS}. */
function followSession(strapi: Core.Strapi, endpoint: Endpoint, context: Context): () => Promise<boolean> {
  let seen = { at: performance.now(), lasts: Promise.resolve(true) };
  return () => {
    const at = performance.now();
    if (at - seen.at > SEEN_MS) seen = { at, lasts: isStillAllowed(strapi, endpoint, context) };
    return seen.lasts;
  };
}

/** Sends heartbeats, and ends the stream with its client or its session. */
function keepAlive(session: () => Promise<boolean>, context: Context, body: EventBody, end: AbortController) {
  const heart = setInterval(() => {
    body.writeIfIdle(':\n\n');
    void session().then((may) => {
      if (!may) end.abort();
    });
  }, HEARTBEAT_MS);
  end.signal.addEventListener('abort', () => clearInterval(heart), { once: true });
  if (context.res.closed) end.abort();
  context.res.once('close', () => end.abort());
}

async function sendEvents<E extends StreamEndpoint>(
  endpoint: E,
  events: AsyncIterable<EventOf<E>>,
  session: () => Promise<boolean>,
  body: EventBody,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of events) {
    if (!(await session())) return;
    validateResponse(endpoint, endpoint.events[event.name], event.data);
    if (!(await body.write(eventText(event), signal))) return;
  }
}

/**
 * Makes a Strapi route from an endpoint that answers with server-sent events. An error ends the stream, and the client
 * reconnects with the last id it has received.
 */
export function eventRoute<E extends StreamEndpoint>(
  strapi: Core.Strapi,
  endpoint: E,
  stream: Stream<E>,
): EndpointRoute {
  return {
    ...routeOptions(endpoint),
    async handler(context) {
      const input = await readInput(endpoint, context);
      const end = openStreamsOf(strapi).open();
      if (!end) throw stopping();
      context.status = endpoint.status;
      context.set({ 'Content-Type': EVENT_STREAM, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
      if (context.method === 'HEAD') {
        end.abort();
        return;
      }
      const body = new EventBody(context.res);
      context.body = body;
      // Sends the headers.
      body.writeIfIdle(':\n\n');
      const session = followSession(strapi, endpoint, context);
      keepAlive(session, context, body, end);
      sendEvents(endpoint, stream(input, end.signal), session, body, end.signal)
        .catch((error: unknown) => {
          if (!end.signal.aborted) strapi.log.error(`A stream of events broke off: ${describeError(error)}`);
        })
        .finally(() => {
          end.abort();
          body.finish();
        });
    },
  };
}
