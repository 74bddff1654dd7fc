import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../routes/http-error.js';
import { BodyBudget } from './body-budget.js';
import { bufferBody, type BodyTerms } from './buffer-body.js';

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
async function take(changes: Partial<BodyTerms> = {}) {
  const request = await asked;
  const budget = new BodyBudget();
  const taken = bufferBody(request, { maxBytes: MAX_BYTES, budget, sender: 'a', ...changes });
  return { request, budget, taken };
}

const statusOf = (taken: Promise<unknown>) =>
  taken.then(
    () => 'taken',
    (error: unknown) => (error instanceof HttpError ? error.status : error),
  );

describe('a body', () => {
  it('is there for its parser once its last piece has come, and counts until then', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { request, budget, taken } = await take();
    await expect.poll(() => request.readableFlowing, { interval: 1 }).toBe(false);
    expect(budget.cost).toBeGreaterThan(0);
    client.write(' there!');
    expect(await taken).toBe(true);
    expect(budget.cost).toBe(0);
    expect(await text(request)).toBe('hello there!');
  });

  it('may come in chunks', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n`);
    const { request, taken } = await take();
    client.write('1\r\n!\r\n0\r\n\r\n');
    expect(await taken).toBe(true);
    expect(await text(request)).toBe('hello!');
  });

  it('may be wholly there when it is asked for', async () => {
    client.write(`${HEAD}Content-Length: 5\r\n\r\nhello`);
    const request = await asked;
    await expect.poll(() => request.complete, { interval: 1 }).toBe(true);
    const { taken } = await take();
    expect(await taken).toBe(true);
    expect(await text(request)).toBe('hello');
  });

  it('may turn out to be empty', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    const { taken } = await take();
    client.write('0\r\n\r\n');
    expect(await taken).toBe(false);
  });

  it('is refused by its announced length, before anything of it has come', async () => {
    client.write(`${HEAD}Content-Length: 1001\r\n\r\n`);
    expect(await statusOf((await take()).taken)).toBe(413);
  });

  it('is refused when more comes than it may have', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n3e9\r\n${'a'.repeat(1001)}`);
    const { budget, taken } = await take();
    expect(await statusOf(taken)).toBe(413);
    expect(budget.cost).toBe(0);
  });

  it('is refused when it takes too long', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { budget, taken } = await take({ timeoutMs: 20 });
    expect(await statusOf(taken)).toBe(408);
    expect(budget.cost).toBe(0);
  });

  it('is given up when too much is under way', async () => {
    const budget = new BodyBudget({ total: 100, perSender: 100, least: 10 });
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { taken } = await take({ budget });
    budget.begin('b', () => undefined).hold(95);
    expect(await statusOf(taken)).toBe(503);
    expect(budget.cost).toBe(95);
  });

  it('is given up when its client goes away', async () => {
    client.write(`${HEAD}Content-Length: 12\r\n\r\nhello`);
    const { budget, taken } = await take();
    client.destroy();
    expect(await statusOf(taken)).toBe(400);
    expect(budget.cost).toBe(0);
  });

  it('is given up when it comes in chunks of one byte, which cost far more to take apart than to send', async () => {
    client.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n`);
    const { request, taken } = await take({ maxBytes: 1_000_000 });
    client.write('1\r\na\r\n'.repeat(60_000));
    expect(await statusOf(taken)).toBe(400);
    expect(request.destroyed).toBe(true);
  });
});
