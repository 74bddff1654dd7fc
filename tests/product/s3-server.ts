import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const REGION = 'eu-test-1';
const KEY_ID = 'AKIATESTOFPICKUP';
const SECRET = 'a-secret/of+tests';
const BUCKET = 'pictures-of-tests';

/** A store of our own that speaks S3, on this machine alone; it holds one bucket. */
export interface S3Server {
  /** For a product that keeps its pictures here. */
  env: Record<string, string>;
  /** What is kept, by name. */
  objects: Map<string, Buffer>;
  /** Requests so far, such as `GET dish-0.webp 200`; `hangs` stands for the status of one that was not answered. */
  requests: string[];
  /**
   * `gone`: connections are broken off; `refuses`: every request is answered AccessDenied; `hangs`: none is answered, until
   * the state changes.
   */
  become: (state: 'well' | 'gone' | 'refuses' | 'hangs') => void;
  /** How many requests hang now. */
  hanging: () => number;
  close: () => Promise<void>;
}

type Answer = [status: number, codeOrBody?: string | Buffer];

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** What a request says of its signature: in a header, or as a signed address. */
function readSignature({ headers }: IncomingMessage, { searchParams: query }: URL) {
  const [, credential, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)$/.exec(headers.authorization ?? '') ??
    [];
  const inHeader = headers.authorization !== undefined;
  return {
    credential: (inHeader ? credential : query.get('X-Amz-Credential')) ?? '',
    signedHeaders: (inHeader ? signed : query.get('X-Amz-SignedHeaders')) ?? '',
    signature: (inHeader ? signature : query.get('X-Amz-Signature')) ?? '',
    at: String(inHeader ? headers['x-amz-date'] : query.get('X-Amz-Date')),
    payload: inHeader ? String(headers['x-amz-content-sha256']) : 'UNSIGNED-PAYLOAD',
  };
}

/** The signature by the rules of AWS Signature Version 4. */
function sign(request: IncomingMessage, url: URL): string {
  const { signedHeaders, at, payload } = readSignature(request, url);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), signedHeaders, payload].join('\n');
  const scope = `${at.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const key = [REGION, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, at.slice(0, 8)));
  return hmac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${sha256(canonical)}`).toString('hex');
}

function readTarget(request: IncomingMessage) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, bucket = '', name = ''] = url.pathname.split('/');
  return { url, bucket, name };
}

/** Why a request is not answered: its code. */
function refusalOf(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const { credential, signature, payload } = readSignature(request, url);
  if (!credential.startsWith(`${KEY_ID}/`)) return 'InvalidAccessKeyId';
  if (sign(request, url) !== signature) return 'SignatureDoesNotMatch';
  if (/^[0-9a-f]{64}$/.test(payload) && sha256(body) !== payload) return 'XAmzContentSHA256Mismatch';
  // Amazon's new buckets take none.
  if (request.headers['x-amz-acl'] !== undefined) return 'AccessControlListNotSupported';
  return null;
}

function answerOf(objects: Map<string, Buffer>, method: string, name: string, body: Buffer): Answer {
  if (method === 'PUT') {
    objects.set(name, body);
    return [200];
  }
  if (method === 'DELETE') {
    objects.delete(name);
    return [204];
  }
  const found = objects.get(name);
  return found ? [200, found] : [404, 'NoSuchKey'];
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, [status, content = '']: Answer): void {
  const isError = typeof content === 'string' && content !== '';
  response.writeHead(status, { 'content-type': isError ? 'application/xml' : 'image/webp', etag: '"any"' });
  response.end(isError ? `<?xml version="1.0"?><Error><Code>${content}</Code><Message>No.</Message></Error>` : content);
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let state: Parameters<S3Server['become']>[0] = 'well';

  function handle(request: IncomingMessage, body: Buffer): Answer {
    const { url, bucket, name } = readTarget(request);
    const refused = state === 'refuses' ? 'AccessDenied' : refusalOf(request, url, body);
    const known = bucket === BUCKET;
    const { method = '' } = request;
    const answer: Answer = refused
      ? [403, refused]
      : known
        ? answerOf(objects, method, name, body)
        : [404, 'NoSuchBucket'];
    requests.push(`${method} ${name} ${answer[0]}`);
    return answer;
  }

  const hanging = new Set<IncomingMessage>();
  const server = createServer((request, response) => {
    if (state === 'hangs') {
      requests.push(`${request.method ?? ''} ${readTarget(request).name} hangs`);
      hanging.add(request);
      response.once('close', () => hanging.delete(request));
      return;
    }
    if (state === 'gone') {
      request.socket.destroy();
      return;
    }
    void readAll(request).then(
      (body) => send(response, handle(request, body)),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    objects,
    requests,
    become(next) {
      state = next;
      for (const request of hanging) request.socket.destroy();
    },
    hanging: () => hanging.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
