import {
  endpoints,
  withoutEmptyParameters,
  type BodyType,
  type CallExample,
  type Endpoint,
  type EndpointName,
  type ErrorEnvelope,
  type OrderRefusalReason,
  type Quote,
  type RequestIssue,
} from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';

/** The four parts of a request, as they came over the wire or parsed by the endpoint's schemas. */
export interface CallParts {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** Thrown by a mocked call: its request is refused. Without a message it carries that of the call's example. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: number,
    private readonly sentence?: string,
    readonly issues: readonly RequestIssue[] = [],
    readonly quote: Quote | null = null,
    readonly reason: OrderRefusalReason | null = null,
  ) {
    super(sentence);
  }

  /** The body of the response to a call. */
  envelope(name: EndpointName): ErrorEnvelope {
    const { status, issues, quote, reason } = this;
    const { errors }: CallExample = callExamples[name];
    const message = this.sentence ?? errors?.[status] ?? 'Refused.';
    return {
      data: null,
      error: {
        status,
        name: 'Refusal',
        message,
        details: { issues: [...issues], ...(quote && { quote }), ...(reason && { reason }) },
      },
    };
  }
}

/** The error for one field of a body. */
export const fieldError = (path: string, text: string): HttpError =>
  new HttpError(400, `${path} ${text}.`, [{ path, message: `${path} ${text}.` }]);

/** A response with another status than its endpoint's own, or with a cookie. */
export class MockResponse<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly setCookie: string | null = null,
  ) {}
}

const MEDIA_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  picture: 'image/',
} as const satisfies Record<BodyType, string>;

/** Parsed JSON, or the text itself where it is none: {@link parseCall} refuses it. */
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
  return type.startsWith(MEDIA_TYPES.form) ? Object.fromEntries(new URLSearchParams(text)) : fromJson(text);
}

/** A request as the server sees it before it checks anything. */
export const partsOf = async (request: Request, params: object): Promise<CallParts> => ({
  params,
  query: withoutEmptyParameters(Object.fromEntries(new URL(request.url).searchParams)),
  // Browsers send header names in lower case; happy-dom keeps them as they were written.
  headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
  body: await bodyOf(request),
});

/** @throws HttpError 415 for a body of a type that the endpoint does not accept */
export function requireBodyType({ body, bodyTypes = ['json'] }: Endpoint, request: Request): void {
  const given = request.headers.get('content-type') ?? '';
  if (body && !bodyTypes.some((type) => given.startsWith(MEDIA_TYPES[type]))) {
    throw new HttpError(415, `The mock accepts the body as ${bodyTypes.join(' or ')} only.`);
  }
}

/**
 * Parses a request by the schemas of its endpoint.
 * @throws HttpError 400 with an issue for each place
 */
export function parseCall(name: EndpointName, parts: CallParts): CallParts {
  const endpoint: Endpoint = endpoints[name];
  const issues: RequestIssue[] = [];
  const part = (key: keyof CallParts): unknown => {
    const result = endpoint[key]?.safeParse(parts[key]);
    if (!result || result.success) return result?.data;
    issues.push(
      ...result.error.issues.map(({ path, message }) => ({
        path: path.join('.'),
        message: `${endpoint.nameOf?.(path) ?? path.join('.')} ${message}.`,
      })),
    );
    return undefined;
  };
  const parsed = { params: part('params'), query: part('query'), headers: part('headers'), body: part('body') };
  const [first] = issues;
  if (first) throw new HttpError(400, first.message, issues);
  return parsed;
}

/**
 * Checks a response by its endpoint's schema: a response that the server never gives would prove nothing.
 * @throws Error that names each place
 */
export function checkResponse(name: EndpointName, body: unknown): void {
  const { response }: Endpoint = endpoints[name];
  const result = response?.safeParse(body);
  if (result?.success !== false) return;
  const places = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  throw new Error(`The mock's response to ${name} breaks the contract: ${places}`);
}
