import { describe, expect, it } from 'vitest';
import { isUniqueViolation, rowDefaults } from './database.js';

const KEY = ['idempotency_key', 'orders_idempotency_key_unique'] as const;
const STATEMENT = 'insert into `orders` (`idempotency_key`, `number`) values (?, ?)';

const sqliteError = (column: string, code = 'SQLITE_CONSTRAINT_UNIQUE') =>
  Object.assign(new Error(`${STATEMENT} - UNIQUE constraint failed: orders.${column}`), { code });
const postgresError = (constraint: string, code = '23505') =>
  Object.assign(new Error(`${STATEMENT} - duplicate key value violates unique constraint "${constraint}"`), {
    code,
    constraint,
  });

describe('a unique column that already holds the value', () => {
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

describe("Strapi's own columns", () => {
  it('gives each row an id of its own', () => {
    const at = new Date(0);
    const { document_id: id, ...times } = rowDefaults(at);
    expect(times).toEqual({ created_at: at, updated_at: at, published_at: at });
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(rowDefaults(at).document_id).not.toBe(id);
  });
});
