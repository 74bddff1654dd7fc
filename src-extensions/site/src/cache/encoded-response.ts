import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BoundedCache } from './bounded-cache.js';

/** The encodings a body is sent in, the shortest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** By the value of `Accept-Encoding`. */
const chosenEncodings = new BoundedCache<Encoding>({ maxEntries: 500, maxKeyLength: 200 });

/** The weight that `Accept-Encoding` (`br;q=0.5, *`) gives to an encoding; null when it does not mention it. */
function weightOf(header: string, name: string): number | null {
  let any: number | null = null;
  for (const choice of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = choice.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const parsed = quality === undefined ? 1 : Number(quality.slice(2));
    const weight = parsed >= 0 && parsed <= 1 ? parsed : 0;
    if (coding === name) return weight;
    if (coding === '*') any = weight;
  }
  return any;
}

function choose(header: string): Encoding {
  return ENCODINGS.find((encoding) => encoding === 'identity' || (weightOf(header, encoding) ?? 0) > 0) ?? 'identity';
}

/** The shortest encoding that `Accept-Encoding` allows; `identity` where it names none of ours. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const found = chosenEncodings.get(header);
  if (found) return found;
  const chosen = choose(header);
  chosenEncodings.set(header, chosen);
  return chosen;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** In bytes: below this, compressing a body saves less than its headers cost. */
const MIN_COMPRESSED_SIZE = 512;
/** A visitor waits while a response is compressed: level 5 saves three quarters of what level 11 saves, in a fiftieth of its time. */
const BROTLI_LEVEL = 5;
const GZIP_LEVEL = 6;

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;

/** A response in one encoding, ready to be written: headers as a flat list of names and values. */
export interface EncodedBody {
  headers: string[];
  etag: string;
  body: Buffer;
}

/** A response in all its encodings; each is made when it is first asked for. */
export interface EncodedResponse {
  status: number;
  /** Whether `Range` requests get a part of it. */
  hasRanges: boolean;
  /** Synchronous when this encoding exists already, which is nearly always. */
  encodedAs: (encoding: Encoding) => EncodedBody | Promise<EncodedBody>;
}

export interface PlainResponse {
  status: number;
  /** Without `Content-Length`, `Content-Encoding` and `ETag`, which each encoding has its own. */
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

/** Prepares a response for sending; each encoding has a strong `ETag` of its own, as its bytes differ. */
export function encodeResponse({
  status,
  headers,
  body,
  hasRanges = false,
  compressed = {},
}: PlainResponse): EncodedResponse {
  const isCompressible = body.length >= MIN_COMPRESSED_SIZE && COMPRESSIBLE.test(headers['Content-Type'] ?? '');
  const hash = hashOf(body);
  const bodies = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();

  function store(encoding: Encoding, encoded: Buffer): EncodedBody {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const all: Record<string, string> = {
      ...headers,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(hasRanges && { 'Accept-Ranges': 'bytes' }),
      ETag: etag,
      'Content-Length': String(encoded.length),
    };
    const encodedBody = { headers: Object.entries(all).flat(), etag, body: encoded };
    bodies.set(encoding, encodedBody);
    return encodedBody;
  }

  function make(encoding: Encoding): EncodedBody | Promise<EncodedBody> {
    const encoded = compressed[encoding] ?? ENCODERS[encoding](body);
    if (Buffer.isBuffer(encoded)) return store(encoding, encoded);
    const making = encoded.then((bytes) => store(encoding, bytes));
    bodies.set(encoding, making);
    // A failure, such as a lack of memory, may be over the next time.
    making.catch(() => bodies.delete(encoding));
    return making;
  }

  return {
    status,
    hasRanges,
    encodedAs(asked) {
      const encoding = isCompressible || compressed[asked] ? asked : 'identity';
      return bodies.get(encoding) ?? make(encoding);
    },
  };
}
