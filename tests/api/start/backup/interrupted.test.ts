import { existsSync } from 'node:fs';
import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { copyFolder, makeFolder, removeFolder } from '../../../product/folders.js';
import { begin, run, sentence } from './programs.js';

describe('a program that is interrupted', () => {
  /** So many bytes of nothing keep a program busy for a while. */
  const LARGE = 400 * 1024 * 1024;

  /** The folders of half-done work in a folder, as soon as their programs have locked them. */
  const worksIn = async (folder: string) =>
    (await readdir(folder)).filter((name) => existsSync(path.join(folder, name, 'alive.lock')));

  it('leaves nothing, whether it was told to stop or killed', { tags: ['full'] }, async () => {
    const large = await copyFolder(inject('sqliteBase'), 'large');
    const picture = path.join(large, 'public/uploads/large.webp');
    await writeFile(picture, '');
    await truncate(picture, LARGE);
    const there = await makeFolder('interrupted');
    const wanted = path.join(there, 'wanted');

    const stopped = begin('backup', [wanted], { dataDir: large });
    await vi.waitFor(async () => expect(await readdir(there)).not.toEqual([]), { timeout: 20_000, interval: 5 });
    stopped.signal('SIGTERM');
    expect(sentence(await stopped.ended)).toBe('Interrupted: nothing was changed.');
    expect(await readdir(there)).toEqual([]);

    const dead = begin('backup', [path.join(there, 'dead')], { dataDir: large });
    await vi.waitFor(async () => expect(await worksIn(there)).toHaveLength(1), { timeout: 20_000, interval: 5 });
    dead.signal('SIGKILL');
    await dead.ended;
    const [left = ''] = await worksIn(there);
    expect((await stat(path.join(there, left))).mode & 0o777).toBe(0o700);

    // Two at once sweep what the dead one left, and not each other's.
    const backups = await Promise.all(
      [wanted, path.join(there, 'second')].map((file) => run('backup', [file], { dataDir: large })),
    );
    expect(backups).toMatchObject([
      { code: 0, stderr: '' },
      { code: 0, stderr: '' },
    ]);
    expect((await readdir(there)).sort()).toEqual(['second', 'wanted']);
    const target = path.join(there, 'data');
    const killed = begin('restore', [wanted], { dataDir: target });
    await vi.waitFor(async () => expect(await worksIn(target)).toHaveLength(1), { timeout: 20_000, interval: 5 });
    killed.signal('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    expect((await readdir(target)).filter((name) => !name.startsWith('.restore.'))).toEqual([]);

    // What a crash has left is in nobody's way, and is swept.
    expect(await run('restore', [wanted], { dataDir: target })).toMatchObject({ code: 0, stderr: '' });
    expect((await readdir(target)).sort()).toEqual(['in-use.lock', 'pickup.db', 'public', 'secrets.env']);
    await Promise.all([removeFolder(large), removeFolder(there)]);
  });
});
