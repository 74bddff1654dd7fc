import * as contract from '@pickup/contract';
import { type CallExample, type Endpoint, ErrorEnvelope, capitalised } from '@pickup/contract';
import { z } from 'zod';
import { EVENT_STREAM, eventText } from '../routes/event-route.js';
import { MEDIA_TYPES } from '../routes/route.js';
import type { Answer, MediaType, OpenApiDocument, Operation, SecurityScheme } from './document-shape.js';
import { describeErrors } from './errors.js';
import { createJsonSchemas, type JsonSchemas } from './json-schema.js';
import { describeRequest } from './request.js';

const isEntity = (value: unknown): value is z.ZodType =>
  value instanceof z.ZodObject || value instanceof z.ZodEnum || value instanceof z.ZodRecord;

/** The contract's exported objects, enums and records by name: the components of the document. */
export const entities: ReadonlyMap<z.ZodType, string> = new Map(
  Object.entries<unknown>({ ...contract }).flatMap(([name, value]) =>
    isEntity(value) ? [[value, name] as const] : [],
  ),
);

export type { OpenApiDocument } from './document-shape.js';

export interface DocumentInfo {
  title: string;
  version: string;
  /** The base of the paths; a path alone means the host of the document. */
  serverUrl: string;
}

/** A call with its name and example. */
interface NamedCall {
  name: string;
  endpoint: Endpoint;
  example: CallExample;
}

const DESCRIPTION = [
  'Bodies are plain JSON objects and lists. Money is a number with at most two decimals, an instant is ISO 8601 in UTC,',
  'a date is a day in the restaurant’s time zone. Pages count from 0. An empty query parameter is not given.',
  'Every failure answers with one envelope, whose `message` is a sentence for a person.',
  'An unknown path answers 404; a known path answers 405 to a method it does not have.',
  'A page of another site that wants something changed is answered 403.',
  'A server that is too busy, or whose database is away, answers 503 with the seconds to wait in `Retry-After`;',
  'a body that is too slow to come in is answered 408. An order is then sent again under its `Idempotency-Key`.',
  '\n\nThe calls under `/admin` want `Authorization: Bearer` with the access token of a sign-in. Whoever changes a record',
  'may send the `version` it started from as `If-Match`, and is told (409) instead of undoing somebody’s work. A record',
  'can be sent back as it was read: read-only fields are left alone where they are as stored, and refused where not.',
].join(' ');

const BEARER = 'accessToken';
const cookieScheme = (cookie: string) => `${cookie}Cookie`;

const LICENSE = { name: 'MIT', identifier: 'MIT' } as const;

const ADMIN_TAG = 'Admin: ';

/** `/admin/menu/items/:id` belongs to `Admin: menu`, `/reviews` to `Reviews`. */
function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').slice(1);
  return first === 'admin' ? `${ADMIN_TAG}${second}` : capitalised(first);
}

const describeTags = (calls: NamedCall[]): OpenApiDocument['tags'] =>
  [...new Set(calls.map(({ endpoint }) => tagOf(endpoint.path)))].map((name) => ({
    name,
    description: name.startsWith(ADMIN_TAG)
      ? `For the signed-in owner: ${name.slice(ADMIN_TAG.length)}.`
      : 'For visitors.',
  }));

function securityOf({ access, cookie, errors }: Endpoint): Operation['security'] {
  if (access === 'admin') return [{ [BEARER]: [] }];
  if (cookie === undefined) return [];
  // For a call that never answers 401 the cookie is optional.
  return [{ [cookieScheme(cookie)]: [] }, ...(errors.includes(401) ? [] : [{}])];
}

function securitySchemesOf(calls: NamedCall[]): Record<string, SecurityScheme> {
  const cookies = new Set(calls.flatMap(({ endpoint }) => endpoint.cookie ?? []));
  const cookieSchemes = [...cookies].map((name): [string, SecurityScheme] => [
    cookieScheme(name),
    { type: 'apiKey', in: 'cookie', name, description: 'Given by the sign-in, http-only; it changes with every use.' },
  ]);
  const bearer: SecurityScheme = {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `accessToken` of a sign-in; short-lived.',
  };
  return { [BEARER]: bearer, ...Object.fromEntries(cookieSchemes) };
}

/** The content of a successful answer; null for one without a body. */
function contentOf(
  { response, events }: Endpoint,
  { response: example, events: shown = [] }: CallExample,
  schemas: JsonSchemas,
): Record<string, MediaType> | null {
  if (response) return { [MEDIA_TYPES.json]: { schema: schemas.of(response, 'output'), example } };
  if (!events) return null;
  const carried = Object.entries(events).map(([name, schema]) => [name, schemas.of(schema, 'output')] as const);
  const stream = { schema: { type: 'string' }, example: shown.map(eventText).join('') } as const;
  return { [EVENT_STREAM]: { ...stream, 'x-events': Object.fromEntries(carried) } };
}

function success(endpoint: Endpoint, example: CallExample, schemas: JsonSchemas, description: string): Answer {
  const { response, setsCookie } = endpoint;
  const content = contentOf(endpoint, example, schemas);
  return {
    description,
    ...(setsCookie !== undefined && {
      headers: {
        'Set-Cookie': {
          description: `${response ? 'Gives' : 'Takes away'} the http-only cookie \`${setsCookie}\`.`,
          schema: { type: 'string' },
          example: `${setsCookie}=${response ? 'VnQ2yXcB1rLk' : ''}; samesite=strict; httponly`,
        },
      },
    }),
    ...(content && { content }),
  };
}

const SUCCESS = { 200: 'The answer.', 201: 'Stored.', 204: 'Done; there is nothing to say.' } as const;

function operationOf({ name, endpoint, example }: NamedCall, schemas: JsonSchemas): Operation {
  const { status, repeatStatus } = endpoint;
  return {
    operationId: name,
    tags: [tagOf(endpoint.path)],
    summary: endpoint.summary,
    security: securityOf(endpoint),
    ...describeRequest(endpoint, example, schemas),
    responses: {
      [status]: success(endpoint, example, schemas, SUCCESS[status]),
      ...(repeatStatus !== undefined && {
        [repeatStatus]: success(endpoint, example, schemas, 'A repeat: the first answer, and nothing done twice.'),
      }),
      ...describeErrors(name, endpoint, example, schemas),
    },
  };
}

const inlineSchemas = (calls: NamedCall[]): Set<z.ZodType> =>
  new Set(
    calls.flatMap(({ endpoint: { params, query, headers, body, response, events = {} } }) =>
      [params, query, headers, body, response ?? undefined, ...Object.values(events)].filter(
        (schema) => schema !== undefined,
      ),
    ),
  );

/**
 * The OpenAPI 3.1 document of a table of endpoints, made from the table and its examples alone.
 * @throws Error for a call without an example, and for an example of a wrong request that is right
 */
export function openApiDocument<Name extends string>(
  endpoints: Readonly<Record<Name, Endpoint>>,
  examples: Readonly<Record<Name, CallExample>>,
  { title, version, serverUrl }: DocumentInfo,
): OpenApiDocument {
  const exampleOf = new Map<string, CallExample>(Object.entries(examples));
  const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const example = exampleOf.get(name);
    if (!example) throw new Error(`${name} has no example`);
    return { name, endpoint, example };
  });
  const schemas = createJsonSchemas(entities, inlineSchemas(calls).add(ErrorEnvelope));
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = call.endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description: DESCRIPTION, license: LICENSE },
    servers: [{ url: serverUrl }],
    tags: describeTags(calls),
    paths,
    components: { schemas: schemas.components(), securitySchemes: securitySchemesOf(calls) },
  };
}
