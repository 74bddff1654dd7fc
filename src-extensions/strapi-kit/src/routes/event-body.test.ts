import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventBody } from './event-body.js';

/** Short, for clients that read nothing; long enough for one that reads on a busy machine. In ms. */
const STANDSTILL = { short: 200, long: 30_000 } as const;
const PIECE = `data: ${'x'.repeat(64 * 1024)}\n\n`;
/** More than all buffers between the two ends hold. */
const MANY = 1024;

let server: Server;
let port = 0;
let answered: Promise<ServerResponse>;

beforeEach(async () => {
  server = createServer();
  answered = new Promise((resolve) => server.once('request', (_, response) => resolve(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A body on its way to a client. */
async function begin(
  standstillMs: number = STANDSTILL.short,
): Promise<{ body: EventBody; response: ServerResponse; client: Promise<IncomingMessage> }> {
  const client = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, resolve).on('error', reject);
  });
  const response = await answered;
  const body = new EventBody(response, standstillMs);
  body.pipe(response);
  return { body, response, client };
}

async function writeMany(body: EventBody, signal: AbortSignal): Promise<number> {
  for (let written = 0; written < MANY; written += 1) if (!(await body.write(PIECE, signal))) return written;
  return MANY;
}

describe('the body of an event stream', () => {
  const { signal } = new AbortController();

  it('arrives whole and in order at a client that reads', async () => {
    const { body, client } = await begin(STANDSTILL.long);
    const written = writeMany(body, signal).then(() => body.finish());
    body.writeIfIdle(':\n\n');
    let bytes = 0;
    for await (const chunk of await client) bytes += Buffer.from(String(chunk)).length;
    await written;
    expect(bytes % PIECE.length).toBeLessThanOrEqual(3);
    expect(Math.floor(bytes / PIECE.length)).toBe(MANY);
  });

  it('disconnects a client that reads nothing, and buffers little for it', async () => {
    const { body, response, client } = await begin();
    body.writeIfIdle(':\n\n');
    const message = await client;
    message.on('error', () => undefined).pause();
    const written = await writeMany(body, signal);
    expect(written).toBeLessThan(MANY);
    expect(response.destroyed).toBe(true);
    expect(body.readableLength + response.writableLength).toBeLessThan(1024 * 1024);
  });

  it('stops waiting when the signal aborts, without disconnecting the client', async () => {
    const { body, response, client } = await begin(STANDSTILL.long);
    body.writeIfIdle(':\n\n');
    (await client).on('error', () => undefined).pause();
    const over = new AbortController();
    const written = writeMany(body, over.signal);
    await expect.poll(() => response.writableLength, { interval: 1 }).toBeGreaterThan(16_384);
    over.abort();
    expect(await written).toBeLessThan(MANY);
    expect(response.destroyed).toBe(false);
    expect(await body.write(PIECE, over.signal)).toBe(false);
  });
});
