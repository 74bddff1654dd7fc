import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.js';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Below this a compressed body saves less than its headers cost, in bytes. */
const SMALLEST = 512;
/** Somebody waits while an answer is made: level 5 saves three quarters of what level 11 saves, in a fiftieth of its time. */
const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;

/** An answer in one encoding, ready to be written: headers as a flat list of names and values. */
export interface ReadyBody {
  headers: string[];
  etag: string;
  body: Buffer;
}

/** An answer in all its encodings; each is made when it is first asked for. */
export interface Ready {
  status: number;
  /** Whether parts of it may be asked for (`Range`). */
  hasRanges: boolean;
  /** Synchronous when it is there already, which is nearly always. */
  in: (encoding: Encoding) => ReadyBody | Promise<ReadyBody>;
}

export interface Answer {
  status: number;
  /** Without those that say how the body is written: length, encoding, tag. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  hasRanges?: boolean;
  /** Bodies compressed earlier, e.g. at build time. */
  compressed?: Partial<Record<Encoding, Buffer>>;
}

const ENCODERS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer>> = {
  identity: (body) => body,
  gzip: (body) => toGzip(body, { level: GZIP_LEVEL }),
  br: (body) =>
    toBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
};

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Makes an answer ready: its strong tag says its bytes, so each encoding has its own. */
export function makeReady({ status, headers, body, hasRanges = false, compressed = {} }: Answer): Ready {
  const isCompressible = body.length >= SMALLEST && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  const hash = hashOf(body);
  const bodies = new Map<Encoding, ReadyBody | Promise<ReadyBody>>();

  function ready(encoding: Encoding, encoded: Buffer): ReadyBody {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const all: Record<string, string> = {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(hasRanges && { 'Accept-Ranges': 'bytes' }),
      ETag: etag,
      'Content-Length': String(encoded.length),
    };
    const made = { headers: Object.entries(all).flat(), etag, body: encoded };
    bodies.set(encoding, made);
    return made;
  }

  function make(encoding: Encoding): ReadyBody | Promise<ReadyBody> {
    const encoded = compressed[encoding] ?? ENCODERS[encoding](body);
    if (Buffer.isBuffer(encoded)) return ready(encoding, encoded);
    const making = encoded.then((bytes) => ready(encoding, bytes));
    bodies.set(encoding, making);
    // Memory that was short may be there the next time.
    making.catch(() => bodies.delete(encoding));
    return making;
  }

  return {
    status,
    hasRanges,
    in(asked) {
      const encoding = isCompressible || compressed[asked] ? asked : 'identity';
      return bodies.get(encoding) ?? make(encoding);
    },
  };
}
