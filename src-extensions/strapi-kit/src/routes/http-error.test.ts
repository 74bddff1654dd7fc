import { ErrorEnvelope } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { HttpError, badRequest, conflict, forbidden, notFound, toErrorEnvelope, unauthorized } from './http-error.js';

describe('an HttpError', () => {
  it.each([
    [badRequest('No.'), 400, 'ValidationError'],
    [unauthorized('No.'), 401, 'UnauthorizedError'],
    [forbidden('No.'), 403, 'ForbiddenError'],
    [notFound('No.'), 404, 'NotFoundError'],
    [new HttpError(405, 'No.'), 405, 'MethodNotAllowedError'],
    [new HttpError(408, 'No.'), 408, 'RequestTimeoutError'],
    [conflict('No.'), 409, 'ConflictError'],
    [new HttpError(411, 'No.'), 411, 'LengthRequiredError'],
    [new HttpError(413, 'No.'), 413, 'PayloadTooLargeError'],
    [new HttpError(415, 'No.'), 415, 'UnsupportedMediaTypeError'],
    [new HttpError(429, 'No.'), 429, 'RateLimitError'],
  ])("is sent in Strapi's envelope: %s", (error, status, name) => {
    const envelope = toErrorEnvelope(error);
    expect(envelope).toEqual({ data: null, error: { status, name, message: 'No.', details: {} } });
    expect(ErrorEnvelope.parse(envelope)).toEqual(envelope);
  });

  it('has its issues in the details', () => {
    const issues = [{ path: 'items.0', message: 'Line 1 is wrong.' }];
    expect(toErrorEnvelope(badRequest('Wrong.', issues)).error.details).toEqual({ issues });
  });
});
