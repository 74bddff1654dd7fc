import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { answerThenDiscard, HttpError, toErrorEnvelope } from '@pickup/strapi-kit';
import parseRange from 'range-parser';
import { chooseEncoding, type EncodedBody, type EncodedResponse } from './encoded-response.js';

const withoutNames = (headers: string[], names: readonly string[]): string[] =>
  headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''));

/** Headers of a body, without those that describe all of it. */
const withoutLength = (headers: string[]) => withoutNames(headers, ['Content-Length']);

/** Headers that describe a body or its caching: a response without a body must not carry them. */
const BODY_HEADERS = ['Content-Length', 'Content-Type', 'ETag', 'Cache-Control'];

/** Whether `If-None-Match` names this body: any of its tags will do, weak or strong (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

/** The requested part of a body; null for all of it, `none` for a part that lies outside. */
function requestedRange(request: IncomingMessage, { body, etag }: EncodedBody) {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = parseRange(body.length, range, { combine: true });
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

function sendPart(request: IncomingMessage, response: ServerResponse, encoded: EncodedBody): boolean {
  const part = requestedRange(request, encoded);
  if (part === null) return false;
  const { body, headers } = encoded;
  if (part === 'none') {
    const outside = ['Cache-Control', 'no-store', 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'];
    response.writeHead(416, [...withoutNames(headers, BODY_HEADERS), ...outside]).end();
    return true;
  }
  const bytes = body.subarray(part.start, part.end + 1);
  response.writeHead(206, [
    ...withoutLength(headers),
    'Content-Range',
    `bytes ${part.start}-${part.end}/${body.length}`,
    'Content-Length',
    String(bytes.length),
  ]);
  response.end(bytes);
  return true;
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, hasRanges }: EncodedResponse,
  encoded: EncodedBody,
) {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], encoded.etag)) {
    response.writeHead(304, withoutLength(encoded.headers)).end();
    return;
  }
  if (hasRanges && request.method === 'GET' && sendPart(request, response, encoded)) return;
  response.writeHead(status, encoded.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(encoded.body);
}

/** Answers GET or HEAD in the shortest encoding the request accepts, with conditional and range requests as HTTP says. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  content: EncodedResponse,
): Promise<void> | undefined {
  // Parts are cut from the uncompressed bytes: compressed parts could not be put together.
  const wantsPart = content.hasRanges && request.headers.range !== undefined;
  const encoded = content.encodedAs(wantsPart ? 'identity' : chooseEncoding(request.headers['accept-encoding']));
  if (!(encoded instanceof Promise)) {
    sendBody(request, response, content, encoded);
    return undefined;
  }
  return encoded.then((body) => sendBody(request, response, content, body));
}

const ALLOWED_METHODS = 'GET, HEAD, OPTIONS';

/** Answers with an error in the envelope of the API. The rest of a body that is still coming in is not read as a request. */
export function sendError(response: ServerResponse, error: HttpError, headers: OutgoingHttpHeaders): void {
  const body = Buffer.from(JSON.stringify(toErrorEnvelope(error)));
  const { req: request } = response;
  if (!request.complete) response.setHeader('Connection', 'close');
  response.writeHead(error.status, {
    ...headers,
    'Cache-Control': 'no-store',
    ...(error.retryAfter !== null && { 'Retry-After': error.retryAfter }),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  if (request.complete) response.end(body);
  else answerThenDiscard(body, request).pipe(response);
}

/** Answers a method other than GET and HEAD for a page or a file: OPTIONS with 204, any other with 405. */
export function sendMethodNotAllowed(
  request: IncomingMessage,
  response: ServerResponse,
  headers: OutgoingHttpHeaders,
): void {
  const sent = { ...headers, Allow: ALLOWED_METHODS };
  if (request.method === 'OPTIONS') {
    // The body is not read, so nothing else can follow on this connection.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.writeHead(204, { ...sent, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const [pathname = ''] = (request.url ?? '').split('?');
  sendError(response, new HttpError(405, `${pathname} does not answer ${request.method ?? ''}.`), sent);
}
