import { API_PREFIX } from '@pickup/contract';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawReply } from '../../product/raw-socket.js';
import type { FuzzRequest } from './request.js';

/** What no answer to such a request may hold: files of the machine or the product, stacks. */
const ELSEWHERE = ['root:x:0:', '"workspaces"', 'SQLite format 3', 'JWT_SECRET=', '/node_modules/', '\n    at '];

export type Fault = '5xx' | 'hang' | 'no answer' | 'leak' | 'no envelope' | 'slow';

/** An answer takes seconds at most. */
const SLOW_MS = 8_000;

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync } as const;

/** The body of an answer as text, unpacked where it came packed. */
function bodyOf(reply: string): string {
  const [head = '', ...rest] = reply.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = /^content-encoding: (gzip|br)\r?$/im.exec(head)?.[1];
  if (encoding !== 'gzip' && encoding !== 'br') return body;
  try {
    return UNPACK[encoding](Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return body;
  }
}

const headOf = (reply: string) => reply.slice(0, reply.indexOf('\r\n\r\n'));

/** The body of every error names its status, too (product.md, Calls). */
function lacksEnvelope({ bytes }: FuzzRequest, { status, text }: RawReply): boolean {
  const [method, target = ''] = bytes.split(' ', 2);
  if (status < 400 || method === 'HEAD' || !target.toLowerCase().startsWith(`${API_PREFIX}/`)) return false;
  if (!/^content-type: application\/json/im.test(headOf(text))) return false;
  return !bodyOf(text).includes(`"status":${status}`);
}

/** What is wrong with an answer; null when nothing is. @param ms how long it took */
export function judge(request: FuzzRequest, reply: RawReply, ms: number, secrets: readonly string[]): Fault | null {
  const { status, text, end } = reply;
  if (status >= 500) return '5xx';
  if (status === 0 && !request.incomplete) return end === 'timeout' ? 'hang' : 'no answer';
  if (ms > SLOW_MS && !request.incomplete) return 'slow';
  const body = bodyOf(text);
  // The document of the calls and the page's programs may speak of anything; files of ours are no JSON of theirs.
  if ([...ELSEWHERE, ...secrets].some((words) => body.includes(words) || headOf(text).includes(words))) return 'leak';
  if (lacksEnvelope(request, reply)) return 'no envelope';
  return null;
}
