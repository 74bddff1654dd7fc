import { describe, expect, it } from 'vitest';
import { databaseUnavailable } from './database-faults.js';

const fault = (code: string, message = 'insert into "orders" values (?) - it failed') =>
  Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  it.each([
    'SQLITE_FULL',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_CORRUPT',
    'SQLITE_NOTADB',
    '53100',
    '25006',
  ])('%s means that nothing can be stored: 503', (code) => {
    expect(databaseUnavailable(fault(code))).toMatchObject({
      status: 503,
      message: 'Nothing can be stored at the moment. Please try again later.',
      retryAfter: 60,
    });
  });

  it.each([
    fault('ECONNREFUSED', ''),
    fault('57P01'),
    fault('57P03'),
    fault('55P03'),
    fault('57014'),
    fault('08006'),
    fault('SQLITE_BUSY'),
    new Error('Connection terminated unexpectedly'),
    new Error('select 1 - Connection terminated unexpectedly'),
    Object.assign(new Error('Timeout acquiring a connection.'), { name: 'KnexTimeoutError' }),
  ])('%s means that it is unreachable: 503', (error) => {
    expect(databaseUnavailable(error)).toMatchObject({
      status: 503,
      message: 'This cannot be done at the moment. Please try again in a few seconds.',
      retryAfter: 5,
    });
  });

  it.each([
    fault('SQLITE_CONSTRAINT_UNIQUE'),
    fault('23505'),
    fault('42P01'),
    new Error('Something else'),
    new TypeError('x is not a function'),
    'a text',
    null,
  ])('%s is no reason for a 503', (error) => {
    expect(databaseUnavailable(error)).toBeNull();
  });
});
