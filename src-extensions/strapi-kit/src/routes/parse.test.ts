import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePart } from './parse.js';
import { HttpError } from './http-error.js';

const Payload = z.strictObject({
  name: z.string('is required').trim().min(1, 'is required'),
  age: z.int('must be a whole number').optional(),
  unit: z.enum(['min', 'hrs']).optional(),
  paid: z.object({ cash: z.boolean() }).optional(),
  tags: z.array(z.string().max(3)).default([]),
});

function errorOf(value: unknown, nameOf?: (path: readonly PropertyKey[]) => string): HttpError {
  try {
    parsePart(Payload, value, nameOf);
  } catch (error) {
    if (error instanceof HttpError) return error;
  }
  throw new Error('No error was thrown');
}

describe('parsing a part of a request', () => {
  it('returns what the schema parses', () => {
    expect(parsePart(Payload, { name: ' Anna ' })).toEqual({ name: 'Anna', tags: [] });
  });

  it.each([
    [{}, 'name is required.', 'name'],
    [{ name: 'x', age: '7' }, 'age must be a whole number.', 'age'],
    [{ name: 'x', extra: 1 }, 'extra is not a known field.', 'extra'],
    [{ name: 'x', unit: 'days' }, 'unit must be one of min, hrs.', 'unit'],
    [{ name: 'x', paid: {} }, 'paid.cash is required.', 'paid.cash'],
    [{ name: 'x', paid: { cash: 'x' } }, 'paid.cash must be of type boolean.', 'paid.cash'],
  ])('puts a message that is a predicate after the name of the field: %j', (value, message, path) => {
    const error = errorOf(value);
    expect(error).toMatchObject({ status: 400, message, issues: [{ path, message }] });
  });

  it('puts any other message after a colon', () => {
    expect(errorOf({ name: 'x', tags: ['long one'] }).message).toMatch(/^tags\.0: Too big: .*\.$/);
  });

  it('names the request when no field can be named', () => {
    expect(errorOf(null).message).toBe('The request must be a JSON object.');
  });

  it('refuses a value that is nested too deeply', () => {
    const nested: unknown = JSON.parse(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(errorOf(nested)).toMatchObject({ status: 400, message: 'The request is nested too deeply.' });
  });

  it.each([
    ['a list', { name: 'x', tags: Array(1_001).fill(0) }],
    ['lists in a list', { name: 'x', tags: Array(500).fill(Array(100).fill(0)) }],
    ['an object', Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field${index}`, 0]))],
  ])('refuses more values than it would look at: %s', (_, value) => {
    expect(errorOf(value)).toMatchObject({ status: 400, message: 'The request holds too many values.', issues: [] });
  });

  it.each([
    ['wrong values', { name: 'x', tags: Array(1_000).fill(0) }],
    ['unknown fields', { name: 'x', ...Object.fromEntries(Array(10_000).entries()) }],
  ])('lists a hundred issues of a request with thousands: %s', (_, value) => {
    expect(errorOf(value).issues).toHaveLength(100);
  });

  it('has the first issue as its message and lists all, with each unknown field', () => {
    const { message, issues } = errorOf({ name: '', one: 1, two: 2 });
    expect(message).toBe('name is required.');
    expect(issues.map((issue) => issue.path)).toEqual(['name', 'one', 'two']);
  });

  it('names fields as the endpoint does', () => {
    const nameOf = (path: readonly PropertyKey[]) => `Field ${path.length} ${String(path.at(-1))}`;
    expect(errorOf({ name: 'x', extra: 1 }, nameOf).message).toBe('Field 1 extra is not a known field.');
  });
});
