import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { insertInto, type Sql } from './sql.js';
import { MAX_BUSY_MS, SqliteWriter } from './sqlite-writer.js';

let folder = '';
let db: Knex;
/** Another connection: it sees what is committed and nothing else. */
let reader: Knex;
let writer: SqliteWriter;

const open = (pool: Knex.PoolConfig = {}) =>
  knex({
    client: 'better-sqlite3',
    connection: { filename: path.join(folder, 'test.db') },
    useNullAsDefault: true,
    pool: { min: 1, max: 1, ...pool },
  });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pickup-writer-'));
  db = open();
  await db.raw('PRAGMA journal_mode = WAL');
  await db.raw('CREATE TABLE things (id INTEGER PRIMARY KEY, name TEXT UNIQUE, at INTEGER, is_new INTEGER)');
  reader = open();
  writer = new SqliteWriter(db);
});

afterEach(async () => {
  await db.destroy();
  await reader.destroy();
  rmSync(folder, { recursive: true });
});

const add = (name: string) => (sql: Sql) => insertInto(sql, 'things', [{ name }], 'RETURNING name');
const refused = (name: string, error: Error) => async (sql: Sql) => {
  await add(name)(sql);
  throw error;
};
const stored = async (): Promise<unknown> => (await reader('things').orderBy('name').pluck('name')) as unknown;

describe('one write', () => {
  it('is stored when its promise resolves, with its result', async () => {
    expect(await writer.write(add('a'))).toEqual([{ name: 'a' }]);
    expect(await stored()).toEqual(['a']);
  });

  it('is rolled back when it fails, and rejects with its own error', async () => {
    const reason = new Error('no');
    await expect(writer.write(refused('a', reason))).rejects.toBe(reason);
    expect(await stored()).toEqual([]);
    await writer.write(add('a'));
    expect(await stored()).toEqual(['a']);
  });

  it('stores times in milliseconds, booleans as 1 and 0', async () => {
    const at = new Date(1_234_567);
    await writer.write((sql) =>
      insertInto(sql, 'things', [
        { name: 'a', at, is_new: true },
        { name: 'b', at: null, is_new: false },
      ]),
    );
    expect(await reader('things').select('name', 'at', 'is_new')).toEqual([
      { name: 'a', at: 1_234_567, is_new: 1 },
      { name: 'b', at: null, is_new: 0 },
    ]);
  });

  it("rejects with the driver's error when its SQL fails", async () => {
    await writer.write(add('a'));
    await expect(writer.write(add('a'))).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    await expect(writer.write((sql) => sql('SELECT * FROM nowhere'))).rejects.toThrow('no such table');
  });
});

describe('writes of the same moment', () => {
  it('share a commit, and each sees the ones before it', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        writer.write(async (sql) => {
          await add(name)(sql);
          return { here: await sql('SELECT name FROM things ORDER BY name'), there: await stored() };
        }),
      ),
    );
    expect(seen.map(({ here }) => here.length)).toEqual([1, 2, 3]);
    // Nothing was on disk while the last of them worked: one commit stored them all.
    expect(seen.map(({ there }) => there)).toEqual([[], [], []]);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('let others have their turn in between', async () => {
    const happened: string[] = [];
    const noted = (name: string) => async (sql: Sql) => {
      await add(name)(sql);
      happened.push(name);
      // As an answer from the cache: it comes with the next turn of the event loop.
      setImmediate(() => happened.push(`after ${name}`));
    };
    await Promise.all(['a', 'b', 'c'].map((name) => writer.write(noted(name))));
    await expect.poll(() => happened).toEqual(['a', 'after a', 'b', 'after b', 'c', 'after c']);
    expect(await stored()).toEqual(['a', 'b', 'c']);
  });

  it('are independent: one that fails does not affect the others', async () => {
    const results = await Promise.allSettled([
      writer.write(add('a')),
      writer.write(refused('b', new Error('no'))),
      writer.write(add('a')),
      writer.write(add('c')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await stored()).toEqual(['a', 'c']);
  });

  it('are not settled before the commit', async () => {
    const told: string[] = [];
    const first = writer.write(add('a')).then(() => told.push('a'));
    const second = writer.write(async (sql) => {
      await add('b')(sql);
      expect(told).toEqual([]);
      expect(await stored()).toEqual([]);
    });
    await Promise.all([first, second]);
    expect(told).toEqual(['a']);
  });

  it('all reject when the whole transaction is rolled back', async () => {
    const results = await Promise.allSettled([
      writer.write(add('a')),
      // As a full disk does it.
      writer.write(async (sql) => {
        await sql('ROLLBACK');
        throw new Error('disk full');
      }),
      writer.write(add('c')),
    ]);
    expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: new Error('disk full') })));
    expect(await stored()).toEqual([]);
    await writer.write(add('d'));
    expect(await stored()).toEqual(['d']);
  });

  it('are all stored, however many', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `n${String(index).padStart(3, '0')}`);
    await Promise.all(names.map((name) => writer.write(add(name))));
    expect(await stored()).toEqual(names);
  });
});

describe('the writer beside Knex', () => {
  it('waits for the connection, and releases it', async () => {
    const order: string[] = [];
    const builder = db.transaction(async (trx) => {
      await trx('things').insert({ name: 'builder' });
      await new Promise<void>((resolve) => setImmediate(resolve));
      await trx('things').insert({ name: 'builder too' });
      order.push('builder');
    });
    const ours = writer.write(add('ours')).then(() => order.push('ours'));
    await Promise.all([builder, ours]);
    expect(order).toEqual(['builder', 'ours']);
    await db('things').insert({ name: 'after' });
    expect(await stored()).toEqual(['after', 'builder', 'builder too', 'ours']);
  });

  it('rejects when no connection is released in time, and works again afterwards', async () => {
    await db.destroy();
    db = open({ acquireTimeoutMillis: 50 });
    writer = new SqliteWriter(db);
    const held = await db.transaction();
    await expect(Promise.all([writer.write(add('a')), writer.write(add('b'))])).rejects.toThrow('Timeout acquiring');
    await held.rollback();
    await writer.write(add('c'));
    expect(await stored()).toEqual(['c']);
  });

  it('prepares statements again after a table has changed', async () => {
    await writer.write(add('a'));
    const read = (sql: Sql) => sql('SELECT * FROM things');
    await writer.write(read);
    await db.raw('ALTER TABLE things ADD COLUMN more TEXT');
    expect(await writer.write(read)).toEqual([{ id: 1, name: 'a', at: null, is_new: null, more: null }]);
  });
});

describe('a write while another program writes', () => {
  const holdLock = async () => {
    const held = await reader.transaction();
    await held('things').insert({ name: 'theirs' });
    return held;
  };

  it('waits without holding up this process or its reads', async () => {
    const held = await holdLock();
    const client = z.custom<{ acquireConnection: () => Promise<unknown> }>().parse(db.client);
    const tries = vi.spyOn(client, 'acquireConnection');
    const [first, second] = [writer.write(add('a')), writer.write(add('b'))];
    // SQLite's own wait would last until both are given up.
    await expect.poll(() => tries.mock.calls.length, { timeout: MAX_BUSY_MS }).toBeGreaterThan(4);
    expect(await db('things').pluck('name')).toEqual([]);
    await held.commit();
    await Promise.all([first, second]);
    expect(await stored()).toEqual(['a', 'b', 'theirs']);
  });

  it('is given up in the end with the error of SQLite, and writes again afterwards', async () => {
    writer = new SqliteWriter(db, 50);
    const held = await holdLock();
    await expect(writer.write(add('a'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    await held.rollback();
    await writer.write(add('b'));
    expect(await stored()).toEqual(['b']);
  });
});
