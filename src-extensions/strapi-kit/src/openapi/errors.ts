import { type CallExample, type Endpoint, ErrorEnvelope, type RequestParts } from '@pickup/contract';
import { bodyLimit } from '../bodies/body-limit.js';
import { BEARER_CHALLENGE } from '../gates/request-gate.js';
import { HttpError, type HttpErrorStatus, toErrorEnvelope, tooMany } from '../routes/http-error.js';
import { parsePart } from '../routes/parse.js';
import { MEDIA_TYPES, wrongTypeOf } from '../routes/route.js';
import type { Answer } from './document-shape.js';
import type { JsonSchemas } from './json-schema.js';

const PARTS = ['params', 'query', 'headers', 'body'] as const;

const MEANINGS = {
  400: 'The request cannot be right; `details.issues` names each place.',
  401: 'Nobody is signed in, or the session has ended.',
  403: 'The account is not the owner’s.',
  404: 'There is no such record.',
  409: 'What is stored now does not allow it.',
  413: 'The body is too large.',
  415: 'The body is of a type this call does not read.',
  429: 'Too many attempts from this address or for this account.',
  500: 'A fault of the server; nothing was stored.',
  503: 'Not yet ready for this.',
} as const satisfies Partial<Record<HttpErrorStatus, string>>;

type Documented = keyof typeof MEANINGS;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' }, example: 42 },
} as const;

/** The default invalid request: an id that is too long. */
const invalidIds = ({ path }: Endpoint): RequestParts => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x'.repeat(65)])),
});

/**
 * The error that a call answers its invalid example request with, as the server makes it.
 * @throws Error when the schemas accept that request
 */
function errorOfInvalidRequest(
  name: string,
  endpoint: Endpoint,
  { invalid = invalidIds(endpoint) }: CallExample,
): HttpError {
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema || invalid[part] === undefined) continue;
    try {
      parsePart(schema, invalid[part], part === 'body' ? endpoint.nameOf : undefined);
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  }
  throw new Error(`The wrong request of ${name} is not wrong: give its example another one`);
}

/** The error of a status for which the call's example has no message. */
function usualError(status: Exclude<Documented, 400>, endpoint: Endpoint): HttpError {
  if (status === 429) return tooMany(RETRY_AFTER['Retry-After'].example);
  const sentences = {
    401: 'Please sign in.',
    403: 'This account may not do that.',
    404: 'There is no such record.',
    409: 'This has been changed since you opened it. Load it again and repeat your change.',
    413: `The body must be at most ${bodyLimit(endpoint)} bytes.`,
    415: wrongTypeOf(endpoint),
    500: 'Internal Server Error',
    503: 'This is not ready yet.',
  };
  return new HttpError(status, sentences[status]);
}

const CHALLENGE = {
  'WWW-Authenticate': {
    description: 'That a token is wanted, which no browser asks a person for.',
    schema: { type: 'string' },
    example: BEARER_CHALLENGE,
  },
} as const;

function answerOf(status: Documented, error: HttpError, schemas: JsonSchemas): Answer {
  return {
    description: MEANINGS[status],
    ...(status === 429 && { headers: RETRY_AFTER }),
    ...(status === 401 && { headers: CHALLENGE }),
    content: {
      [MEDIA_TYPES.json]: { schema: schemas.of(ErrorEnvelope, 'output'), example: toErrorEnvelope(error) },
    },
  };
}

/** Every error that a call may answer with, by status: those of the table, 400 where it takes any input, and 500. */
export function describeErrors(
  name: string,
  endpoint: Endpoint,
  example: CallExample,
  schemas: JsonSchemas,
): Record<string, Answer> {
  const canBeWrong = PARTS.some((part) => endpoint[part]);
  const own = example.errors ?? {};
  const statuses: Exclude<Documented, 400>[] = [...endpoint.errors, 500];
  return Object.fromEntries([
    ...(canBeWrong ? [['400', answerOf(400, errorOfInvalidRequest(name, endpoint, example), schemas)] as const] : []),
    ...statuses.map((status) => {
      const sentence = own[status];
      const error = sentence === undefined ? usualError(status, endpoint) : new HttpError(status, sentence);
      return [String(status), answerOf(status, error, schemas)] as const;
    }),
  ]);
}
