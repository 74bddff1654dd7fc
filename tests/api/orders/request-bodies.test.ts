import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure } from '../../product/client.js';
import { addDish, storedFigures } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct();
let dish = '';

beforeAll(async () => {
  dish = await addDish(product().sql);
});

/** Proves that something stores nothing. */
async function storingNothing<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = await storedFigures(product().sql);
  const result = await work();
  expect(await storedFigures(product().sql)).toEqual(before);
  return result;
}

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  storingNothing(async () => readFailure(await product().api.send('/api/orders', { method: 'POST', body, headers })));

/** Sends a body piece by piece, its length untold. */
function postChunked(pieces: string[], agent?: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${product().url}/api/orders`,
      { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, agent },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.on('error', reject);
      },
    );
    call.on('error', reject);
    for (const piece of pieces) call.write(piece);
    call.end();
  });
}

describe('a body that cannot be read', () => {
  it.each(['{"customerName":', '{customerName: 1}', 'soup', '{"a":1}}', '"text"', '\u0000'])(
    '%j is 400',
    async (body) => {
      const { status, error } = await post(body);
      expect(status).toBe(400);
      expect(error).toMatchObject({ name: 'ValidationError', message: 'The body is not valid JSON.', details: {} });
    },
  );

  it('an empty body is 400 or 415, never taken', async () => {
    expect([400, 415]).toContain((await post('')).status);
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'])(
    '%s is 415',
    async (type) => {
      const { status, error } = await post(JSON.stringify(orderOf([dishLine(dish)])), { 'content-type': type });
      expect(status).toBe(415);
      expect(error.message).toMatch(/^(Send the body as application\/json|Files are not taken here)\.$/);
    },
  );

  it('an encoding nobody knows is 415', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'zip' };
    expect((await post(JSON.stringify(orderOf([dishLine(dish)])), headers)).status).toBe(415);
  });

  it('bytes that are no UTF-8 become text, not a fault', async () => {
    const body = Buffer.from(JSON.stringify(orderOf([dishLine('nothing')])).replace('Anna', '\u0001'));
    body[body.indexOf(1)] = 0xff;
    expect((await post(body)).error.message).toBe('Line 1: there is no such dish.');
  });
});

describe('a body that is too large is 413', () => {
  const big = () => JSON.stringify(orderOf([dishLine(dish)], { notes: 'x'.repeat(600_000) }));

  it('when it tells its length', async () => {
    const { status, error } = await post(big());
    expect(status).toBe(413);
    expect(error.message).toMatch(/^The body must be at most \d+ bytes\.$/);
  });

  it('by a single byte, and what it may be is what the largest order needs', async () => {
    const { error } = await post(big());
    const limit = Number(/(\d+) bytes/.exec(error.message)?.[1]);
    expect(limit).toBeGreaterThan(300_000);
    expect(limit).toBeLessThanOrEqual(512 * 1024);
    const unknown = JSON.stringify(orderOf([dishLine('nothing')]));
    expect((await post(unknown.padEnd(limit))).error.message).toBe('Line 1: there is no such dish.');
    expect((await post(unknown.padEnd(limit + 1))).status).toBe(413);
  });

  it('when it comes in pieces', async () => {
    const { status, text } = await storingNothing(() => postChunked(big().match(/[^]{1,16384}/g) ?? []));
    expect(status).toBe(413);
    expect(readFailure({ status, text, headers: new Headers() }).error.name).toBe('PayloadTooLargeError');
  });

  it('and the connection goes on: a small one after it is taken', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const small = JSON.stringify(orderOf([dishLine(dish)])).match(/[^]{1,20}/g) ?? [];
    expect((await postChunked(big().match(/[^]{1,16384}/g) ?? [], agent)).status).toBe(413);
    expect((await postChunked(small, agent)).status).toBe(201);
    agent.destroy();
  });
});

describe('a path that is no call is 404 in the envelope', () => {
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/orders/a/b'],
    ['POST', '/api/nothing'],
    ['PUT', '/api/nothing'],
    ['PATCH', '/api/nothing'],
    ['DELETE', '/api/nothing'],
    ['POST', '/api/menu-items'],
  ])('%s %s', async (method, path) => {
    const answer = await storingNothing(() => product().api.send(path, { method, headers: { accept: 'text/html' } }));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(readFailure(answer).error).toEqual({
      status: 404,
      name: 'NotFoundError',
      message: `There is no call ${method} ${path}.`,
      details: {},
    });
  });

  it('a known path with another method is said to be that', async () => {
    const answer = await product().api.send('/api/deals', { method: 'DELETE' });
    expect(readFailure(answer).error).toMatchObject({ status: 405, message: '/api/deals does not answer DELETE.' });
  });
});
