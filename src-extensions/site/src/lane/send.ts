import type { IncomingMessage, ServerResponse } from 'node:http';
import parseRange from 'range-parser';
import { chooseEncoding } from './encoding.js';
import type { Ready, ReadyBody } from './ready.js';

const withoutNames = (headers: string[], names: readonly string[]): string[] =>
  headers.filter((_, index) => !names.includes(headers[index - (index % 2)] ?? ''));

/** Headers of a body, without those that describe all of it. */
const withoutLength = (headers: string[]) => withoutNames(headers, ['Content-Length']);

/** Headers that describe a body or its caching: an answer without a body must not carry them. */
const OF_BODY = ['Content-Length', 'Content-Type', 'ETag', 'Cache-Control'];

/** Whether `If-None-Match` names this body: any of its tags will do, weak or strong (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

/** The one part of a body that is asked for; null for all of it, `none` for one that lies outside. */
function askedRange(request: IncomingMessage, { body, etag }: ReadyBody) {
  const { range, 'if-range': condition } = request.headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return null;
  const ranges = parseRange(body.length, range, { combine: true });
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

function sendPart(request: IncomingMessage, response: ServerResponse, ready: ReadyBody): boolean {
  const part = askedRange(request, ready);
  if (part === null) return false;
  const { body, headers } = ready;
  if (part === 'none') {
    const told = ['Cache-Control', 'no-store', 'Content-Range', `bytes */${body.length}`, 'Content-Length', '0'];
    response.writeHead(416, [...withoutNames(headers, OF_BODY), ...told]).end();
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

function sendBody(request: IncomingMessage, response: ServerResponse, { status, hasRanges }: Ready, ready: ReadyBody) {
  if (status === 200 && isKnown(request.headers['if-none-match'], ready.etag)) {
    response.writeHead(304, withoutLength(ready.headers)).end();
    return;
  }
  if (hasRanges && request.method === 'GET' && sendPart(request, response, ready)) return;
  response.writeHead(status, ready.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(ready.body);
}

/** Answers GET or HEAD from a ready answer, in the shortest encoding the request takes, as HTTP says. */
export function send(request: IncomingMessage, response: ServerResponse, ready: Ready): Promise<void> | undefined {
  // A part is a part of the plain bytes: nobody can put compressed parts together.
  const wantsPart = ready.hasRanges && request.headers.range !== undefined;
  const body = ready.in(wantsPart ? 'identity' : chooseEncoding(request.headers['accept-encoding']));
  if (!(body instanceof Promise)) {
    sendBody(request, response, ready, body);
    return undefined;
  }
  return body.then((made) => sendBody(request, response, ready, made));
}
