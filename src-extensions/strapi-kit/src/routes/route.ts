import {
  KNOWN_BROWSER_COOKIE,
  withoutEmptyParameters,
  type Access,
  type BodyType,
  type Endpoint,
  type ParsedRequest,
  type ResponseOf,
} from '@pickup/contract';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { bodyLimit } from '../bodies/body-limit.js';
import { BODY_MIDDLEWARE, type ReadBodyConfig } from '../bodies/read-body.js';
import { limitUploads } from '../bodies/upload-limit.js';
import { ADMIN_POLICY, type Actor } from './access.js';
import { parsePart } from './parse.js';
import { NO_PICTURE_TYPE, readPicture, takesPicture } from './picture-body.js';
import { HttpError } from './http-error.js';

/** A cookie an answer sets: http-only, and sent back by pages of this site alone. Without a value it is taken away. */
export interface AnswerCookie {
  name: string;
  value: string | null;
  /** The paths it is sent back to. */
  path: string;
  maxAgeMs: number;
  /** Over https alone. */
  secure: boolean;
}

/** An answer with another status than the endpoint's own, with cookies, or with a moment at which it goes stale. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly cookies: readonly AnswerCookie[] = [],
    /** When it goes stale although nothing was edited, in milliseconds, on a whole second. */
    readonly freshUntil: number | null = null,
  ) {}
}

type ActorOf<A extends Access> = A extends 'admin' ? Actor : null;

/** What a visitor shows of themselves with every request. */
export interface Visitor {
  address: string;
  browser: string;
  /** The cookie of a browser that has signed in before. */
  knownBrowser: string | null;
}

/** A handler's input: the parsed request, who sent it, the endpoint's cookie if it came, and the owner on admin endpoints. */
export type HandlerInput<E extends Endpoint> = ParsedRequest<E> & {
  visitor: Visitor;
  cookie: string | null;
  actor: ActorOf<E['access']>;
};

/** Answers a call: with its response, with a {@link Reply}, or with nothing where the endpoint has no response. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Promise<ResponseOf<E> | Reply<ResponseOf<E>>> | (E['response'] extends null ? Promise<void> : never);

/** What is known of a request before its body is read. */
export interface RequestHead {
  visitor: Visitor;
  /** A header, empty where it was not sent. */
  header: (name: string) => string;
}

/** @throws HttpError 429 for a visitor who need not send a body, as it would be refused whatever it holds */
export type Admit = (asked: RequestHead) => void | Promise<void>;

/** A Strapi route made from an endpoint; `endpoint` says from which, so that a test can walk them. */
export interface EndpointRoute {
  endpoint: Endpoint;
  method: Endpoint['method'];
  path: string;
  handler: (context: Context) => Promise<void>;
  config: {
    auth: false;
    prefix: '';
    policies: (typeof ADMIN_POLICY)[];
    /** They come after the policies. */
    middlewares: (Middleware | { name: typeof BODY_MIDDLEWARE; config: ReadBodyConfig })[];
  };
}

/** What each kind of body is called on the wire. */
export const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  picture: 'image/*',
} as const satisfies Record<BodyType, string>;

/** The types a call reads its body in. */
export const mediaTypesOf = ({ bodyTypes = ['json'] }: Pick<Endpoint, 'bodyTypes'>) =>
  bodyTypes.map((type) => MEDIA_TYPES[type]);

/** What is said of a body of another type than a call reads. */
export const wrongTypeOf = (endpoint: Endpoint): string =>
  takesPicture(endpoint) ? NO_PICTURE_TYPE : `Send the body as ${mediaTypesOf(endpoint).join(' or ')}.`;

async function readBody(endpoint: Endpoint, context: Context): Promise<unknown> {
  const types = mediaTypesOf(endpoint);
  if (!context.is(types)) throw new HttpError(415, wrongTypeOf(endpoint));
  if (takesPicture(endpoint)) return readPicture(context);
  return 'body' in context.request ? context.request.body : undefined;
}

/** The parameters that an endpoint's path names: Strapi's router adds pieces of its own, called `0`. */
const namedParams = ({ path }: Endpoint, { params }: Context) =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).parse(params)).filter(([name]) => path.includes(`:${name}`)),
  );

async function parseRequest(endpoint: Endpoint, context: Context) {
  const { params, query, headers, body, nameOf } = endpoint;
  return {
    params: params && parsePart(params, namedParams(endpoint, context)),
    query: query && parsePart(query, withoutEmptyParameters(context.query)),
    headers: headers && parsePart(headers, context.request.headers),
    body: body && parsePart(body, await readBody(endpoint, context), nameOf),
  };
}

/** In tests and development a presenter that strays from the contract fails loudly instead of reaching a client. */
export function validateResponse(endpoint: Endpoint, schema: z.ZodType | null | undefined, body: unknown): void {
  if (process.env.PICKUP_CHECK_ANSWERS !== 'on' || !schema) return;
  const result = schema.safeParse(body);
  if (!result.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${result.error.message}`);
  }
}

const readCookie = (context: Context, name: string): string | null =>
  context.cookies.get(name, { signed: false }) ?? null;

const cookieOf = ({ cookie }: Endpoint, context: Context): string | null =>
  cookie === undefined ? null : readCookie(context, cookie);

/** Who sends a request, as far as they show it. */
export const visitorOf = (context: Context): Visitor => ({
  address: context.ip,
  browser: context.get('user-agent'),
  knownBrowser: readCookie(context, KNOWN_BROWSER_COOKIE),
});

/** Puts a cookie of ours into an answer. */
export function setCookie(context: Context, { name, value, path, maxAgeMs, secure }: AnswerCookie): void {
  // TLS ends at the proxy: whether it is there is a setting, not what this connection looks like.
  context.cookies.secure = secure;
  context.cookies.set(name, value, {
    path,
    maxAge: maxAgeMs,
    secure,
    httpOnly: true,
    sameSite: 'strict',
    signed: false,
    overwrite: true,
  });
}

/** Tokens, customers and what an owner sees must not lie in anybody's cache. */
const isPersonal = ({ access, method, personal }: Endpoint) =>
  access === 'admin' || method !== 'GET' || personal === true;

const admitFirst =
  (admit: Admit): Middleware =>
  async (context, next) => {
    await admit({ visitor: visitorOf(context), header: (name) => context.get(name) });
    await next();
  };

/** A body is read last: once its sender is known and let through. */
function readingOf(endpoint: Endpoint): EndpointRoute['config']['middlewares'] {
  if (!endpoint.body) return [];
  if (takesPicture(endpoint)) return [limitUploads];
  return [{ name: BODY_MIDDLEWARE, config: { maxBytes: bodyLimit(endpoint) } }];
}

/** Where an endpoint hangs, and who gets through. */
export const routeOptions = (endpoint: Endpoint, admit?: Admit): Omit<EndpointRoute, 'handler'> => ({
  endpoint,
  method: endpoint.method,
  path: endpoint.path,
  config: {
    auth: false,
    prefix: '',
    policies: endpoint.access === 'admin' ? [ADMIN_POLICY] : [],
    middlewares: [...(admit ? [admitFirst(admit)] : []), ...readingOf(endpoint)],
  },
});

/** @throws HttpError 400 or 415 for a request that cannot be right */
export async function readInput<E extends Endpoint>(endpoint: E, context: Context): Promise<HandlerInput<E>> {
  const actor: unknown = context.state.actor ?? null;
  const cookie = cookieOf(endpoint, context);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the endpoint's schemas made these values and its policy the actor; the compiler cannot follow either through the generic
  return { ...(await parseRequest(endpoint, context)), visitor: visitorOf(context), cookie, actor } as HandlerInput<E>;
}

/**
 * The one way from an endpoint of the contract to a Strapi route: its access, its parsing, its status.
 * The handler sees parsed input only and answers with the endpoint's response shape.
 * @param admit asked before the body is read
 */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>, admit?: Admit): EndpointRoute {
  return {
    ...routeOptions(endpoint, admit),
    async handler(context) {
      const answer: unknown = await handler(await readInput(endpoint, context));
      const reply: Reply<unknown> = answer instanceof Reply ? answer : new Reply(endpoint.status, answer);
      const { status, body, cookies, freshUntil } = reply;
      validateResponse(endpoint, endpoint.response, body);
      for (const each of cookies) setCookie(context, each);
      if (freshUntil !== null) context.set('Expires', new Date(freshUntil).toUTCString());
      if (isPersonal(endpoint)) context.set('Cache-Control', 'no-store');
      context.status = status;
      if (status !== 204) context.body = body;
    },
  };
}

/** Routes as a Strapi plugin or API exports them: under `/api`, below no prefix of their own. */
export const contentApi = (routes: EndpointRoute[]) => ({ type: 'content-api' as const, routes });
