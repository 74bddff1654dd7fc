import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS_TABLE } from './content-triggers.js';
import { openSqliteTagVersions } from './sqlite-tag-versions.js';
import { positionOf, type TagVersions } from './tag-versions.js';

let folder: string;
let writer: Database.Database;
let tagVersions: TagVersions;

/** Commits an edit of the menu on another connection, as the product's own or another program does. */
const edit = () => writer.exec(`UPDATE ${VERSIONS_TABLE} SET version = version + 1 WHERE topic = 'menu'`);
const menuVersion = () => tagVersions.current()?.[positionOf('menu')];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tag-versions-'));
  const file = path.join(folder, 'pickup.db');
  writer = new Database(file);
  writer.exec(`CREATE TABLE ${VERSIONS_TABLE} (topic TEXT, version INTEGER)`);
  writer.exec(`INSERT INTO ${VERSIONS_TABLE} VALUES ('menu', 1), ('deals', 1)`);
  tagVersions = openSqliteTagVersions(file);
});
afterEach(() => {
  tagVersions.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

describe('the versions of cache tags on SQLite', () => {
  it('are asked for once in a turn of the event loop, and again in the next', async () => {
    expect(menuVersion()).toBe(1);
    edit();
    expect(menuVersion()).toBe(1);
    await setImmediate();
    expect(menuVersion()).toBe(2);
  });

  it('are asked for again in the same turn before a request that wrote is answered', async () => {
    const untilInvalidated = tagVersions.watchWrites();
    expect(menuVersion()).toBe(1);
    edit();
    await untilInvalidated();
    expect(menuVersion()).toBe(2);
  });

  it('are the same object as long as no content was written', async () => {
    const before = tagVersions.current();
    writer.exec('CREATE TABLE orders (id INTEGER)');
    await setImmediate();
    expect(tagVersions.current()).toBe(before);
  });

  it('are unknown while the database cannot be asked', async () => {
    expect(menuVersion()).toBe(1);
    await setImmediate();
    tagVersions.close();
    expect(tagVersions.current()).toBeNull();
  });
});
