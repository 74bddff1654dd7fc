import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitUnreadAnswers } from './unread-answers.js';

const MB = 1024 * 1024;
/** More than the buffers of both ends of a connection hold. */
const ANSWER = Buffer.alloc(24 * MB);

/** A server that answers with 24 MB, and counts what waits at each request; a stream does not end with them. */
async function openServer({ isProxied = false, perPeer = 50 * MB, total = 50 * MB } = {}) {
  const answer = limitUnreadAnswers(
    ({ url }, response) => {
      if (url === '/stream') response.write(ANSWER);
      else response.end(url === '/small' ? 'Here it is.' : ANSWER);
    },
    { isProxied, limits: { total, perPeer, minimum: 1024 }, countMs: 0 },
  );
  const server = createServer(answer);
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
  const small = () => fetch(`http://127.0.0.1:${address.port}/small`, { headers: { connection: 'close' } });
  return {
    /** Asks for the answer, so many times on one connection, and reads nothing. */
    ask: async (times = 1, url = '/'): Promise<Socket> => {
      const client = connect(address.port, '127.0.0.1');
      clients.push(client);
      client.on('error', () => undefined).pause();
      client.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
      const count = atServer.length;
      const isAsked = () => {
        const socket = atServer[count];
        return socket !== undefined && (socket.destroyed || socket.writableLength > 0);
      };
      await expect.poll(isAsked).toBe(true);
      return client;
    },
    /** How many of the connections that read nothing the server has closed by now, after somebody else has asked. */
    closed: async () => {
      const waiting = [...atServer];
      await (await small()).text();
      return waiting.map(({ destroyed }) => destroyed);
    },
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
    const { ask } = await openServer();
    const [first, second] = [await ask(), await ask()];
    await readAll(first);
    const third = await ask();
    for (const client of [second, third]) await readAll(client);
  });

  it('give way, the oldest first, once they hold too much together', async () => {
    const { ask, closed } = await openServer();
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(async () => (await closed()).slice(0, 3), { timeout: 5000 }).toEqual([true, false, false]);
  });

  it('give way, the oldest of their network first, once that holds too much', async () => {
    const { ask, closed } = await openServer({ perPeer: 30 * MB, total: 500 * MB });
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(async () => (await closed()).slice(0, 3), { timeout: 5000 }).toEqual([true, true, false]);
  });

  it('count also while they wait for the one before them on their connection', async () => {
    const { ask, closed } = await openServer();
    await ask(4);
    await expect.poll(async () => (await closed()).slice(0, 1), { timeout: 5000 }).toEqual([true]);
  });

  it('are not made for a connection that asks many times before its first one', async () => {
    const { ask, closed } = await openServer({ total: 5000 * MB, perPeer: 5000 * MB });
    await ask(4);
    expect((await closed()).slice(0, 1)).toEqual([false]);
    const { ask: askMore, closed: closedNow } = await openServer({ total: 5000 * MB, perPeer: 5000 * MB });
    await askMore(5).catch(() => undefined);
    await expect.poll(async () => (await closedNow()).slice(0, 1)).toEqual([true]);
  });

  it('count no more once they are read, although they go on, as the stream of a board does', async () => {
    const { ask, closed } = await openServer();
    const stream = await ask(1, '/stream');
    await closed();
    await readAll(stream);
    for (let asked = 0; asked < 2; asked += 1) await ask();
    const [isStreamClosed, , ...others] = await closed();
    expect([isStreamClosed, ...others]).toEqual([false, false, false]);
  });

  it('are not told apart behind a proxy', async () => {
    const { ask, closed } = await openServer({ isProxied: true, perPeer: MB, total: 50 * MB });
    for (let asked = 0; asked < 3; asked += 1) await ask();
    await expect.poll(async () => (await closed()).slice(0, 3), { timeout: 5000 }).toEqual([true, false, false]);
  });
});
