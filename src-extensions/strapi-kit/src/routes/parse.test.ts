import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePart } from './parse.js';
import { HttpError } from './http-error.js';

const Payload = z.strictObject({
  name: z.string('is required').trim().min(1, 'is required'),
  age: z.int('must be a whole number').optional(),
  tags: z.array(z.string().max(3)).default([]),
});

function errorOf(value: unknown, nameOf?: (path: readonly PropertyKey[]) => string): HttpError {
  try {
    parsePart(Payload, value, nameOf);
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('It was not refused');
}

describe('parsing a part of a request', () => {
  it('gives what the schema makes of it', () => {
    expect(parsePart(Payload, { name: ' Anna ' })).toEqual({ name: 'Anna', tags: [] });
  });

  it.each([
    [{}, 'name is required.', 'name'],
    [{ name: 'x', age: '7' }, 'age must be a whole number.', 'age'],
    [{ name: 'x', extra: 1 }, 'extra is not a known field.', 'extra'],
  ])('reads a message that is a predicate on after the field: %j', (value, message, path) => {
    const error = errorOf(value);
    expect(error).toMatchObject({ status: 400, message, issues: [{ path, message }] });
  });

  it('puts any other message behind a colon', () => {
    expect(errorOf({ name: 'x', tags: ['long one'] }).message).toMatch(/^tags\.0: Too big: .*\.$/);
  });

  it('calls the whole by its name when there is no field to name', () => {
    expect(errorOf(null).message).toBe('The request must be a JSON object.');
  });

  it('refuses what is nested too deeply to be walked through', () => {
    const nested: unknown = JSON.parse(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(errorOf(nested)).toMatchObject({ status: 400, message: 'The request is nested too deeply.' });
  });

  it('says the first thing wrong and lists all of them, each unknown field apart', () => {
    const { message, issues } = errorOf({ name: '', one: 1, two: 2 });
    expect(message).toBe('name is required.');
    expect(issues.map((issue) => issue.path)).toEqual(['name', 'one', 'two']);
  });

  it('names a place as the endpoint does', () => {
    const nameOf = (path: readonly PropertyKey[]) => `Field ${path.length} ${String(path.at(-1))}`;
    expect(errorOf({ name: 'x', extra: 1 }, nameOf).message).toBe('Field 1 extra is not a known field.');
  });
});
