import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { casesInDepth } from '../../../depth.js';
import { postgresStore } from '../../../product/empty-database.js';
import { copyFolder, makeFolder, removeFolder } from '../../../product/folders.js';
import { databaseFile, openPostgres } from '../../../product/sql.js';
import { run, sentence, type Given } from './programs.js';
import { packEntries, readEntries, withManifest, withParts, type Entry } from './tar-file.js';

let folder = '';
let dataDir = '';
let file = '';
let bytes = Buffer.alloc(0);
let entries: Entry[] = [];

beforeAll(async () => {
  folder = await makeFolder('backups');
  dataDir = await copyFolder(inject('sqliteBase'), 'backed-up');
  file = path.join(folder, 'good.tar.gz');
  const made = await run('backup', [file], { dataDir });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  bytes = await readFile(file);
  entries = await readEntries(file);
});
afterAll(async () => {
  await removeFolder(folder);
  await removeFolder(dataDir);
});

describe('a backup that cannot be made', () => {
  /** Asks for a backup that must be refused and leave nothing. */
  async function refusal(args: string[], given: Given = { dataDir }): Promise<string> {
    const before = await readdir(folder);
    const said = sentence(await run('backup', args, given));
    expect(await readdir(folder)).toEqual(before);
    expect((await readFile(file)).equals(bytes)).toBe(true);
    return said;
  }

  it('needs one file', async () => {
    expect(await refusal([])).toBe('Name one file: npm run backup -- FILE.');
    expect(await refusal(['one', 'two'])).toBe('Name one file: npm run backup -- FILE.');
    expect(await refusal(['--help'])).toBe('Name one file: npm run backup -- FILE.');
  });

  it('says what stands in its place', async () => {
    expect(await refusal([file])).toBe(`${file} is there already: a backup never overwrites.`);
    expect(await refusal([folder])).toBe(`${folder} is a folder: name a file in it.`);
    const dangling = path.join(folder, 'dangling');
    await symlink('nowhere', dangling);
    expect(await refusal([dangling])).toBe(`${dangling} is there already: a backup never overwrites.`);
    await rm(dangling);
  });

  it('needs a folder', async () => {
    expect(await refusal([path.join(folder, 'missing', 'x')])).toBe(
      `${folder}/missing is no folder: a backup needs one.`,
    );
    expect(await refusal([path.join(file, 'x')])).toBe(`${file} is no folder: a backup needs one.`);
    expect(await refusal([path.join(file, 'x', 'y')])).toBe(`${file}/x is no folder: a backup needs one.`);
  });

  it('does not lie where everyone can fetch it', async () => {
    expect(await refusal([path.join(dataDir, 'public/uploads/backup')])).toMatch(
      /would lie among the pictures, where everyone can fetch it/,
    );
  });

  it('says which picture no restore would accept', async () => {
    const picture = path.join(dataDir, 'public/uploads', 'back\\slash.png');
    await writeFile(picture, 'a picture');
    expect(await refusal([path.join(folder, 'wanted')])).toBe(
      `${picture} has a name that no restore accepts: rename or remove it.`,
    );
    await rm(picture);
  });

  it('needs a database, a whole one', async () => {
    const empty = await makeFolder('empty');
    const wanted = path.join(folder, 'wanted');
    const none = `There is no database to back up: ${databaseFile(empty)} does not exist.`;
    expect(await refusal([wanted], { dataDir: empty })).toBe(none);
    await writeFile(databaseFile(empty), randomBytes(9000));
    expect(await refusal([wanted], { dataDir: empty })).toContain('cannot be copied: file is not a database.');
    await copyFile(databaseFile(dataDir), databaseFile(empty));
    await truncate(databaseFile(empty), 600_000);
    expect(await refusal([wanted], { dataDir: empty })).toMatch(
      /^The database (.* is damaged \(.*\)|cannot be copied: .*)\.$/,
    );
    await removeFolder(empty);
  });

  it('needs the folder of the product: in another one it would find no secrets and no pictures', async () => {
    const other = await makeFolder('other');
    await copyFile(databaseFile(dataDir), databaseFile(other));
    expect(await refusal([path.join(folder, 'wanted')], { dataDir: other })).toBe(
      `${other}/secrets.env is missing, and the environment has no secrets: DATA_DIR must be the folder of the product.`,
    );
    await removeFolder(other);
  });

  it.each(casesInDepth([1500, 100, 2600]))(
    'ends without a trace on a disk that is full after %d blocks',
    async (blocks) => {
      const said = await refusal([path.join(folder, 'full')], { dataDir, blocks });
      expect(said).toMatch(
        /^The disk (is full: make room and try again\.|cannot be read or written: is there room left on it\?)$/,
      );
    },
  );
});

describe('a PostgreSQL database that cannot be backed up', () => {
  it('is said in one sentence, and nothing is left', async () => {
    const store = await postgresStore(inject('postgresUrl'));
    const sql = openPostgres(store.env.DATABASE_URL ?? '');
    const before = await readdir(folder);
    const refusal = async (env = store.env) =>
      sentence(await run('backup', [path.join(folder, 'wanted')], { dataDir, env }));

    expect(await refusal()).toBe('The database holds no restaurant yet: start the product first.');
    await sql.raw('CREATE TABLE orders (id serial PRIMARY KEY); CREATE VIEW seen AS SELECT id FROM orders');
    expect(await refusal()).toBe(
      'The database holds what this backup cannot keep (seen): give the product a database of its own.',
    );
    const DATABASE_URL = (store.env.DATABASE_URL ?? '').replace(/[^/]+$/, 'missing');
    expect(await refusal({ ...store.env, DATABASE_URL })).toMatch(
      /^DATABASE_URL must lead to a database, but connecting failed/,
    );
    expect(await readdir(folder)).toEqual(before);
    await sql.destroy();
    await store.remove();
  });
});

describe('a file that cannot be restored', () => {
  /** Asks for a restore that must be refused and leave nothing. */
  async function refusal(wrong: Buffer | string, given: Partial<Given> = {}): Promise<string> {
    const name = typeof wrong === 'string' ? wrong : path.join(folder, 'wrong');
    if (typeof wrong !== 'string') await writeFile(name, wrong);
    const before = await readdir(folder);
    const said = sentence(await run('restore', [name], { dataDir: path.join(folder, 'made/by/restore'), ...given }));
    expect(await readdir(folder)).toEqual(before);
    await rm(path.join(folder, 'wrong'), { force: true });
    return said.replaceAll(folder, '');
  }

  it('is none, or a folder', async () => {
    expect(await refusal(path.join(folder, 'none'))).toBe('/none is no file.');
    expect(await refusal(folder)).toBe(' is no file.');
  });

  const NO_BACKUPS: readonly [string, Buffer][] = [
    ['random', randomBytes(5000)],
    ['a list of something else', packEntries([{ name: 'manifest.json', body: Buffer.from('{"name":"x"}') }])],
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('This is not a backup.')],
    ['a gzipped text', gzipSync('This is not a backup.')],
    ['a tar of something else', packEntries([{ name: 'readme', body: Buffer.from('hello') }])],
  ];
  it.each(casesInDepth(NO_BACKUPS, 2))('is no backup: %s', async (_, wrong) => {
    expect(await refusal(wrong)).toMatch(/^\/wrong (is not a backup of this product|is damaged: .*)\.$/);
  });

  it.each(casesInDepth([0.5, 1, 11, 1000, 0.25, 0.9]))('is cut off: %d', async (kept) => {
    const length = kept < 1 ? Math.floor(bytes.length * kept) : kept > 11 ? bytes.length - kept : kept;
    expect(await refusal(bytes.subarray(0, length))).toMatch(/^\/wrong is (damaged|not a backup)/);
  });

  it.each(casesInDepth([0.4, 20, -2, 0.01, 0.2, 0.6, 0.8, 0.95, -6]))('has one wrong bit: at %d', async (where) => {
    const wrong = Buffer.from(bytes);
    const at = where < 0 ? wrong.length + where : where < 1 ? Math.floor(wrong.length * where) : where;
    wrong.writeUInt8((wrong[at] ?? 0) ^ 0x10, at);
    expect(await refusal(wrong)).toMatch(/^\/wrong (is damaged|is not a backup|holds something)/);
  });

  it('has a part that is not what it was', async () => {
    const parts = entries.map(({ name, body }) => ({ name, body: Buffer.from(body) }));
    const database = parts.find(({ name }) => name === 'database.sqlite');
    database?.body.writeUInt8((database.body[5000] ?? 0) ^ 1, 5000);
    expect(await refusal(packEntries(parts))).toBe('/wrong is damaged: database.sqlite does not match its checksum.');
  });

  it('holds more or less than its list, or in another order', async () => {
    const more: Entry = { name: 'more', body: Buffer.from('x') };
    expect(await refusal(packEntries([...entries, more]))).toMatch(/holds something that its list does not/);
    expect(await refusal(packEntries(entries.slice(0, -1)))).toMatch(/is not whole: 1 of its files are missing/);
    const [list, one, two, ...rest] = entries;
    if (!list || !one || !two) throw new Error('The backup has too few parts');
    expect(await refusal(packEntries([list, two, one, ...rest]))).toMatch(/holds something that its list does not/);
    expect(await refusal(packEntries([one, list, two, ...rest]))).toMatch(/is not a backup/);
  });

  const OUTSIDE = ['uploads/../../evil', '/evil', '../evil', 'uploads/a\\b', 'uploads/./evil', 'uploads//evil'];
  it.each(casesInDepth([...OUTSIDE, 'uploads', 'evil'], 2))('would write outside its folder: %s', async (name) => {
    const parts = [...entries.slice(1), { name, body: Buffer.from('x') }];
    expect(await refusal(packEntries(withParts(entries, parts)))).toBe('/wrong is not a backup of this product.');
    expect(await refusal(packEntries([...entries, { name, body: Buffer.from('x') }]))).toMatch(/its list does not/);
  });

  it.each(casesInDepth(['2', '1', '5'] as const))('has a link or a folder among its parts: type %s', async (type) => {
    const link: Entry = { name: 'uploads/link', body: Buffer.alloc(0), type, linkTo: '/etc/passwd' };
    const parts = [...entries.slice(1), link];
    expect(await refusal(packEntries(withParts(entries, parts)))).toMatch(/its list does not|is damaged/);
  });

  it('is newer than the product', async () => {
    expect(await refusal(packEntries(withManifest(entries, { format: 2, parts: 'otherwise' })))).toBe(
      '/wrong was made by a newer version of this product: restore it with that version.',
    );
    expect(await refusal(packEntries(withManifest(entries, { version: '99.0.0' })))).toMatch(
      /^\/wrong was made by version 99\.0\.0, but this is version .*: restore it with that version or a later one\.$/,
    );
  });

  it('is of the other kind of database', async () => {
    const store = await postgresStore(inject('postgresUrl'));
    expect(await refusal(file, { env: store.env })).toBe(
      '/good.tar.gz holds a sqlite database, but DATABASE_CLIENT is postgres: a backup can only be restored into its own kind.',
    );
    const sql = openPostgres(store.env.DATABASE_URL ?? '');
    expect(await sql('pg_tables').where({ schemaname: 'public' })).toEqual([]);
    await sql.destroy();
    await store.remove();
  });

  it('meets a full disk', async () => {
    expect(await refusal(file, { blocks: 1000 })).toBe('The disk is full: make room and try again.');
  });

  it.each(casesInDepth(['pickup.db', 'secrets.env', 'pickup.db-wal', 'public/uploads/dish.webp'], 2))(
    'meets a folder that has %s',
    async (name) => {
      const taken = await makeFolder('taken');
      await mkdir(path.join(taken, path.dirname(name)), { recursive: true });
      await writeFile(path.join(taken, name), 'precious');
      const said = sentence(await run('restore', [file], { dataDir: taken }));
      expect(said).toMatch(/ is there already: restore into an empty DATA_DIR\.$/);
      expect(await readFile(path.join(taken, name), 'utf8')).toBe('precious');
      expect(await readdir(taken)).toEqual([name.split('/')[0]]);
      await removeFolder(taken);
    },
  );
});
