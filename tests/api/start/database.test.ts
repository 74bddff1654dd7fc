import { randomBytes } from 'node:crypto';
import { chmod, readFile, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createClient } from '../../product/client.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { startProduct } from '../../product/product.js';
import { secretsFile } from '../../product/secrets.js';
import { signIn } from '../../product/sign-in.js';
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

/** What in a folder, itself included, somebody else than its owner can read or write. */
async function openToOthers(folder: string): Promise<string[]> {
  const places = ['.', ...(await readdir(folder, { recursive: true }))];
  expect(places).toEqual(expect.arrayContaining(['pickup.db', 'pickup.db-wal', 'pickup.db-shm', 'public/uploads']));
  const modes = await Promise.all(places.map(async (place) => (await stat(path.join(folder, place))).mode & 0o077));
  return places.filter((_, index) => modes[index] !== 0);
}

describe('the data folder and the generated secrets', () => {
  it("are their owner's alone, and a second start keeps them and everything else", async () => {
    const before = await readFile(secretsFile(dataDir), 'utf8');
    // As an older version has left them.
    for (const [place, mode] of [[dataDir, 0o755] as const, [databaseFile(dataDir), 0o644] as const]) {
      await chmod(place, mode);
    }
    const product = await startProduct({ dataDir });
    const api = createClient(product.url);
    const token = await signIn(api, dataDir);
    const { totalElements } = await api.get('adminOrders', { query: {} }, { token });
    expect(await openToOthers(dataDir)).toEqual([]);
    expect((await product.stop()).code).toBe(0);
    expect((await stat(secretsFile(dataDir))).mode & 0o777).toBe(0o600);
    expect(await readFile(secretsFile(dataDir), 'utf8')).toBe(before);
    expect(product.logs()).toContain(secretsFile(dataDir));
    for (const secret of before
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [line.slice(line.indexOf('=') + 1)] : []))) {
      expect(product.logs()).not.toContain(secret);
    }

    const again = await startProduct({ dataDir });
    const second = createClient(again.url);
    // Signed with the same secret, the first start's token still opens the door.
    expect((await second.get('adminOrders', { query: {} }, { token })).totalElements).toBe(totalElements);
    expect((await again.stop()).code).toBe(0);
    expect(await readFile(secretsFile(dataDir), 'utf8')).toBe(before);
  });
});
