import type { ErrorEnvelope, RequestIssue } from '@pickup/contract';

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

export type HttpErrorStatus = keyof typeof NAMES;

/** What an error says beside its status and its sentence. */
interface HttpErrorOptions {
  /** What is wrong with which part of the request. */
  issues?: RequestIssue[];
  /** When to try again, in seconds. */
  retryAfter?: number;
  /** Fields of `error.details` that belong to this one call. */
  details?: Readonly<Record<string, unknown>>;
}

/** A failure that the caller is told of: a status and a sentence to act on (product.md, Calls). */
export class HttpError extends Error {
  readonly issues: RequestIssue[];
  /** In seconds. */
  readonly retryAfter: number | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    readonly status: HttpErrorStatus,
    message: string,
    { issues = [], retryAfter, details = {} }: HttpErrorOptions = {},
  ) {
    super(message);
    this.name = NAMES[status];
    this.issues = issues;
    this.retryAfter = retryAfter ?? null;
    this.details = details;
  }
}

/** An error as it is sent, in Strapi's envelope (product.md, Calls). */
export const toErrorEnvelope = ({ status, name, message, issues, details }: HttpError): ErrorEnvelope => ({
  data: null,
  error: { status, name, message, details: { ...(issues.length > 0 && { issues }), ...details } },
});

/** For an invalid request. */
export const badRequest = (message: string, issues: RequestIssue[] = []) => new HttpError(400, message, { issues });

export const unauthorized = (message: string) => new HttpError(401, message);

export const forbidden = (message: string) => new HttpError(403, message);

export const notFound = (message: string) => new HttpError(404, message);

/** For a request that the current state does not allow. */
export const conflict = (message: string) => new HttpError(409, message);

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** For a request over a limit. @param seconds until it may be repeated */
export const tooMany = (seconds: number) =>
  new HttpError(429, `Too many attempts. Try again in ${inWords(seconds)}.`, { retryAfter: seconds });
