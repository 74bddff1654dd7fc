import { readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it, vi } from 'vitest';
import { copyFolder, makeFolder, removeFolder } from '../../../product/folders.js';
import { begin, run, sentence } from './programs.js';

describe('a program that is interrupted', () => {
  /** So many bytes of nothing keep a program busy for a while. */
  const LARGE = 400 * 1024 * 1024;

  it('leaves nothing, whether it was told to stop or killed', async () => {
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

    expect((await run('backup', [wanted], { dataDir: large })).code).toBe(0);
    const target = path.join(there, 'data');
    const killed = begin('restore', [wanted], { dataDir: target });
    await vi.waitFor(async () => expect(await readdir(target)).not.toEqual([]), { timeout: 20_000, interval: 5 });
    killed.signal('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    expect((await readdir(target)).filter((name) => !name.startsWith('.restore.'))).toEqual([]);

    // What a crash has left is in nobody's way.
    expect(await run('restore', [wanted], { dataDir: target })).toMatchObject({ code: 0, stderr: '' });
    expect(await readdir(target)).toEqual(expect.arrayContaining(['pickup.db', 'public', 'secrets.env']));
    await Promise.all([removeFolder(large), removeFolder(there)]);
  });
});
