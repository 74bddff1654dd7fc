import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from './client.js';
import { ApiError, NetworkError } from './errors.js';

const BASE = 'http://shop.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: BASE, getToken: () => 'secret' });

describe('a call', () => {
  it('has the path, query and body of its endpoint', async () => {
    let seen: { url: string; method: string; type: string | null } | null = null;
    server.use(
      http.patch(`${BASE}/api/admin/orders/:id/status`, ({ request }) => {
        seen = { url: request.url, method: request.method, type: request.headers.get('content-type') };
        return HttpResponse.json({ id: 'a/b' });
      }),
    );
    await api.call('transitionOrder', { params: { id: 'a/b' }, query: { status: 'READY' } });
    expect(seen).toEqual({ url: `${BASE}/api/admin/orders/a%2Fb/status?status=READY`, method: 'PATCH', type: null });
  });

  it('sends the token with admin calls and with no other', async () => {
    const tokens: (string | null)[] = [];
    const note = ({ request }: { request: Request }) => {
      tokens.push(request.headers.get('authorization'));
      return HttpResponse.json([]);
    };
    server.use(http.get(`${BASE}/api/deals`, note), http.get(`${BASE}/api/admin/menu/categories`, note));
    await api.call('deals');
    await api.call('adminCategories');
    expect(tokens).toEqual([null, 'Bearer secret']);
  });

  it('sends a picture as bytes, with a longer timeout', async () => {
    let seen: { url: string; type: string | null; bytes: number[] } | null = null;
    const uploaded = { url: '/uploads/dish-0.webp', width: 640, height: 480, bytes: { small: 1, full: 2 } };
    server.use(
      http.post(`${BASE}/api/admin/pictures`, async ({ request }) => {
        const bytes = [...new Uint8Array(await request.arrayBuffer())];
        seen = { url: request.url, type: request.headers.get('content-type'), bytes };
        await delay(60);
        return HttpResponse.json(uploaded, { status: 201 });
      }),
    );
    const hasty = createApiClient({ baseUrl: BASE, timeoutMs: 20 });
    const query = { alternativeText: 'Soup & bread' };
    expect(await hasty.call('uploadPicture', { query, body: new Uint8Array([0, 255, 216]) })).toEqual(uploaded);
    expect(seen).toEqual({
      url: `${BASE}/api/admin/pictures?alternativeText=Soup+%26+bread`,
      type: 'image/unknown',
      bytes: [0, 255, 216],
    });
  });

  it('sends categories form-encoded and orders as JSON under their key', async () => {
    const bodies: string[] = [];
    server.use(
      http.post(`${BASE}/api/admin/menu/categories`, async ({ request }) => {
        bodies.push(await request.text());
        return HttpResponse.json({ id: 'c' }, { status: 201 });
      }),
      http.post(`${BASE}/api/orders`, async ({ request }) => {
        bodies.push(`${request.headers.get('idempotency-key')} ${await request.text()}`);
        return HttpResponse.json({ id: 'o' }, { status: 201 });
      }),
    );
    await api.call('createCategory', { body: { name: 'Soups & Salads' } });
    const order = { customerName: 'Anna', customerEmail: 'a@example.com', customerPhone: '0612345678', items: [] };
    await api.call('placeOrder', { headers: { 'idempotency-key': 'key-12345' }, body: order });
    expect(bodies).toEqual(['name=Soups+%26+Salads', `key-12345 ${JSON.stringify(order)}`]);
  });

  it('gives undefined for 204', async () => {
    server.use(http.delete(`${BASE}/api/admin/deals/:id`, () => new HttpResponse(null, { status: 204 })));
    await expect(api.call('deleteDeal', { params: { id: 'd' } })).resolves.toBeUndefined();
  });
});

describe('a failure', () => {
  it('with an error envelope becomes an ApiError with its message', async () => {
    const issues = [{ path: 'customerEmail', message: 'is required' }];
    const body = {
      data: null,
      error: { status: 400, name: 'ValidationError', message: 'Not so.', details: { issues } },
    };
    server.use(http.get(`${BASE}/api/deals`, () => HttpResponse.json(body, { status: 400 })));
    const error = await api.call('deals').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      serverMessage: 'Not so.',
      issues,
      message: `API Error: 400 - ${JSON.stringify(body)}`,
    });
  });

  it('without an envelope becomes an ApiError with the body text', async () => {
    server.use(http.get(`${BASE}/api/deals`, () => HttpResponse.text('<h1>Bad gateway</h1>', { status: 502 })));
    const error = await api.call('deals').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ serverMessage: null, message: 'API Error: 502 - <h1>Bad gateway</h1>' });
  });

  it('without an answer, or with one that is not JSON, becomes a NetworkError', async () => {
    server.use(http.get(`${BASE}/api/deals`, () => HttpResponse.error()));
    await expect(api.call('deals')).rejects.toBeInstanceOf(NetworkError);
    server.use(http.get(`${BASE}/api/deals`, () => HttpResponse.text('<html>a portal</html>')));
    await expect(api.call('deals')).rejects.toBeInstanceOf(NetworkError);
  });
});
