import type { Endpoint, EventOf } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { requireActor } from './access.js';
import { databaseUnavailable } from '../database/database-faults.js';
import { EventBody } from './event-body.js';
import { EVENT_STREAM, eventText } from './event-text.js';
import { describeError } from '../logging/describe-error.js';
import { openStreamsOf } from './open-streams.js';
import { HttpError } from './http-error.js';
import { validateResponse, routeOptions, readInput, type EndpointRoute, type HandlerInput } from './route.js';

/** Proxies end a connection on which nothing moves for a minute; a session that has ended is noticed as often. */
const HEARTBEAT_MS = 15_000;

type StreamEndpoint = Endpoint & Required<Pick<Endpoint, 'events'>>;

/** Gives the events of one client until the signal says that it is over. */
export type Stream<E extends StreamEndpoint> = (
  input: HandlerInput<E>,
  signal: AbortSignal,
) => AsyncIterable<EventOf<E>>;

const stopping = () => new HttpError(503, 'This is stopping. Please try again in a few seconds.', { retryAfter: 5 });

/** Whether the client of a stream may still read it; a fault of the database is no reason to end it. */
async function mayGoOn(strapi: Core.Strapi, { access }: Endpoint, { request }: Context): Promise<boolean> {
  if (access !== 'admin') return true;
  try {
    await requireActor(strapi, request);
    return true;
  } catch (error) {
    return databaseUnavailable(error) !== null;
  }
}

/** An answer under way: shows that it lives, and ends with its client, its session and the product. */
function keepAlive(strapi: Core.Strapi, endpoint: Endpoint, context: Context, body: EventBody, end: AbortController) {
  const heart = setInterval(() => {
    body.writeIfIdle(':\n\n');
    void mayGoOn(strapi, endpoint, context).then((may) => {
      if (!may) end.abort();
    });
  }, HEARTBEAT_MS);
  end.signal.addEventListener('abort', () => clearInterval(heart), { once: true });
  if (context.res.closed) end.abort();
  context.res.once('close', () => end.abort());
}

async function tell<E extends StreamEndpoint>(
  endpoint: E,
  events: AsyncIterable<EventOf<E>>,
  body: EventBody,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of events) {
    validateResponse(endpoint, endpoint.events[event.name], event.data);
    if (!(await body.write(eventText(event), signal))) return;
  }
}

/**
 * The way from an endpoint of the contract whose answer is a stream of events to a Strapi route. A fault ends the
 * stream: its client comes back with the last id it has seen.
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
      const end = openStreamsOf(strapi).begin();
      if (!end) throw stopping();
      context.status = endpoint.status;
      context.set({ 'Content-Type': EVENT_STREAM, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
      if (context.method === 'HEAD') {
        end.abort();
        return;
      }
      const body = new EventBody(context.res);
      context.body = body;
      // The headers are sent with the first byte.
      body.writeIfIdle(':\n\n');
      keepAlive(strapi, endpoint, context, body, end);
      tell(endpoint, stream(input, end.signal), body, end.signal)
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
