import { type CallExample, type Endpoint, endpoints } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonSchema, MediaType, Operation } from './document-shape.js';
import { openApiDocument } from './document.js';
import { createJsonSchemas } from './json-schema.js';

const INFO = { title: 'Calls', version: '1.2.3', serverUrl: '/api' };
const document = openApiDocument(endpoints, callExamples, INFO);

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

function operation(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`No operation ${name}`);
  return found;
}

const Definition = z.record(z.string(), z.unknown());
/** The same with the components beside it, as a schema that stands alone refers to them. */
const definitionOf = (schema: unknown) =>
  Definition.parse(JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/')));
const $defs = definitionOf(document.components.schemas);
/** By their text: most errors are alike. */
const standalone = new Map<string, z.ZodType>();

/** A schema of the document by itself, with the components it may refer to. */
function alone(schema: JsonSchema): z.ZodType {
  const text = JSON.stringify(schema);
  const known = standalone.get(text);
  if (known) return known;
  const definition: Record<string, unknown> = { ...definitionOf(schema), $defs };
  const made = z.fromJSONSchema(definition);
  standalone.set(text, made);
  return made;
}

/** Every body of an operation, sent or answered, with a name to tell it by. */
const bodiesOf = ({ requestBody, responses }: Operation): [string, MediaType][] => [
  ...Object.entries(requestBody?.content ?? {}),
  ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([type, body]): [string, MediaType] => [`${status} ${type}`, body]),
  ),
];

describe('the OpenAPI document', () => {
  it('has an operation for each call, at its path and method, and no other', () => {
    const written = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
    );
    const expected = Object.entries(endpoints).map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path.replaceAll(/:(\w+)/g, '{$1}'),
    ]);
    expect(written.sort()).toEqual(expected.sort());
  });

  it.each(Object.entries<Endpoint>(endpoints))('lists every status of %s', (name, endpoint) => {
    const canBeWrong = endpoint.params ?? endpoint.query ?? endpoint.headers ?? endpoint.body;
    const statuses = [
      endpoint.status,
      ...(endpoint.repeatStatus === undefined ? [] : [endpoint.repeatStatus]),
      ...(canBeWrong ? [400] : []),
      ...endpoint.errors,
      500,
    ];
    expect(Object.keys(operation(name).responses).map(Number)).toEqual(statuses.sort((a, b) => a - b));
  });

  it('has exactly the components that it refers to', () => {
    const text = JSON.stringify(document);
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(Object.keys(document.components.schemas).sort());
  });

  it('gives every field a type', () => {
    const unknowns: string[] = [];
    const look = (schema: unknown, place: string) => {
      const { data } = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }).safeParse(schema);
      for (const [name, field] of Object.entries(data?.properties ?? {})) {
        if (JSON.stringify(field) === '{}') unknowns.push(`${place}.${name}`);
        look(field, `${place}.${name}`);
      }
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    expect(unknowns).toEqual([]);
    expect(
      operations.flatMap(({ parameters = [] }) => parameters).filter(({ schema }) => !schema.type && !schema.$ref),
    ).toEqual([]);
  });

  it.each(operations.map((each) => [each.operationId, each] as const))(
    'shows examples of %s that its own schemas accept',
    (_, each) => {
      for (const [place, { schema, example }] of bodiesOf(each)) {
        // Bytes have no example.
        if (schema.format === 'binary') continue;
        const result = alone(schema).safeParse(example);
        expect([place, result.error?.message]).toEqual([place, undefined]);
      }
    },
  );

  it('requires a token for admin calls, the cookie for a renewal, and nothing of visitors', () => {
    expect(operation('adminOrders').security).toEqual([{ accessToken: [] }]);
    expect(operation('renewSession').security).toEqual([{ pickup_refreshCookie: [] }]);
    expect(operation('logout').security).toEqual([{ pickup_refreshCookie: [] }, {}]);
    expect(operation('deals').security).toEqual([]);
    expect(document.components.securitySchemes).toMatchObject({
      accessToken: { type: 'http', scheme: 'bearer' },
      pickup_refreshCookie: { type: 'apiKey', in: 'cookie', name: 'pickup_refresh' },
    });
  });

  it('lists Set-Cookie and Retry-After headers', () => {
    expect(operation('login').responses['200']?.headers).toHaveProperty('Set-Cookie');
    expect(operation('logout').responses['204']?.headers?.['Set-Cookie']?.description).toContain('Takes away');
    expect(operation('deals').responses['200']).not.toHaveProperty('headers');
    expect(operation('placeOrder').responses['429']?.headers).toHaveProperty('Retry-After');
  });

  it('lists 200 for a repeated order', () => {
    const { responses } = operation('placeOrder');
    expect(responses['200']?.content).toEqual(responses['201']?.content);
  });

  it('gives query parameters their parsed types, defaults and bounds', () => {
    const [page, size] = operation('reviews').parameters ?? [];
    expect(page).toMatchObject({
      name: 'page',
      in: 'query',
      required: false,
      schema: { type: 'integer', default: 0 },
      example: 0,
    });
    // More than 100 is cut, not refused.
    expect(size?.schema).toEqual({ type: 'integer', minimum: 1, default: 10 });
    expect(operation('transitionOrder').parameters).toContainEqual(
      expect.objectContaining({ name: 'status', in: 'query', required: true }),
    );
    expect(operation('updateDeal').parameters).toContainEqual(
      expect.objectContaining({ name: 'If-Match', in: 'header', required: false }),
    );
  });

  it('lists both media types of categories: form and JSON', () => {
    expect(Object.keys(operation('createCategory').requestBody?.content ?? {})).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
  });

  it('shows the errors that the server gives', () => {
    const example = operation('placeOrder').responses['400']?.content?.['application/json']?.example;
    expect(example).toMatchObject({
      error: { status: 400, message: 'Line 2: quantity must be a whole number from 1 to 99.' },
    });
  });
});

describe('a table of calls without a document', () => {
  const call: Endpoint = {
    method: 'GET',
    path: '/soup',
    access: 'public',
    summary: 'The soup of the day.',
    query: z.strictObject({ day: z.iso.date() }),
    status: 200,
    response: z.string(),
    errors: [],
  };
  const example: CallExample = { request: { query: { day: '2026-11-21' } }, response: 'Pea' };

  it('has a call whose invalid example is valid', () => {
    expect(() => openApiDocument({ soup: call }, { soup: { ...example, invalid: example.request } }, INFO)).toThrow(
      'The wrong request of soup is not wrong',
    );
  });

  it('has one name for two schemas', () => {
    const plate = z.object({ depth: z.number().default(3) });
    const schemas = createJsonSchemas(new Map([[plate, 'Plate']]), new Set());
    schemas.of(plate, 'input');
    expect(() => schemas.of(plate, 'output')).toThrow('Plate is sent in another shape than it is answered');
  });
});
