import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileHeaders } from '../headers.js';
import { encodeResponse, type EncodedResponse } from './encoded-response.js';
import { sendResponse } from './send-response.js';

const TEXT = 'Margherita, Quattro Formaggi, Diavola. '.repeat(40);
const page = encodeResponse({ status: 200, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(TEXT) });
const SECURE = { ...fileHeaders(true), 'Content-Security-Policy': "default-src 'none'" };
const file = encodeResponse({
  status: 200,
  headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable', ...SECURE },
  body: Buffer.from('0123456789'),
  hasRanges: true,
});
const missing = encodeResponse({ status: 404, headers: { 'Content-Type': 'text/html' }, body: Buffer.from(TEXT) });
const contents: Record<string, EncodedResponse> = { '/page': page, '/file': file, '/missing': missing };

let server: Server;
beforeAll(async () => {
  server = createServer(
    (incoming, response) => void sendResponse(incoming, response, contents[incoming.url ?? ''] ?? missing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return new Promise((resolve, reject) => {
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        });
    })
      .on('error', reject)
      .end();
  });
}

describe('a body', () => {
  it('comes in each encoding, with a strong ETag of its own', async () => {
    const plain = await get('/page');
    const gzip = await get('/page', { 'accept-encoding': 'gzip' });
    const brotli = await get('/page', { 'accept-encoding': 'gzip, br' });
    expect(plain.body.toString()).toBe(TEXT);
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
    const tags = [plain, gzip, brotli].map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
    for (const { headers, body } of [plain, gzip, brotli]) expect(headers['content-length']).toBe(String(body.length));
  });

  it('that is a picture is not compressed', async () => {
    expect((await get('/file', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });

  it('is left out for HEAD, with the same headers', async () => {
    const whole = await get('/page', { 'accept-encoding': 'gzip' });
    const head = await get('/page', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head.body).toHaveLength(0);
    const { date: _one, ...expected } = whole.headers;
    const { date: _two, ...found } = head.headers;
    expect(found).toEqual(expected);
  });
});

describe('If-None-Match', () => {
  it('with the current ETag gets 304 and no body', async () => {
    const { etag = '' } = (await get('/page')).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get('/page', { 'if-none-match': known });
      expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, etag]);
      expect(answer.headers).not.toHaveProperty('content-length');
    }
  });

  it.each(['"other"', '""', '"', 'W/', ',,,', 'x'.repeat(6000)])('with %.20j gets the body', async (known) => {
    expect((await get('/page', { 'if-none-match': known })).status).toBe(200);
  });

  it('with the ETag of another encoding gets the body', async () => {
    const { etag = '' } = (await get('/page')).headers;
    expect((await get('/page', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('does not turn a 404 into a 304', async () => {
    const { etag = '' } = (await get('/missing')).headers;
    expect((await get('/missing', { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('Range', () => {
  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=0-1,2-3', '0123', 'bytes 0-3/10'],
  ])('%s gets that part', async (range, text, said) => {
    const { status, headers, body } = await get('/file', { range, 'accept-encoding': 'br' });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, text, said]);
    expect(headers['content-length']).toBe(String(text.length));
  });

  it.each(['bytes=10-', 'bytes=99-100'])('%s lies outside and gets 416', async (range) => {
    const { status, headers } = await get('/file', { range });
    expect([status, headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('outside of the file gets the security headers of the file, and is stored by no cache', async () => {
    const safe = Object.fromEntries(Object.entries(SECURE).map(([name, value]) => [name.toLowerCase(), value]));
    for (const range of ['bytes=0-3', 'bytes=10-']) {
      expect((await get('/file', { range })).headers).toMatchObject(safe);
    }
    const { headers, body } = await get('/file', { range: 'bytes=10-' });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': '0' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('content-type');
    expect(body).toHaveLength(0);
  });

  it.each(['bytes', 'bytes=', 'lines=0-1', 'bytes=a-b', 'bytes=0-1,4-5', 'bytes=3-1-2'])(
    '%s is malformed and gets the whole body',
    async (range) => {
      const { status, body } = await get('/file', { range });
      expect([200, 416]).toContain(status);
      if (status === 200) expect(body.toString()).toBe('0123456789');
    },
  );

  it('with If-Range gets a part only while the ETag is the same', async () => {
    const { etag = '' } = (await get('/file')).headers;
    expect((await get('/file', { range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await get('/file', { range: 'bytes=0-3', 'if-range': '"older"' })).status).toBe(200);
  });

  it('is ignored for a page', async () => {
    expect((await get('/page', { range: 'bytes=0-3' })).body.toString()).toBe(TEXT);
  });
});
