import fc from 'fast-check';
import type { FuzzRequest } from './request.js';

const BROKEN_HTTP = [
  '\r\n\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/deals\r\nHost: x\r\n\r\n',
  'GET http://evil.example/api/deals HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET //evil.example/api/deals HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET ? HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\n folded: yes\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\x00b\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}{}{}',
  'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}\r\n',
  'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2;ext=1\r\n{}\r\n0\r\nTrailer: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: x\r\n\r\n',
  'get / http/1.1\r\nhost: x\r\n\r\n',
] as const;

/** What is hardly HTTP, or not at all. */
export const brokenHttp: fc.Arbitrary<FuzzRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom<string[]>(...BROKEN_HTTP) },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom<string[]>(...BROKEN_HTTP), fc.nat(200), fc.nat(255))
        .map(
          ([text, at, byte]) =>
            text.slice(0, at % text.length) + String.fromCharCode(byte) + text.slice(at % text.length),
        ),
    },
  )
  .map((bytes) => ({ label: 'broken HTTP', bytes, writes: false, incomplete: true }));
