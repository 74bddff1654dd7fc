import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportFailedCommits } from './failed-commits.js';

let db: Knex;

beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await db.raw('PRAGMA foreign_keys = ON');
  await db.raw('CREATE TABLE dishes (id INTEGER PRIMARY KEY)');
  await db.raw('CREATE TABLE lines (dish INTEGER REFERENCES dishes (id) DEFERRABLE INITIALLY DEFERRED)');
});
afterEach(() => db.destroy());

/** A row that is refused by the COMMIT, not by its INSERT. */
const writeLine = (trx: Knex) => trx('lines').insert({ dish: 1 });

describe('a COMMIT that fails', () => {
  it('is ignored by Knex as it is', async () => {
    const trx = await db.transaction();
    await writeLine(trx);
    await expect(trx.commit()).resolves.toBeUndefined();
  });

  it('makes commit() reject', async () => {
    reportFailedCommits(db);
    const trx = await db.transaction();
    await writeLine(trx);
    await expect(trx.commit()).rejects.toThrow('FOREIGN KEY constraint failed');
  });

  it('makes a transaction reject that Knex commits itself', async () => {
    reportFailedCommits(db);
    await expect(db.transaction(writeLine)).rejects.toThrow('FOREIGN KEY constraint failed');
  });
});

describe('transactions without a failed COMMIT', () => {
  it('are committed, rolled back and nested as before', async () => {
    reportFailedCommits(db);
    const trx = await db.transaction();
    await trx('dishes').insert({ id: 1 });
    await trx.transaction((inner) => inner('dishes').insert({ id: 2 }));
    await trx.commit();
    const other = await db.transaction();
    await other('dishes').insert({ id: 3 });
    await other.rollback();
    expect(await db('dishes').pluck<number[]>('id')).toEqual([1, 2]);
  });

  it('reject with the reason when BEGIN fails', async () => {
    reportFailedCommits(db);
    await db.raw('BEGIN');
    await expect(db.transaction()).rejects.toThrow('cannot start a transaction within a transaction');
  });
});
