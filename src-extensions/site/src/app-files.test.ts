import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app-files.js';

const SCRIPT = 'console.log("hello");'.repeat(50);
let dir = '';
let server: Server;
let url = '';

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'pickup-app-'));
  mkdirSync(path.join(dir, 'assets'));
  writeFileSync(path.join(dir, 'index.html'), '<!doctype html><title>App</title>');
  writeFileSync(path.join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(dir, 'assets/app-1a2b3c4d.js'), SCRIPT);
  writeFileSync(path.join(dir, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  const app = openApp({ base: '/admin', dir });
  server = createServer((req, res) => {
    const sent = req.headers['x-page'] ? app.sendPage(req, res) : app.sendFile(req, res);
    if (!sent) res.writeHead(404).end(`not sent: ${req.url ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true });
});

describe('the files of a built app', () => {
  it.each([
    ['/admin/assets/app-1a2b3c4d.js', 'public, max-age=31536000, immutable'],
    ['/admin/favicon.svg', 'public, max-age=86400'],
    ['/admin/index.html', 'no-cache'],
  ])('%s may be kept: %s', async (file, cacheControl) => {
    const response = await fetch(`${url}${file}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, cacheControl]);
    expect(response.headers.get('etag')).not.toBeNull();
  });

  it('gives its page for any path, never to be kept unasked', async () => {
    const response = await fetch(`${url}/admin/orders/17`, { headers: { 'x-page': 'yes' } });
    expect(await response.text()).toContain('<title>App</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('sends the compressed twin to whoever takes it', async () => {
    const response = await fetch(`${url}/admin/assets/app-1a2b3c4d.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe(SCRIPT);
    const plain = await fetch(`${url}/admin/assets/app-1a2b3c4d.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  it.each(['/admin/assets/missing.js', '/admin/assets', '/admin/..%2fsecrets.env', '/admin/index'])(
    'sends nothing for %s, and leaves the address as it was',
    async (file) => {
      const response = await fetch(`${url}${file}`);
      expect([response.status, await response.text()]).toEqual([404, `not sent: ${file}`]);
    },
  );

  it('answers what has not changed with 304', async () => {
    const { headers } = await fetch(`${url}/admin/favicon.svg`);
    const again = await fetch(`${url}/admin/favicon.svg`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('are not opened where the app has not been built', () => {
    expect(() => openApp({ base: '/', dir: path.join(dir, 'assets') })).toThrow(
      /holds no built app: run "npm run build"\./,
    );
  });
});
