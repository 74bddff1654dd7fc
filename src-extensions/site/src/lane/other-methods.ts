import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { HttpError, toErrorEnvelope } from '@pickup/strapi-kit';

/** All that pages and files answer. */
const ALLOW = 'GET, HEAD, OPTIONS';

/** Answers for a page or a file when it is neither read nor looked at: what may be done with it. */
export function answerOtherMethod(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  // Nobody waits for the end of a body that nobody reads.
  if (!request.complete) response.setHeader('Connection', 'close');
  const told = { ...headers, Allow: ALLOW, 'Cache-Control': 'no-store' };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, told).end();
    return;
  }
  const [pathname = ''] = (request.url ?? '').split('?');
  const error = new HttpError(405, `${pathname} does not answer ${request.method ?? ''}.`);
  const body = JSON.stringify(toErrorEnvelope(error));
  response.writeHead(405, {
    ...told,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}
