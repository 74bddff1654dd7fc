import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../routes/http-error.js';
import { ByteBudget, UNFINISHED_BODIES } from './byte-budget.js';
import { type BufferOptions, bufferBody } from './read-body.js';

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\n';
const MAX_BYTES = 1000;

let server: Server;
let client: Socket;
let asked: Promise<IncomingMessage>;

beforeEach(async () => {
  server = createServer();
  asked = new Promise((resolve) => server.once('request', resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  client = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  client.on('error', () => undefined);
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

/** Takes the body of what the client sends, on usual terms unless told others. */
async function take(changes: Partial<BufferOptions> = {}) {
  const request = await asked;
  const budget = new ByteBudget(UNFINISHED_BODIES);
  const taken = bufferBody(request, { maxBytes: MAX_BYTES, budget, sender: 'a', ...changes });
  return { request, budget, taken };
}

const statusOf = (taken: Promise<unknown>) =>
  taken.then(
    () => 'taken',
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );

describe('buffering a body', () => {
  it('leaves the whole body to the parser after its last chunk, and counts it until then', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { request, budget, taken } = await take();
    await expect.poll(() => request.readableFlowing, { interval: 1 }).toBe(false);
    expect(budget.cost).toBeGreaterThan(0);
    client.write(' there!');
    expect(await taken).toBe(true);
    expect(budget.cost).toBe(0);
    expect(await text(request)).toBe('hello there!');
  });

  it('accepts chunked encoding', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`);
    const { request, taken } = await take();
    client.write('1\r\n!\r\n0\r\n\r\n');
    expect(await taken).toBe(true);
    expect(await text(request)).toBe('hello!');
  });

  it('accepts a body that has arrived already', async () => {
    client.write(`${HEAD}Content-Length: 5\r\n\r\nhello`);
    const request = await asked;
    await expect.poll(() => request.complete, { interval: 1 }).toBe(true);
    const { taken } = await take();
    expect(await taken).toBe(true);
    expect(await text(request)).toBe('hello');
  });

  it('returns false for an empty body', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    const { taken } = await take();
    client.write('0\r\n\r\n');
    expect(await taken).toBe(false);
  });

  it('refuses a body by its announced length, before any of it has arrived', async () => {
    client.write(`${HEAD}Content-Length: 1001\r\n\r\n`);
    expect(await statusOf((await take()).taken)).toBe(413);
  });

  it('refuses a body that grows over the limit', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n3e9\r\n${'a'.repeat(1001)}`);
    const { budget, taken } = await take();
    expect(await statusOf(taken)).toBe(413);
    expect(budget.cost).toBe(0);
  });

  it('refuses a body that takes too long', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { budget, taken } = await take({ timeoutMs: 20 });
    expect(await statusOf(taken)).toBe(408);
    expect(budget.cost).toBe(0);
  });

  it('refuses a body when the budget is spent', async () => {
    const budget = new ByteBudget({ total: 100, perPeer: 100, minimum: 10 });
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { taken } = await take({ budget });
    budget.begin('b', () => undefined).hold(95);
    expect(await statusOf(taken)).toBe(503);
    expect(budget.cost).toBe(95);
  });

  it('fails when the client disconnects', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { budget, taken } = await take();
    client.destroy();
    expect(await statusOf(taken)).toBe(400);
    expect(budget.cost).toBe(0);
  });

  it('refuses chunks of one byte, which cost far more to parse than to send', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n`);
    const { request, taken } = await take({ maxBytes: 1_000_000 });
    client.write('1\r\na\r\n'.repeat(60_000));
    expect(await statusOf(taken)).toBe(400);
    expect(request.destroyed).toBe(true);
  });
});
