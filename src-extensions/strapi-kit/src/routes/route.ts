import {
  type Access,
  type BodyType,
  type Endpoint,
  KNOWN_BROWSER_COOKIE,
  type ParsedRequest,
  type ResponseOf,
  withoutEmptyParameters,
} from '@pickup/contract';
import type { Context, Middleware } from 'koa';
import { z } from 'zod';
import { bodyLimit } from '../bodies/body-limit.js';
import { BODY_MIDDLEWARE, type ReadBodyConfig } from '../bodies/read-body.js';
import { limitUploads } from '../bodies/upload-limit.js';
import { limitNeedlessBodies } from '../gates/read-limit.js';
import { type Actor, ADMIN_POLICY } from './access.js';
import { HttpError } from './http-error.js';
import { parsePart } from './parse.js';
import { NO_PICTURE_TYPE, readPicture, takesPicture } from './picture-body.js';

/** A cookie of an answer: http-only and same-site. Without a value it is deleted. */
export interface AnswerCookie {
  name: string;
  value: string | null;
  /** The paths it is sent to. */
  path: string;
  maxAgeMs: number;
  /** Only over https. */
  secure: boolean;
}

/** An answer with another status than the endpoint's own, with cookies, or with a time of expiry. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly cookies: readonly AnswerCookie[] = [],
    /** When it expires although nothing was edited, in milliseconds, on a whole second; null for never. */
    readonly expiresAt: number | null = null,
  ) {}
}

type ActorOf<A extends Access> = A extends 'admin' ? Actor : null;

/** What a request says of its sender. */
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

/** Answers a call with its response, a {@link Reply}, or nothing where the endpoint has no response. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
) => Promise<ResponseOf<E> | Reply<ResponseOf<E>>> | (E['response'] extends null ? Promise<void> : never);

/** What is known of a request before its body is read. */
export interface RequestHead {
  visitor: Visitor;
  /** A header, empty where it was not sent. */
  header: (name: string) => string;
}

/** Called before the body is read. @throws HttpError 429 for a visitor over a limit */
export type Admit = (asked: RequestHead) => void | Promise<void>;

/** A Strapi route made from an endpoint, which it names for tests. */
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

/** The media type of each kind of body. */
export const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  picture: 'image/*',
} as const satisfies Record<BodyType, string>;

/** The media types that a call accepts. */
export const mediaTypesOf = ({ bodyTypes = ['json'] }: Pick<Endpoint, 'bodyTypes'>) =>
  bodyTypes.map((type) => MEDIA_TYPES[type]);

/** The message for a body of a type that a call does not accept. */
export const wrongTypeOf = (endpoint: Endpoint): string =>
  takesPicture(endpoint) ? NO_PICTURE_TYPE : `Send the body as ${mediaTypesOf(endpoint).join(' or ')}.`;

async function readBody(endpoint: Endpoint, context: Context): Promise<unknown> {
  const types = mediaTypesOf(endpoint);
  if (!context.is(types)) throw new HttpError(415, wrongTypeOf(endpoint));
  if (takesPicture(endpoint)) return readPicture(context);
  return 'body' in context.request ? context.request.body : undefined;
}

const Parameters = z.record(z.string(), z.unknown());

/** The parameters that an endpoint's path names; Strapi's router adds some of its own, such as `0`. */
const namedParams = ({ path }: Endpoint, { params }: Context) =>
  Object.fromEntries(Object.entries(Parameters.parse(params)).filter(([name]) => path.includes(`:${name}`)));

async function parseRequest(endpoint: Endpoint, context: Context) {
  const { params, query, headers, body, nameOf } = endpoint;
  return {
    params: params && parsePart(params, namedParams(endpoint, context)),
    query: query && parsePart(query, withoutEmptyParameters(context.query)),
    headers: headers && parsePart(headers, context.request.headers),
    body: body && parsePart(body, await readBody(endpoint, context), nameOf),
  };
}

/** In tests and development, throws when an answer does not match the contract. */
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

/** The sender of a request. */
export const visitorOf = (context: Context): Visitor => ({
  address: context.ip,
  browser: context.get('user-agent'),
  knownBrowser: readCookie(context, KNOWN_BROWSER_COOKIE),
});

/** Sets a cookie. */
export function setCookie(context: Context, { name, value, path, maxAgeMs, secure }: AnswerCookie): void {
  // TLS ends at the proxy, so a setting says whether there is TLS, not this connection.
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

/** Answers with personal data, tokens or the owner's data must not be cached. */
const isPersonal = ({ access, method, personal }: Endpoint) =>
  access === 'admin' || method !== 'GET' || personal === true;

const admitFirst =
  (admit: Admit): Middleware =>
  async (context, next) => {
    await admit({ visitor: visitorOf(context), header: (name) => context.get(name) });
    await next();
  };

/** The body is read last, after access and limits. */
function bodyMiddlewares(endpoint: Endpoint): EndpointRoute['config']['middlewares'] {
  if (!endpoint.body) return [limitNeedlessBodies];
  if (takesPicture(endpoint)) return [limitUploads];
  return [{ name: BODY_MIDDLEWARE, config: { maxBytes: bodyLimit(endpoint) } }];
}

/** The route of an endpoint without its handler: path, access and middlewares. */
export const routeOptions = (endpoint: Endpoint, admit?: Admit): Omit<EndpointRoute, 'handler'> => ({
  endpoint,
  method: endpoint.method,
  path: endpoint.path,
  config: {
    auth: false,
    prefix: '',
    policies: endpoint.access === 'admin' ? [ADMIN_POLICY] : [],
    middlewares: [...(admit ? [admitFirst(admit)] : []), ...bodyMiddlewares(endpoint)],
  },
});

/** @throws HttpError 400 or 415 for an invalid request */
export async function readInput<E extends Endpoint>(endpoint: E, context: Context): Promise<HandlerInput<E>> {
  const actor: unknown = context.state.actor ?? null;
  const cookie = cookieOf(endpoint, context);
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the endpoint's schemas made these values and its policy the actor; the compiler cannot follow either through the generic
  return { ...(await parseRequest(endpoint, context)), visitor: visitorOf(context), cookie, actor } as HandlerInput<E>;
}

/**
 * Makes a Strapi route from an endpoint of the contract, with its access, parsing and status. The handler gets parsed input
 * and answers with the endpoint's response shape.
 * @param admit called before the body is read
 */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>, admit?: Admit): EndpointRoute {
  return {
    ...routeOptions(endpoint, admit),
    async handler(context) {
      const answer: unknown = await handler(await readInput(endpoint, context));
      const reply: Reply<unknown> = answer instanceof Reply ? answer : new Reply(endpoint.status, answer);
      const { status, body, cookies, expiresAt } = reply;
      validateResponse(endpoint, endpoint.response, body);
      for (const each of cookies) setCookie(context, each);
      if (expiresAt !== null) context.set('Expires', new Date(expiresAt).toUTCString());
      if (isPersonal(endpoint)) context.set('Cache-Control', 'no-store');
      context.status = status;
      if (status !== 204) context.body = body;
    },
  };
}

/** Routes as a Strapi plugin or API exports them: under `/api`, without a further prefix. */
export const contentApi = (routes: EndpointRoute[]) => ({ type: 'content-api' as const, routes });
