import { randomBytes } from 'node:crypto';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { databaseFile } from '../../product/sql.js';

let dataDir = '';

beforeEach(async () => {
  dataDir = await copyFolder(inject('sqliteBase'), 'database');
});
afterEach(() => removeFolder(dataDir));

describe('a damaged database file', () => {
  const cut = async () => truncate(databaseFile(dataDir), Math.floor((await stat(databaseFile(dataDir))).size / 2));

  /** Overwrites pages in the middle, where the header tells nothing of it. */
  async function scratch(): Promise<void> {
    const bytes = await readFile(databaseFile(dataDir));
    randomBytes(64 * 1024).copy(bytes, Math.floor(bytes.length / 2 / 4096) * 4096);
    await writeFile(databaseFile(dataDir), bytes);
  }

  it.each([
    ['of random bytes', () => writeFile(databaseFile(dataDir), randomBytes(50_000))],
    ['of text', () => writeFile(databaseFile(dataDir), 'This is not a database, it is a sentence. '.repeat(30))],
    ['cut in half', cut],
    ['scratched in the middle', scratch],
  ])('%s is said in one sentence, and left as it is', async (_, damage) => {
    await damage();
    const before = await readFile(databaseFile(dataDir));
    const { code, stderr } = await launch({ DATA_DIR: dataDir }).ended;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`The database ${databaseFile(dataDir)} is damaged (`);
    expect(stderr).toContain('restore it from a backup, or move it away to start empty.');
    expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
  });
});
