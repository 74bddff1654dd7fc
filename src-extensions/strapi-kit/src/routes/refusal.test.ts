import { ErrorEnvelope } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { Refusal, badRequest, conflict, forbidden, notFound, toEnvelope, unauthorized } from './refusal.js';

describe('a refusal', () => {
  it.each([
    [badRequest('No.'), 400, 'ValidationError'],
    [unauthorized('No.'), 401, 'UnauthorizedError'],
    [forbidden('No.'), 403, 'ForbiddenError'],
    [notFound('No.'), 404, 'NotFoundError'],
    [new Refusal(405, 'No.'), 405, 'MethodNotAllowedError'],
    [new Refusal(408, 'No.'), 408, 'RequestTimeoutError'],
    [conflict('No.'), 409, 'ConflictError'],
    [new Refusal(411, 'No.'), 411, 'LengthRequiredError'],
    [new Refusal(413, 'No.'), 413, 'PayloadTooLargeError'],
    [new Refusal(415, 'No.'), 415, 'UnsupportedMediaTypeError'],
    [new Refusal(429, 'No.'), 429, 'RateLimitError'],
  ])("is Strapi's envelope on the wire: %s", (refusal, status, name) => {
    const envelope = toEnvelope(refusal);
    expect(envelope).toEqual({ data: null, error: { status, name, message: 'No.', details: {} } });
    expect(ErrorEnvelope.parse(envelope)).toEqual(envelope);
  });

  it('carries its issues as details', () => {
    const issues = [{ path: 'items.0', message: 'Line 1 is wrong.' }];
    expect(toEnvelope(badRequest('Wrong.', issues)).error.details).toEqual({ issues });
  });
});
