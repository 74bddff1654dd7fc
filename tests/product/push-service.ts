import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

/** A notification as the browser that subscribed reads it. */
const Message = z.object({
  title: z.string(),
  body: z.string(),
  language: z.string(),
  path: z.string(),
  tag: z.string(),
});

export interface ReceivedPush {
  endpoint: string;
  message: z.infer<typeof Message>;
  headers: IncomingHttpHeaders;
  /** What the signature says: whom it is for, and who sent it. */
  claims: { aud: string; exp: number; sub: string };
  /** The public key it was signed with. */
  signedWith: string;
}

/** A browser's subscription, with what only the browser has. */
interface Subscriber {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  decrypt: (body: Buffer) => Buffer;
}

/** A push service of our own, on this machine alone, which reads what it is given as the browser would. */
export interface PushService {
  /** For PUSH_TEST_ORIGIN. */
  origin: string;
  /** Makes a browser's subscription. */
  subscriber: () => Subscriber;
  /** What came for an endpoint, in its order. */
  receivedBy: (endpoint: string) => ReceivedPush[];
  /** From now on it answers with this status; nothing that it refuses counts as received. */
  answer: (status: number) => void;
  /** How often it was asked for an endpoint, refused or not. */
  asked: (endpoint: string) => number;
  close: () => Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const text = (words: string) => Buffer.from(`${words}\0`);

/** Reads one record of aes128gcm with the keys of a browser (RFC 8188, RFC 8291). */
function decryptWith(pair: ReturnType<typeof createECDH>, auth: Buffer, body: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = Buffer.concat([text('WebPush: info'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, text('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, text('Content-Encoding: nonce'), 12);
  const record = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

function makeSubscriber(origin: string): Subscriber {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return {
    endpoint: `${origin}/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh, auth: auth.toString('base64url') },
    decrypt: (body) => decryptWith(pair, auth, body),
  };
}

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** Checks who sent a request (RFC 8292). @throws Error when the signature is none of the key it names */
function readSignature(authorization = ''): Pick<ReceivedPush, 'claims' | 'signedWith'> {
  const [, token = '', signedWith = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(signedWith, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  if (!verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature does not belong to the key it names.');
  }
  return { claims: Claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString())), signedWith };
}

/** Starts a push service. */
export async function startPushService(): Promise<PushService> {
  const subscribers = new Map<string, Subscriber>();
  const received: ReceivedPush[] = [];
  const asked: string[] = [];
  let status = 201;
  let origin = '';

  /** What a request says. @throws Error when its browser could not read it */
  function read(endpoint: string, headers: IncomingHttpHeaders, body: Buffer): ReceivedPush {
    const subscriber = subscribers.get(endpoint);
    if (!subscriber) throw new Error(`Nobody subscribed with ${endpoint}`);
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The body is not encrypted as it must be.');
    const message = Message.parse(JSON.parse(subscriber.decrypt(body).toString()));
    return { endpoint, message, headers, ...readSignature(headers.authorization) };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const endpoint = `${origin}${request.url ?? ''}`;
      asked.push(endpoint);
      try {
        const push = read(endpoint, request.headers, Buffer.concat(chunks));
        if (status < 300) received.push(push);
        response.writeHead(status).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    subscriber() {
      const made = makeSubscriber(origin);
      subscribers.set(made.endpoint, made);
      return made;
    },
    receivedBy: (endpoint) => received.filter((push) => push.endpoint === endpoint),
    answer: (next) => (status = next),
    asked: (endpoint) => asked.filter((each) => each === endpoint).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
