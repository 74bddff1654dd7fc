import { once } from 'node:events';
import { ErrorEnvelope } from '@pickup/contract';
import Koa from 'koa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeTurns } from '../limits/turns.js';
import { limitReads } from './read-limit.js';

/** What one network may have under way, and waiting. */
const [AT_ONCE, WAITING] = [3, 5];

/** A server behind the limit whose answers are ended by the test. */
async function openServer() {
  const underWay: (() => void)[] = [];
  const app = new Koa();
  app.use(limitReads(takeTurns({ total: 9, perHolder: AT_ONCE, waiting: WAITING }))).use(async (context) => {
    await new Promise<void>((resolve) => underWay.push(resolve));
    context.body = 'Here it is.';
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const end of underWay) end();
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ask = (init?: RequestInit): Promise<Response> => {
    const answer = fetch(`http://127.0.0.1:${port}/`, init);
    // Some are still waiting when the server is closed.
    answer.catch(() => undefined);
    return answer;
  };
  return { underWay, ask };
}

describe('requests without a body', () => {
  it('are answered some at a time, the next one when one is answered', async () => {
    const { underWay, ask } = await openServer();
    const answers = Array.from({ length: AT_ONCE + 2 }, () => ask());
    await expect.poll(() => underWay.length).toBe(AT_ONCE);
    underWay[0]?.();
    await expect.poll(() => underWay.length).toBe(AT_ONCE + 1);
    underWay[1]?.();
    await expect.poll(() => underWay.length).toBe(AT_ONCE + 2);
    for (const end of underWay) end();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('are not answered for a client that went away while it waited', async () => {
    const { underWay, ask } = await openServer();
    const answers = Array.from({ length: AT_ONCE }, () => ask());
    await expect.poll(() => underWay.length).toBe(AT_ONCE);
    const gone = new AbortController();
    const abandoned = ask({ signal: gone.signal });
    const last = ask();
    gone.abort();
    await expect(abandoned).rejects.toThrow();
    for (const end of underWay.splice(0)) end();
    await Promise.all(answers);
    await expect.poll(() => underWay.length).toBe(1);
    underWay[0]?.();
    expect((await last).status).toBe(200);
    expect(underWay).toHaveLength(1);
  });

  it('are refused when too many wait, with a time to try again', async () => {
    const { underWay, ask } = await openServer();
    const answers = Array.from({ length: AT_ONCE + WAITING + 1 }, () => ask());
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(ErrorEnvelope.parse(await refused.json()).error.message).toContain('Please try again');
    expect(underWay).toHaveLength(AT_ONCE);
  });

  it('hold up none with a body', async () => {
    const { underWay, ask } = await openServer();
    for (let index = 0; index < AT_ONCE; index += 1) void ask();
    await expect.poll(() => underWay.length).toBe(AT_ONCE);
    void ask({ method: 'POST', body: 'an order' });
    await expect.poll(() => underWay.length).toBe(AT_ONCE + 1);
  });
});
