import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'admin';
/** `picture`: the bytes of one, as they are. */
export type BodyType = 'json' | 'form' | 'picture';

/** The parts of the content that public answers are made from; an edit of one makes stale what was made from it. */
export const CONTENT_TOPICS = ['menu', 'deals', 'reviews', 'restaurant'] as const;
export type ContentTopic = (typeof CONTENT_TOPICS)[number];

/** Statuses an endpoint may refuse with, beside the 400, 404 for unknown paths and 500 every endpoint has. */
export type Refusal = 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

/**
 * One call of the product: the only place its path is written. The server's routes and their access, the typed
 * client, the mock API and the contract tests are all made from it.
 */
export interface Endpoint {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  access: Access;
  /** One sentence: what the call does. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Content types a body may have; JSON when not given. */
  bodyTypes?: readonly BodyType[];
  /** Status of success; 204 has no body. */
  status: 200 | 201 | 204;
  /** Status of a repeat that found its work already done. */
  repeatStatus?: 200;
  response: z.ZodType | null;
  /** The answer is a stream of server-sent events that ends when either side goes: what each carries, by its name. */
  events?: Readonly<Record<string, z.ZodType>>;
  refusals: readonly Refusal[];
  /** The answer is for one person only, although anybody may ask: nothing on the way may keep it. */
  personal?: true;
  /** What the answer is made from; given, it is the same for everybody and kept until that changes. */
  madeFrom?: readonly ContentTopic[];
  /** The http-only cookie that says who asks. */
  cookie?: string;
  /** The http-only cookie that success gives or takes away. */
  setsCookie?: string;
  /** Names a place in the request as its sender would, e.g. `Line 2`; the dotted path when not given. */
  nameOf?: (path: readonly PropertyKey[]) => string;
}

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

/** Keeps an endpoint's literal types while checking its shape. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;
