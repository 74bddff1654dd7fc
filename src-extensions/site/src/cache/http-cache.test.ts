import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { ErrorEnvelope } from '@pickup/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpCache } from './http-cache.js';

const versions = [0];
const tagVersions = { current: () => versions, watchWrites: () => () => Promise.resolve(), close: () => undefined };

/** What one network may have made at a time, and what more of it waits. */
const [AT_ONCE, WAITING] = [16, 250];
const TOO_MANY = 20;

/** A busy machine takes seconds for some hundred connections. */
const PATIENTLY = { timeout: 30_000 };

/** A server whose Strapi answers when the test says so. */
async function openServer() {
  const asked: ServerResponse[] = [];
  const { listener } = createHttpCache({
    apps: [],
    reserved: ['/api'],
    publicPages: [],
    privatePaths: [],
    panel: { base: '/strapi', dir: '/nowhere' },
    publicUrl: 'http://localhost',
    tagVersions,
    strapi: (_, response) => void asked.push(response),
    isProxied: false,
    reachesDatabase: () => Promise.resolve(true),
    log: () => undefined,
  });
  const arrived = { requests: 0 };
  const server = createServer((request, response) => {
    listener(request, response);
    arrived.requests += 1;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = (page: number) => fetch(`http://127.0.0.1:${port}/api/reviews?page=${page}&size=100`);
  const answerAll = () => {
    for (const response of asked.splice(0)) response.setHeader('content-type', 'application/json').end('[]');
  };
  return { ask, asked, answerAll, arrived };
}

describe('public calls that nobody has asked for before', () => {
  it('are made some at a time for one network, and refused when too many of it wait', async () => {
    const { ask, asked, answerAll, arrived } = await openServer();
    const asking = Array.from({ length: AT_ONCE + WAITING + TOO_MANY }, (_, page) => ask(page));
    await expect.poll(() => arrived.requests, PATIENTLY).toBe(asking.length);
    const refused = await Promise.race(asking);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(ErrorEnvelope.parse(await refused.json()).error.status).toBe(503);
    await expect.poll(() => asked.length, PATIENTLY).toBe(AT_ONCE);
    const answering = setInterval(answerAll, 1);
    onTestFinished(() => clearInterval(answering));
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(AT_ONCE + WAITING);
    expect(statuses.filter((status) => status === 503)).toHaveLength(TOO_MANY);
  });

  it('are made once for all who ask meanwhile, and never again', async () => {
    const { ask, asked, answerAll } = await openServer();
    const first = Array.from({ length: 5 }, () => ask(1));
    await expect.poll(() => asked.length, PATIENTLY).toBe(1);
    answerAll();
    for (const answer of [...(await Promise.all(first)), await ask(1)]) expect(answer.status).toBe(200);
    expect(asked).toEqual([]);
  });
});
