import type { Unfinished } from './withheld.js';

const head = (target: string, ...lines: string[]) =>
  [`POST ${target} HTTP/1.1`, 'Host: x', ...lines, '', ''].join('\r\n');

const JSON_BODY = 'Content-Type: application/json';
const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';

/** Another visitor behind the proxy for each connection. */
const anotherVisitor = (index: number) => `X-Forwarded-For: 198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;

const formOf = (bytes: number, disposition: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${'a'.repeat(bytes)}`);

const FIELD = 'name="fileInfo"';
const FILE = 'name="files"; filename="dish.png"\r\nContent-Type: image/png';

/** An order whose notes never end. */
const textOf = (bytes: number) => Buffer.from(`{"notes":"${'a'.repeat(bytes)}`);

/** One chunk of a body that never tells how long it is. */
const chunkOf = (bytes: number) =>
  Buffer.concat([Buffer.from(`${bytes.toString(16)}\r\n`), Buffer.alloc(bytes, 'a'), Buffer.from('\r\n')]);

const MB = 1024 * 1024;

export interface Flood extends Unfinished {
  name: string;
  /** How many are told at once that it leads nowhere, and closed; the others are waited for while there is room. */
  refused: number;
}

interface Sizes {
  uploads: number;
  calls: number;
}

/** What strangers send to fill the memory or the disk: forms, and bodies of calls. */
export const floods = ({ uploads, calls }: Sizes): [forms: Flood, orders: Flood, ...more: Flood[]] => [
  {
    name: 'forms with one endless field',
    connections: uploads,
    refused: uploads,
    head: () => head('/upload', MULTIPART, `Content-Length: ${20 * MB}`),
    body: formOf(19 * MB, FIELD),
  },
  {
    name: 'orders in pieces, each from another address',
    connections: calls,
    // What they hold is more than all together may.
    refused: calls - 215,
    head: (index) => head('/api/orders', JSON_BODY, 'Transfer-Encoding: chunked', anotherVisitor(index)),
    body: chunkOf(300_000),
  },
  {
    name: 'forms with one endless file',
    connections: uploads,
    refused: uploads,
    head: () => head('/upload?id=1', MULTIPART, 'Authorization: Bearer forged', `Content-Length: ${20 * MB}`),
    body: formOf(19 * MB, FILE),
  },
  {
    name: 'pictures',
    connections: uploads,
    refused: uploads,
    head: () => head('/api/admin/pictures', 'Content-Type: image/jpeg', `Content-Length: ${20 * MB}`),
    body: Buffer.alloc(19 * MB, 'a'),
  },
  {
    name: 'orders that tell their length',
    connections: calls,
    refused: calls,
    head: () => head('/api/orders', JSON_BODY, 'Content-Length: 524288'),
    body: textOf(519_000),
  },
  {
    name: "the owner's calls",
    connections: calls,
    refused: calls,
    head: () => head('/api/admin/deals', JSON_BODY, 'Authorization: Bearer forged', 'Content-Length: 524288'),
    body: textOf(519_000),
  },
  {
    name: "the raw panel's calls",
    connections: calls,
    refused: calls,
    head: () => head('/content-manager/collection-types/api::deal.deal', JSON_BODY, 'Content-Length: 524288'),
    body: textOf(519_000),
  },
  {
    name: "the raw panel's sign-in",
    connections: calls,
    refused: calls,
    head: () => head('/admin/login', JSON_BODY, 'Transfer-Encoding: chunked'),
    body: chunkOf(519_000),
  },
  {
    name: 'something that nothing here takes',
    connections: calls,
    refused: calls,
    head: () => head('/nothing', 'Content-Type: text/plain', 'Content-Length: 524288'),
    body: textOf(519_000),
  },
];
