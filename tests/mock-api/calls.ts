import {
  endpoints,
  withoutEmptyParameters,
  type BodyType,
  type Endpoint,
  type EndpointName,
  type RequestIssue,
} from '@pickup/contract';
import type { z } from 'zod';
import { HttpError } from './http-error.js';

/** The four parts of a call, as they came over the wire or parsed by the table's schemas. */
export interface CallParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  picture: 'image/',
} as const satisfies Record<BodyType, string>;

/** How msw names the wildcard that a path starts with. */
const ORIGIN = '0';

const isForm = (type: string) => type.startsWith(MEDIA_TYPES.form);

/** The text itself where it is no JSON: {@link parseCall} refuses it. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith(MEDIA_TYPES.picture)) return new Uint8Array(await request.clone().arrayBuffer());
  const text = await request.clone().text();
  if (text === '') return undefined;
  return isForm(type) ? Object.fromEntries(new URLSearchParams(text)) : fromJson(text);
}

/** A request as the server would see it before checking anything; `params` without what stood for the origin. */
export const partsOf = async (request: Request, params: object): Promise<CallParts> => ({
  params: Object.fromEntries(Object.entries(params).filter(([name]) => name !== ORIGIN)),
  query: withoutEmptyParameters(Object.fromEntries(new URL(request.url).searchParams)),
  // A browser gives the names in small letters; happy-dom keeps them as they were written.
  headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
  body: await bodyOf(request),
});

/** @throws HttpError with status 415 for a body of a type the endpoint does not take */
export function requireBodyType({ body, bodyTypes = ['json'] }: Endpoint, request: Request): void {
  const types = bodyTypes.map((type) => MEDIA_TYPES[type]);
  const given = request.headers.get('content-type') ?? '';
  if (body && !types.some((type) => given.startsWith(type))) {
    throw new HttpError(415, `Send the body as ${types.join(' or ')}.`);
  }
}

type NamePath = NonNullable<Endpoint['nameOf']>;

function describe(issue: z.core.$ZodIssue, nameOf: NamePath): RequestIssue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      return { path: path.join('.'), message: `${nameOf(path)} is not a known field.` };
    });
  }
  const says = /^(must|is|are)\b/.test(issue.message) ? '' : ':';
  return [{ path: issue.path.join('.'), message: `${nameOf(issue.path)}${says} ${issue.message}.` }];
}

/**
 * Checks a request by the schemas of its endpoint, as the server does.
 * @throws HttpError with status 400 that names each place.
 */
export function parseCall(name: EndpointName, parts: CallParts): CallParts {
  const endpoint: Endpoint = endpoints[name];
  const issues: RequestIssue[] = [];
  const part = (key: keyof CallParts): unknown => {
    const result = endpoint[key]?.safeParse(parts[key]);
    if (!result) return undefined;
    if (result.success) return result.data;
    const nameOf = endpoint.nameOf ?? ((path: readonly PropertyKey[]) => path.join('.'));
    issues.push(...result.error.issues.flatMap((issue) => describe(issue, nameOf)));
    return undefined;
  };
  const parsed = { params: part('params'), query: part('query'), headers: part('headers'), body: part('body') };
  const first = issues[0];
  if (first) throw new HttpError(400, first.message, issues);
  return parsed;
}

/**
 * Holds an answer to its endpoint's schema: a mock that answers what the server never would proves nothing.
 * @throws Error that names the place.
 */
export function checkAnswer(name: EndpointName, answer: unknown): void {
  const { response }: Endpoint = endpoints[name];
  const result = response?.safeParse(answer);
  if (result?.success !== false) return;
  const places = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`The mock's answer to ${name} is not the contract's: ${places}`);
}
