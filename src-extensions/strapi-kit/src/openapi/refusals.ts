import { ErrorEnvelope, type CallExample, type Endpoint, type RequestParts } from '@pickup/contract';
import { bodyLimit } from '../bodies/body-limit.js';
import { BEARER_CHALLENGE } from '../gates/browser-headers.js';
import { parsePart } from '../routes/parse.js';
import { Refusal, toEnvelope, tooMany, type RefusalStatus } from '../routes/refusal.js';
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
} as const satisfies Partial<Record<RefusalStatus, string>>;

type Documented = keyof typeof MEANINGS;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' }, example: 42 },
} as const;

/** A request that every call with an id in its path refuses: one that is longer than any id. */
const wrongIds = ({ path }: Endpoint): RequestParts => ({
  params: Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x'.repeat(65)])),
});

/**
 * The refusal that a call's wrong request meets: the server's own, from the schemas that make it.
 * @throws Error when the schemas take the wrong request
 */
function refusalOfWrong(name: string, endpoint: Endpoint, { invalid = wrongIds(endpoint) }: CallExample): Refusal {
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema || invalid[part] === undefined) continue;
    try {
      parsePart(schema, invalid[part], part === 'body' ? endpoint.nameOf : undefined);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }
  throw new Error(`The wrong request of ${name} is not wrong: give its example another one`);
}

/** What the server says where a call has no sentence of its own. */
function usualRefusal(status: Exclude<Documented, 400>, endpoint: Endpoint): Refusal {
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
  return new Refusal(status, sentences[status]);
}

const CHALLENGE = {
  'WWW-Authenticate': {
    description: 'That a token is wanted, which no browser asks a person for.',
    schema: { type: 'string' },
    example: BEARER_CHALLENGE,
  },
} as const;

function answerOf(status: Documented, refusal: Refusal, schemas: JsonSchemas): Answer {
  return {
    description: MEANINGS[status],
    ...(status === 429 && { headers: RETRY_AFTER }),
    ...(status === 401 && { headers: CHALLENGE }),
    content: {
      [MEDIA_TYPES.json]: { schema: schemas.of(ErrorEnvelope, 'output'), example: toEnvelope(refusal) },
    },
  };
}

/** Every refusal a call may answer with, by status: those of the table, 400 where anything can be wrong, and 500. */
export function describeRefusals(
  name: string,
  endpoint: Endpoint,
  example: CallExample,
  schemas: JsonSchemas,
): Record<string, Answer> {
  const canBeWrong = PARTS.some((part) => endpoint[part]);
  const own = example.errors ?? {};
  const statuses: Exclude<Documented, 400>[] = [...endpoint.errors, 500];
  return Object.fromEntries([
    ...(canBeWrong ? [['400', answerOf(400, refusalOfWrong(name, endpoint, example), schemas)] as const] : []),
    ...statuses.map((status) => {
      const sentence = own[status];
      const refusal = sentence === undefined ? usualRefusal(status, endpoint) : new Refusal(status, sentence);
      return [String(status), answerOf(status, refusal, schemas)] as const;
    }),
  ]);
}
