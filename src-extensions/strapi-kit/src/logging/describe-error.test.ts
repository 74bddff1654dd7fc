import { describe, expect, it } from 'vitest';
import { describeError, withoutSecrets } from './describe-error.js';

const firstLine = (text: string) => text.split('\n')[0];

/** A fault as a driver throws it. */
const fault = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('a text without personal data', () => {
  it.each([
    ['Anna <anna.de.vries+food@example.co.uk> left', 'Anna <…> left'],
    ['call +31 (0)6 1234-5678 now', 'call … now'],
    ['order Qm3vZ8xT1hKfW6yBn0aLr4cUeJ9sPd2g is gone', 'order … is gone'],
    ['from a@b.nl_anna@example.com,eva@example.com on', 'from …,… on'],
    ['to @anna@example.com', 'to @…'],
    [
      'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6.eyJpZCI6MSwic2Vzc2lvbklkIjoiMSJ9.c2lnbmF0dXJlLWFuZC1tb3Jl failed',
      'Bearer … failed',
    ],
  ])('%s becomes %s', (text, told) => {
    expect(withoutSecrets(text)).toBe(told);
  });

  it.each(['a', 'a.', '-1', 'a@b_', 'aB3-aB3-aB3-aB3-aB3-aB3-.'])(
    'is read in a moment, however long its words are: %s',
    (piece) => {
      const word = piece.repeat(Math.ceil(100_000 / piece.length));
      const startedAt = performance.now();
      withoutSecrets(word);
      expect(performance.now() - startedAt).toBeLessThan(2_000);
    },
  );

  it.each([
    'Cannot find /srv/node_modules/@strapi/core/index.js',
    'Listening on 127.0.0.1:1337',
    'Order row 4211 is gone',
    "Cannot read properties of undefined (reading 'id')",
  ])('%s stays as it is', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });
});

describe('the description of an error', () => {
  it('has its name, message and stack', () => {
    const told = describeError(new TypeError('order.lines is not iterable'));
    expect(firstLine(told)).toBe('TypeError: order.lines is not iterable');
    expect(told).toMatch(/\n\s+at .*describe-error\.test\.ts/);
  });

  it('does not take a line of the message for a stack frame', () => {
    expect(describeError(fault('x\n    at Quispel', 'P0001'))).not.toContain('Quispel');
  });

  it('has the SQL statement with placeholders, and the constraint', () => {
    const told = describeError(
      fault(
        'insert into "orders" ("number") values (?) - UNIQUE constraint failed: orders.number',
        'SQLITE_CONSTRAINT',
      ),
    );
    expect(firstLine(told)).toBe(
      'Error (SQLITE_CONSTRAINT): insert into "orders" ("number") values (?) - UNIQUE constraint failed: orders.number',
    );
    const other = fault('duplicate key value violates unique constraint "orders_number_unique"', '23505');
    expect(firstLine(describeError(other))).toContain('orders_number_unique');
  });

  it.each([
    fault('invalid input syntax for type bigint: "Quispel"', '22P02'),
    fault('no orders for Quispel', 'P0001'),
    fault('The "data" argument must be of type string. Received type number (Quispel)', 'ERR_INVALID_ARG_TYPE'),
  ])('leaves out the value that $message', (error) => {
    expect(describeError(error)).not.toContain('Quispel');
    expect(describeError(error)).toContain(error.code);
  });

  it('keeps the statement of a rejected value', () => {
    const error = fault('invalid input syntax for type bigint: "Quispel"', '22P02');
    // The engine writes the beginning of a stack at once; a test's own tools do so when it is first looked at.
    expect(error.stack).toContain('Quispel');
    error.message = `insert into "orders" ("total_cents") values ($1) - ${error.message}`;
    expect(firstLine(describeError(error))).toBe(
      'Error (22P02): insert into "orders" ("total_cents") values ($1) - a value was refused',
    );
  });

  it('leaves out parsed text', () => {
    const read = () => JSON.parse('Quispel, no onions') as unknown;
    let caught: unknown;
    try {
      read();
    } catch (error) {
      caught = error;
    }
    expect(describeError(caught)).toMatch(/^SyntaxError: Unexpected token/);
    expect(describeError(caught)).not.toContain('Quispel');
  });

  it('leaves out further fields of a driver, and describes causes likewise', () => {
    const inner = Object.assign(fault('null value in column "name"', '23502'), { detail: 'Failing row: Quispel.' });
    const told = describeError(new Error('Could not store', { cause: inner }));
    expect(told).toContain('caused by Error (23502): null value in column "name"');
    expect(told).not.toContain('Quispel');
  });

  it('never throws for an error that cannot be read', () => {
    const withoutText = Object.assign(new Error('x'), { message: { toString: null } });
    const hostile = new Error('x');
    Object.defineProperty(hostile, 'stack', {
      get() {
        throw new Error('y');
      },
    });
    for (const fault of [withoutText, hostile]) expect(describeError(fault)).toBe('A fault that cannot be described');
  });

  it('describes thrown values that are no errors', () => {
    expect(describeError({ customer: 'Quispel' })).toBe('a thrown object');
    expect(describeError('mail to anna@example.com failed')).toBe('mail to … failed');
  });
});
