import type { ErrorEnvelope, Quote, RequestIssue } from '@pickup/contract';

const NAMES = {
  400: 'ValidationError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  408: 'RequestTimeoutError',
  409: 'ConflictError',
  411: 'LengthRequiredError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
} as const;

export type RefusalStatus = keyof typeof NAMES;

/** An answer that is not the one asked for: a status and a sentence its reader can act on (ruling 1). */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly issues: RequestIssue[] = [],
    /** When to come back, in seconds. */
    readonly retryAfter: number | null = null,
    /** What the cart costs instead. */
    readonly quote: Quote | null = null,
  ) {
    super(message);
    this.name = NAMES[status];
  }
}

/** Strapi's error envelope (ruling 1). */
export const toEnvelope = (refusal: Refusal): ErrorEnvelope => ({
  data: null,
  error: {
    status: refusal.status,
    name: refusal.name,
    message: refusal.message,
    details: {
      ...(refusal.issues.length > 0 && { issues: refusal.issues }),
      ...(refusal.quote && { quote: refusal.quote }),
    },
  },
});

/** A request that cannot be right. */
export const badRequest = (message: string, issues?: RequestIssue[]) => new Refusal(400, message, issues);

export const unauthorized = (message: string) => new Refusal(401, message);

export const forbidden = (message: string) => new Refusal(403, message);

export const notFound = (message: string) => new Refusal(404, message);

/** A request that what is stored now does not allow. */
export const conflict = (message: string) => new Refusal(409, message);

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** Something done too often. @param seconds until it may be done again */
export const tooMany = (seconds: number) =>
  new Refusal(429, `Too many attempts. Try again in ${inWords(seconds)}.`, [], seconds);
