import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitUnreadAnswers } from './unread-answers.js';

const MB = 1024 * 1024;
/** More than the buffers of both ends of a connection hold. */
const ANSWER = Buffer.alloc(24 * MB);

/** A server that answers with 24 MB. */
async function openServer({ isProxied = false, perPeer = 50 * MB, total = 50 * MB } = {}) {
  const server = createServer((_request, response) => response.end(ANSWER));
  limitUnreadAnswers(server, { isProxied, limits: { total, perPeer, minimum: 1024 }, lookMs: 20 });
  const atServer: Socket[] = [];
  server.on('connection', (socket) => atServer.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const clients: Socket[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    /** Asks for the answer, on a connection of its own, and reads nothing. */
    ask: async (): Promise<Socket> => {
      const client = connect(address.port, '127.0.0.1');
      clients.push(client);
      client.on('error', () => undefined).pause();
      client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      const count = clients.length;
      await expect.poll(() => atServer[count - 1]?.writableLength ?? 0).toBeGreaterThan(0);
      return client;
    },
    /** Which connections the server has closed, the oldest first. */
    closed: () => atServer.map(({ destroyed }) => destroyed),
  };
}

/** Reads to the end of the answer. */
async function readAll(client: Socket): Promise<void> {
  let bytes = 0;
  client.on('data', (piece) => (bytes += piece.length)).resume();
  await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(ANSWER.length);
}

describe('answers that nobody reads', () => {
  it('are kept while there is room, and count no more once they are read', async () => {
    const { ask, closed } = await openServer();
    const [first, second] = [await ask(), await ask()];
    await readAll(first);
    const third = await ask();
    for (const client of [second, third]) await readAll(client);
    expect(closed()).toEqual([false, false, false]);
  });

  it('give way, the oldest first, once they hold too much together', async () => {
    const { ask, closed } = await openServer();
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(closed).toEqual([true, false, false]);
  });

  it('give way, the oldest of their network first, once that holds too much', async () => {
    const { ask, closed } = await openServer({ perPeer: 30 * MB, total: 500 * MB });
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(closed).toEqual([true, true, false]);
  });

  it('are not told apart behind a proxy', async () => {
    const { ask, closed } = await openServer({ isProxied: true, perPeer: MB, total: 50 * MB });
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(closed).toEqual([true, false, false]);
  });
});
