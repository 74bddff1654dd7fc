import { describe, expect, it } from 'vitest';
import { isUniqueViolation, retryOnSerializationFailure, rowDefaults } from './database.js';

const KEY = ['idempotency_key', 'orders_idempotency_key_unique'] as const;
const STATEMENT = 'insert into `orders` (`idempotency_key`, `number`) values (?, ?)';

const sqliteError = (column: string, code = 'SQLITE_CONSTRAINT_UNIQUE') =>
  Object.assign(new Error(`${STATEMENT} - UNIQUE constraint failed: orders.${column}`), { code });
const postgresError = (constraint: string, code = '23505') =>
  Object.assign(new Error(`${STATEMENT} - duplicate key value violates unique constraint "${constraint}"`), {
    code,
    constraint,
  });

describe('a violated unique constraint', () => {
  it.each([
    ['SQLite', sqliteError('idempotency_key')],
    ['PostgreSQL', postgresError('orders_idempotency_key_unique')],
  ])('is recognised on %s', (_, error) => {
    expect(isUniqueViolation(error, ...KEY)).toBe(true);
  });

  it.each([
    ['another column on SQLite', sqliteError('number')],
    ['another index on PostgreSQL', postgresError('orders_number_unique')],
    ['another fault on SQLite', sqliteError('idempotency_key', 'SQLITE_BUSY')],
    ['another fault on PostgreSQL', postgresError('orders_idempotency_key_unique', '40001')],
    ['an error without a code', new Error('orders.idempotency_key')],
    ['no error', { code: '23505', constraint: 'orders_idempotency_key_unique' }],
    ['nothing', null],
  ])('is not confused with %s', (_, error) => {
    expect(isUniqueViolation(error, ...KEY)).toBe(false);
  });
});

describe("Strapi's columns", () => {
  it('have a documentId of their own in each row', () => {
    const at = new Date(0);
    const { document_id: id, ...times } = rowDefaults(at);
    expect(times).toEqual({ created_at: at, updated_at: at, published_at: at });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(rowDefaults(at).document_id).not.toBe(id);
  });
});

const fault = (code: string) => Object.assign(new Error(`fault ${code}`), { code });

/** A transaction that fails so many times, and how often it was tried. */
function failing(times: number, code: string) {
  const tried = { count: 0 };
  const attempt = () => {
    tried.count += 1;
    return tried.count <= times ? Promise.reject(fault(code)) : Promise.resolve('stored');
  };
  return { tried, attempt };
}

describe('a transaction that the database rolls back', () => {
  it.each(['40P01', '40001'])('because of a concurrent one (%s) is retried', async (code) => {
    const { tried, attempt } = failing(3, code);
    expect(await retryOnSerializationFailure(attempt)).toBe('stored');
    expect(tried.count).toBe(4);
  });

  it('repeatedly fails in the end', async () => {
    const { tried, attempt } = failing(Infinity, '40P01');
    await expect(retryOnSerializationFailure(attempt)).rejects.toThrow('fault 40P01');
    expect(tried.count).toBe(6);
  });

  it.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE', '57014'])('for another reason (%s) is not retried', async (code) => {
    const { tried, attempt } = failing(1, code);
    await expect(retryOnSerializationFailure(attempt)).rejects.toThrow(`fault ${code}`);
    expect(tried.count).toBe(1);
  });
});
