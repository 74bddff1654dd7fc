import { once } from 'node:events';
import { ErrorEnvelope } from '@pickup/contract';
import Koa, { type Middleware } from 'koa';
import { describe, expect, it } from 'vitest';
import { apiGate } from './api-gate.js';
import { conflict } from '../routes/http-error.js';

/** Asks a server that has the gate in front of one more middleware. */
async function ask(path: string, init: RequestInit, behind: Middleware): Promise<Response> {
  const app = new Koa();
  // A fault that the gate lets through is the 500 of whoever stands before it.
  app.silent = true;
  const server = app.use(apiGate()).use(behind).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    return new Response(await response.text(), response);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const answer: Middleware = (context) => {
  context.body = { fine: true };
};
const nothing: Middleware = () => undefined;
const throwing =
  (error: unknown): Middleware =>
  () => {
    throw error;
  };
const fault = (status: number, message = 'internal words') => Object.assign(new Error(message), { status });

async function errorOf(path: string, init: RequestInit, behind: Middleware) {
  const response = await ask(path, init, behind);
  const { error } = ErrorEnvelope.parse(await response.json());
  expect(error.status).toBe(response.status);
  return { status: response.status, name: error.name, message: error.message };
}

const json = (body: string) => ({ method: 'POST', body, headers: { 'content-type': 'application/json' } });

describe('the gate of /api', () => {
  it('passes an answer on', async () => {
    expect(await (await ask('/api/deals', {}, answer)).json()).toEqual({ fine: true });
    expect(await (await ask('/api/orders', json('{}'), answer)).json()).toEqual({ fine: true });
  });

  it('puts an HttpError into the envelope', async () => {
    expect(await errorOf('/api/orders', json('{}'), throwing(conflict('Too late.')))).toEqual({
      status: 409,
      name: 'ConflictError',
      message: 'Too late.',
    });
  });

  it.each([
    [fault(413), 413, 'The body is too large.'],
    [fault(415), 415, 'The encoding of the body is not understood.'],
    [fault(400), 400, 'The body could not be read.'],
    [Object.assign(new SyntaxError('Unexpected token'), { status: 400 }), 400, 'The body is not valid JSON.'],
  ])("answers a parser's %s with a sentence", async (error, status, message) => {
    expect(await errorOf('/api/orders', json('{}'), throwing(error))).toMatchObject({ status, message });
  });

  it.each([new Error('boom'), fault(500), fault(503), new SyntaxError('ours')])(
    'says nothing of a fault of our own: %s',
    async (error) => {
      expect(await errorOf('/api/orders', json('{}'), throwing(error))).toEqual({
        status: 500,
        name: 'InternalServerError',
        message: 'Something went wrong on our side. Please try again later.',
      });
    },
  );

  it('answers 503 while the database is unavailable', async () => {
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect((await ask('/api/orders', json('{}'), throwing(away))).headers.get('retry-after')).toBe('5');
    expect(await errorOf('/api/orders', json('{}'), throwing(away))).toMatchObject({ status: 503 });
  });

  it('answers 404 for an unknown call and 405 for another method', async () => {
    expect(await errorOf('/api/nothing', {}, nothing)).toEqual({
      status: 404,
      name: 'NotFoundError',
      message: 'There is no call GET /api/nothing.',
    });
    const otherMethod: Middleware = (context) => {
      context.status = 405;
    };
    expect(await errorOf('/api/deals', { method: 'DELETE' }, otherMethod)).toMatchObject({
      status: 405,
      message: '/api/deals does not answer DELETE.',
    });
    expect(await errorOf('/api/nothing', { method: 'DELETE' }, otherMethod)).toMatchObject({ status: 404 });
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/jsonp'])(
    'refuses a body of %s before anyone reads it',
    async (type) => {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': type } };
      expect(await errorOf('/api/orders', init, answer)).toMatchObject({ status: 415 });
    },
  );

  it('accepts a request without a body and without a type', async () => {
    expect((await ask('/api/admin/orders/1/status', { method: 'PATCH' }, answer)).status).toBe(200);
  });

  it('does nothing outside /api', async () => {
    expect((await ask('/apiary', {}, nothing)).headers.get('content-type')).toContain('text/plain');
    expect((await ask('/admin/login', { method: 'POST', body: 'x' }, answer)).status).toBe(200);
  });
});
