import { z } from 'zod';
import { Id } from '../entities/scalar.js';
import { IfMatch } from '../entities/record-change.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'admin';
/** `picture`: the bytes of one, as they are. */
export type BodyType = 'json' | 'form' | 'picture';

/** The parts of the content that public answers are made from; an edit of one makes stale what was made from it. */
export const CACHE_TAGS = ['menu', 'deals', 'reviews', 'restaurant'] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];

/** Statuses an endpoint may refuse with, beside the 400, 404 for unknown paths and 500 every endpoint has. */
export type ErrorStatus = 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

type SuccessStatus = 200 | 201 | 204;

/** What has to be written down of a call; {@link endpoint} adds what follows from it. */
export interface EndpointDefinition {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  /** Who may call: anybody, or the signed-in owner. */
  access: Access;
  /** One sentence: what the call does. */
  summary: string;
  /** Only where a parameter of the path is something else than an {@link Id}. */
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Content types a body may have; JSON when not given. */
  bodyTypes?: readonly BodyType[];
  /** What success answers; left out, it answers nothing (204). */
  response?: z.ZodType;
  /** Status of success where it is neither 200 nor 204. */
  status?: 201;
  /** Status of a repeat that found its work already done. */
  repeatStatus?: 200;
  /** The answer is a stream of server-sent events that ends when either side goes: what each carries, by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  /** Refusals that do not follow from the rest: 409 for what the stored state forbids, 429 for a limit, and so on. */
  errors?: readonly ErrorStatus[];
  /** The answer is for one person only, although anybody may ask: nothing on the way may keep it. */
  personal?: true;
  /** What the answer is made from; given, it is the same for everybody and kept until that changes. */
  cacheTags?: readonly CacheTag[];
  /** The http-only cookie that says who asks. */
  cookie?: string;
  /** The http-only cookie that success gives or takes away. */
  setsCookie?: string;
  /** Names a place in the request as its sender would, e.g. `Line 2`; the dotted path when not given. */
  nameOf?: (path: readonly PropertyKey[]) => string;
}

/**
 * One call of the product: the only place its path is written. The server's routes and their access, the typed
 * client, the mock API, the API's document and the contract tests are all made from it.
 */
export interface Endpoint extends Omit<EndpointDefinition, 'status' | 'response' | 'errors'> {
  status: SuccessStatus;
  response: z.ZodType | null;
  errors: readonly ErrorStatus[];
}

/** The parameters that a path names: `id` of `/orders/:id/cancel`. */
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

/** A definition with what follows from it. */
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
 * Makes an endpoint of its definition and keeps its literal types. What follows from the rest is not written:
 * - a parameter of the path is an {@link Id}, and the record it names may be missing: 404;
 * - a call of the owner refuses strangers and other accounts: 401 and 403;
 * - a body may be too large or of a wrong type: 413 and 415;
 * - a writer that says which version it started from ({@link IfMatch}) may have been overtaken: 409;
 * - success is 200 with an answer and 204 without one.
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

/** A query as its sender means it: a parameter that is left empty, as forms send it, is not given. */
export const withoutEmptyParameters = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler receives: each part parsed by its schema. */
export interface ParsedRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  headers: OutputOf<E['headers']>;
  body: OutputOf<E['body']>;
}

export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;

/** An event of a stream: its name, what it carries, and the place it has in the stream, from which it can be resumed. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof E['events'] & string]: { name: Name; data: OutputOf<NonNullable<E['events']>[Name]>; id: string };
}[keyof E['events'] & string];

type Given<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { [K in Key]?: z.input<Schema> }
    : { [K in Key]: z.input<Schema> }
  : { [K in Key]?: undefined };

/** What a caller gives: each part as its schema accepts it. */
export type RequestOf<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'headers', E['headers']> &
  Given<'body', E['body']>;
