import {
  API_PREFIX,
  OrderStatus,
  endpoints,
  type CallExample,
  type Endpoint,
  type EndpointName,
} from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { urlOf, type RawAnswer } from '../product/client.js';
import { dishLine, newKey, orderOf } from '../restaurant/orders.js';
import { useProduct } from '../restaurant/use-product.js';

const JsonSchema = z.record(z.string(), z.unknown());
const Body = z.object({
  content: z.record(z.string(), z.object({ schema: JsonSchema, example: z.unknown().optional() })),
});
const Operation = z.object({
  operationId: z.string(),
  requestBody: Body.optional(),
  responses: z.record(z.string(), Body.partial()),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
});

const product = useProduct();
let text = '';
let document: z.infer<typeof Document>;

beforeAll(async () => {
  ({ text } = await product().api.send('/api/openapi.json'));
  document = Document.parse(JSON.parse(text));
});

function operationOf(name: EndpointName): z.infer<typeof Operation> {
  const { path, method } = endpoints[name];
  const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
}

/** What a schema of the document says against a value; nothing when it fits. */
function objections(schema: z.infer<typeof JsonSchema> | undefined, value: unknown): string | undefined {
  if (!schema) return 'There is no such schema';
  const whole = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const alone: unknown = JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/'));
  return z.fromJSONSchema(JsonSchema.parse(alone)).safeParse(value).error?.message;
}

const answered = (name: EndpointName, status: number) =>
  operationOf(name).responses[String(status)]?.content?.['application/json'];

/** The answer's own status has a schema in the document, and the answer fits it. */
function expectDocumented(name: EndpointName, { status, text: body }: RawAnswer): void {
  expect([name, status, objections(answered(name, status)?.schema, JSON.parse(body))]).toEqual([
    name,
    status,
    undefined,
  ]);
}

/** The path of a call as the document writes it: `/orders/{id}`. */
const templateOf = ({ path }: Endpoint): string => path.replaceAll(/:(\w+)/g, '{$1}');

describe('the document of the running product', () => {
  it('is OpenAPI 3.1 as a validator sees it', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JsonSchema.parse(JSON.parse(text)));
    expect([errors, valid, validator.version]).toEqual([undefined, true, '3.1']);
  });

  it('is faultless as an outside linter sees it', async () => {
    const config = await createConfig({
      // All of its recommendations, each as an error.
      extends: ['recommended-strict'],
      rules: {
        // A read without parameters has nothing a client could do wrong.
        'operation-4xx-response': 'off',
        // OpenAPI 3.1 has no word for the events of a stream: they are referred to from `x-events`, where it does not look.
        'no-unused-components': 'off',
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('says of texts and numbers what the server holds them to', () => {
    const { schemas } = document.components;
    const of = (name: string) =>
      z.object({ properties: z.record(z.string(), JsonSchema) }).parse(schemas[name]).properties;
    expect(of('PlaceOrder').quotedTotal).toMatchObject({ multipleOf: 0.01 });
    expect(Object.keys(of('OrderStatusCounts'))).toEqual(OrderStatus.options);
    expect(Object.keys(schemas).filter((name) => /Deal$|DealForm/.test(name))).toEqual([
      'AdminDeal',
      'ChangeDeal',
      'Deal',
      'SaveDeal',
    ]);
    for (const [schema, field, good, bad] of [
      ['PlaceOrder', 'customerPhone', ' +31 (20) 555-01.42 ', 'call me: 555'],
      ['SaveDeal', 'imageUrl', '/dishes/soup.webp', 'http://elsewhere.example/a.png'],
      ['AdminRestaurant', 'timeZone', 'America/Argentina/Buenos_Aires', 'Amsterdam time'],
      ['AdminRestaurant', 'facebookUrl', 'https://example.com/mirabelle', 'example.com'],
    ] as const) {
      const held = of(schema)[field];
      expect([field, objections(held, good)]).toEqual([field, undefined]);
      expect([field, typeof objections(held, bad)]).toEqual([field, 'string']);
    }
  });

  it('has every call of the table and no other', () => {
    const written = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(written.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('shows the contract’s own examples', () => {
    for (const [name, example] of Object.entries<CallExample>(callExamples)) {
      const endpoint = Object.entries<Endpoint>(endpoints).find(([other]) => other === name)?.[1];
      if (!endpoint?.response) continue;
      const shown = document.paths[templateOf(endpoint)]?.[endpoint.method.toLowerCase()];
      const answer: unknown = shown?.responses[String(endpoint.status)]?.content?.['application/json']?.example;
      expect([name, endpoint.response.parse(answer)]).toEqual([name, example.response]);
    }
  });

  it('can be kept by any cache, which learns that it is unchanged', async () => {
    const { api } = product();
    const first = await api.send('/api/openapi.json');
    expect(first.headers.get('content-type')).toMatch(/^application\/json/);
    expect(first.headers.get('cache-control')).toContain('public');
    const etag = first.headers.get('etag') ?? '';
    const again = await api.send('/api/openapi.json', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect([again.status, again.text.length]).toEqual([304, 0]);
  });
});

describe('what the product answers is what the document says', () => {
  it.each([
    ['restaurantInfo', {}],
    ['featuredDeals', {}],
    ['deals', {}],
    ['reviewStats', {}],
    ['reviews', { query: { size: '3' } }],
    ['menuItems', {}],
    ['categories', {}],
    ['adminOrders', { query: { size: '3' } }],
  ] as const)('%s', async (name, request) => {
    const { api, token } = product();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await api.send(urlOf(endpoints[name], request), { headers });
    expect(answer.status).toBe(200);
    expectDocumented(name, answer);
  });

  it('an order, placed, repeated and opened', async () => {
    const { api } = product();
    const [dish] = await api.get('menuItems', {});
    const body = orderOf([dishLine(dish?.id ?? '', 2)]);
    expect(
      objections(operationOf('placeOrder').requestBody?.content['application/json']?.schema, body),
    ).toBeUndefined();
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newKey() },
      body: JSON.stringify(body),
    };
    const [placed, repeated] = [await api.send('/api/orders', init), await api.send('/api/orders', init)];
    expect([placed.status, repeated.status]).toEqual([201, 200]);
    expectDocumented('placeOrder', placed);
    expectDocumented('placeOrder', repeated);
    const { id } = endpoints.placeOrder.response.parse(JSON.parse(placed.text));
    expectDocumented('order', await api.send(`/api/orders/${id}`));
  });

  it.each([
    ['order', 404, '/orders/nobody', {}],
    ['adminOrders', 401, '/admin/orders', {}],
    ['adminOrders', 400, '/admin/orders?status=confirmed', { signedIn: true }],
    [
      'login',
      415,
      '/auth/login',
      { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
    ],
    [
      'login',
      400,
      '/auth/login',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'owner@example.com', password: '' }),
      },
    ],
  ] as const)('%s refuses with %i in the words of its example', async (name, status, path, { ...init }) => {
    const { api, token } = product();
    const signedIn = 'signedIn' in init ? { headers: { authorization: `Bearer ${token}` } } : init;
    const answer = await api.send(`${API_PREFIX}${path}`, signedIn);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual(answered(name, status)?.example);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer realm="Pickup"' : null);
  });
});

describe('a record that is not there', () => {
  const called = Object.entries<Endpoint>(endpoints).filter(([, { params }]) => params);

  it.each(called)('%s answers 404 in the words of its example', async (name, endpoint) => {
    const { api, token } = product();
    const { body, query } =
      Object.entries<CallExample>(callExamples).find(([other]) => other === name)?.[1].request ?? {};
    const answer = await api.send(urlOf(endpoint, { params: { id: 'unknown', lineId: 'unknown' }, query }), {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const shown = document.paths[templateOf(endpoint)]?.[endpoint.method.toLowerCase()];
    const example: unknown = shown?.responses['404']?.content?.['application/json']?.example;
    expect(JSON.parse(answer.text)).toEqual(example);
  });
});

describe('the page that shows it', () => {
  const PAGE_FILES = [
    ['/api/docs', 'text/html'],
    ['/api/docs/start.js', 'text/javascript'],
    ['/api/docs/page.css', 'text/css'],
    ['/api/docs/swagger-ui.css', 'text/css'],
    ['/api/docs/swagger-ui-bundle.js', 'text/javascript'],
  ] as const;

  it.each(PAGE_FILES)('%s is %s, for reading only', async (path, type) => {
    const { api } = product();
    const { status, headers } = await api.send(path);
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    expect(headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
    expect((await api.send(path, { method: 'HEAD' })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await api.send(path, { method });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it.each([
    'package.json',
    'index.html',
    'swagger-ui-bundle.js.map',
    '..%2F..%2Fpackage.json',
    '%2e%2e/%2e%2e/cms/package.json',
    'swagger-ui.css%00',
  ])('gives nothing else: %s', async (name) => {
    const { status } = await product().api.send(`/api/docs/${name}`);
    expect(status).not.toBe(200);
    expect(status).toBeLessThan(500);
  });
});
