import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { startProduct } from '../../product/product.js';
import { databaseFile } from '../../product/sql.js';

const run = promisify(execFile);

let dataDir = '';

beforeEach(async () => {
  dataDir = await copyFolder(inject('sqliteBase'), 'read-only');
});
afterEach(() => removeFolder(dataDir));

/** Nothing is read-only to root but what is mounted so. */
async function mountReadOnly(place: string): Promise<() => Promise<void>> {
  const undo = async () => {
    await run('umount', [place]);
  };
  await run('mount', ['--bind', place, place]);
  onTestFinished(() => undo().catch(() => undefined));
  await run('mount', ['-o', 'remount,ro,bind', place]);
  return undo;
}

async function forbidWriting(place: string, mode: number): Promise<() => Promise<void>> {
  await chmod(place, mode & 0o555);
  const undo = () => chmod(place, mode);
  onTestFinished(undo);
  return undo;
}

const makeReadOnly = (place: string, mode: number) =>
  process.getuid?.() === 0 ? mountReadOnly(place) : forbidWriting(place, mode);

const places = {
  'data folder': () => ({
    place: dataDir,
    mode: 0o755,
    sentence: `DATA_DIR must be a folder this user can write to, but ${dataDir} is not.`,
  }),
  database: () => ({
    place: databaseFile(dataDir),
    mode: 0o644,
    sentence: `The database ${databaseFile(dataDir)} must be a file this user can write to, but it is not.`,
  }),
};

describe('a start on what cannot be written', { tags: ['full'] }, () => {
  it.each(['data folder', 'database'] as const)(
    'says so of the %s in one sentence, and starts once it can',
    async (name) => {
      const { place, mode, sentence } = places[name]();
      const before = await readFile(databaseFile(dataDir));
      const undo = await makeReadOnly(place, mode);
      const { code, stdout, stderr } = await launch({ DATA_DIR: dataDir }).ended;
      expect([code, stderr.trimEnd()]).toEqual([1, sentence]);
      expect(stdout).not.toContain('Listening on');
      expect((await readFile(databaseFile(dataDir))).equals(before)).toBe(true);
      await undo();
      const product = await startProduct({ dataDir });
      expect((await product.stop()).code).toBe(0);
    },
  );
});
