import { z } from 'zod';
import { Id } from '../entities/scalar.js';
import { IfMatch } from '../entities/record-change.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'admin';
/** `picture`: the bytes of one, as they are. */
export type BodyType = 'json' | 'form' | 'picture';

/** The parts of the content that public answers depend on; an edit of one invalidates the cached responses with its tag. */
export const CACHE_TAGS = ['menu', 'deals', 'reviews', 'restaurant', 'kitchen'] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** Error statuses an endpoint may answer with, besides those that every endpoint has: 400, 404 for an unknown path, and 500. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

type SuccessStatus = 200 | 201 | 204;

/** The definition of one call; {@link endpoint} completes it. */
export interface EndpointDefinition {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  /** Who may call: anybody, or the signed-in owner. */
  access: Access;
  /** One sentence: what the call does. */
  summary: string;
  /** Only where a parameter of the path is not an {@link Id}. */
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Content types a body may have; JSON when not given. */
  bodyTypes?: readonly BodyType[];
  /** The body of a successful answer; without it, success is 204. */
  response?: z.ZodType;
  /** Status of success where it is neither 200 nor 204. */
  status?: 201;
  /** Status of a repeated request whose work was done before. */
  repeatStatus?: 200;
  /** For an answer that is a stream of server-sent events: the schema of each event by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  /** Error statuses that do not follow from the rest: 409 for what the stored state forbids, 429 for a limit, and so on. */
  errors?: readonly ErrorStatus[];
  /** The answer is for one person only although the call is public: no cache may store it. */
  personal?: true;
  /** The content the answer depends on; given, it is the same for everybody and cached until that content changes. */
  cacheTags?: readonly CacheTag[];
  /** The http-only cookie that authenticates the request. */
  cookie?: string;
  /** The http-only cookie that success sets or clears. */
  setsCookie?: string;
  /** Names a part of the request in an error message, e.g. `Line 2`; the dotted path when not given. */
  nameOf?: (path: readonly PropertyKey[]) => string;
}

/**
 * One call of the product: the only place its path is written. The server's routes and their access policy, the typed
 * client, the mock API, the OpenAPI document and the contract tests all derive from it.
 */
export interface Endpoint extends Omit<EndpointDefinition, 'status' | 'response' | 'errors'> {
  status: SuccessStatus;
  response: z.ZodType | null;
  errors: readonly ErrorStatus[];
}

/** The parameters in a path: `id` of `/orders/:id/cancel`. */
type ParamNames<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamNames<`/${More}`>
    : Rest
  : never;

type ParamsOf<D extends EndpointDefinition> = D extends { params: z.ZodType }
  ? unknown
  : [ParamNames<D['path']>] extends [never]
    ? unknown
    : { params: z.ZodObject<Record<ParamNames<D['path']>, typeof Id>> };

type StatusOf<D extends EndpointDefinition> = D extends { status: infer Status extends SuccessStatus }
  ? Status
  : D extends { response: z.ZodType } | { events: object }
    ? 200
    : 204;

type ErrorsOf<D extends EndpointDefinition> =
  | (D extends { errors: readonly (infer Own extends ErrorStatus)[] } ? Own : never)
  | (D['access'] extends 'admin' ? 401 | 403 : never)
  | ([ParamNames<D['path']>] extends [never] ? never : 404)
  | (D extends { headers: typeof IfMatch } ? 409 : never)
  | (D extends { body: z.ZodType } ? 413 | 415 : never);

/** A definition with what {@link endpoint} adds. */
export type Completed<D extends EndpointDefinition> = Omit<D, 'status' | 'response' | 'errors'> &
  ParamsOf<D> & {
    status: StatusOf<D>;
    response: D extends { response: infer Response extends z.ZodType } ? Response : null;
    errors: readonly ErrorsOf<D>[];
  };

const paramNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function statusOf({ status, response, events }: EndpointDefinition): SuccessStatus {
  return status ?? (response || events ? 200 : 204);
}

function errorsOf({ errors = [], access, path, headers, body }: EndpointDefinition): ErrorStatus[] {
  const following: readonly ErrorStatus[] = [
    ...(access === 'admin' ? ([401, 403] as const) : []),
    ...(paramNames(path).length > 0 ? ([404] as const) : []),
    ...(headers === IfMatch ? ([409] as const) : []),
    ...(body ? ([413, 415] as const) : []),
  ];
  return [...new Set([...following, ...errors])].sort((one, other) => one - other);
}

function paramsOf({ params, path }: EndpointDefinition): z.ZodType | undefined {
  const names = paramNames(path);
  if (params || names.length === 0) return params;
  return z.object(Object.fromEntries(names.map((name) => [name, Id])));
}

/**
 * Completes a definition and keeps its literal types. It adds what follows from the definition:
 * - a parameter of the path is an {@link Id}, and the record it names may be missing: 404;
 * - a call of the owner rejects visitors without a session and other accounts: 401 and 403;
 * - a body may be too large or of a wrong type: 413 and 415;
 * - a record may have changed since the version in {@link IfMatch}: 409;
 * - success is 200 with a body and 204 without one.
 */
export function endpoint<const D extends EndpointDefinition>(definition: D): Completed<D> {
  const params = paramsOf(definition);
  const completed: Endpoint = {
    ...definition,
    ...(params && { params }),
    status: statusOf(definition),
    response: definition.response ?? null,
    errors: errorsOf(definition),
  };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the functions above do at run time what `Completed` says of the types; endpoint.test.ts holds the two together
  return completed as unknown as Completed<D>;
}

/** A query without its empty parameters: a form sends each field that was left empty. */
export const withoutEmptyParameters = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The parts of a request after parsing, as a handler receives them. */
export interface ParsedRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  headers: OutputOf<E['headers']>;
  body: OutputOf<E['body']>;
}

export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;

/** An event of a stream: its name, its data, and its id, after which the stream can be resumed. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof E['events'] & string]: { name: Name; data: OutputOf<NonNullable<E['events']>[Name]>; id: string };
}[keyof E['events'] & string];

type RequestPart<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: undefined };

/** The parts of a request before parsing, as a caller sends them. */
export type RequestOf<E extends Endpoint> = RequestPart<'params', E['params']> &
  RequestPart<'query', E['query']> &
  RequestPart<'headers', E['headers']> &
  RequestPart<'body', E['body']>;
