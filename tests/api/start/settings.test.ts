import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { access, writeFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { makeDatabase } from '../../product/postgres.js';
import { openPostgres } from '../../product/sql.js';

let folder = '';

beforeAll(async () => {
  folder = await makeFolder('settings');
  await writeFile(path.join(folder, 'a-file'), 'not a folder');
});
afterAll(() => removeFolder(folder));

/** Starts a product that must not come up, and gives the one line it says. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await launch({ DATA_DIR: path.join(folder, 'data'), ...settings }).ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain('Listening on');
  const lines = stderr.trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  return lines[0] ?? '';
}

/** Every sentence about a setting has its unit test beside `cms/src/start/settings.ts`; here they end a start. */
describe('a wrong setting stops the start with one sentence that names it', () => {
  it.each([
    [{ PORT: '99999' }, /^PORT must be a port number from 0 to 65535, but it is "99999"\.$/],
    [
      { HOST: '203.0.113.7' },
      /^HOST and PORT must be an address this machine can listen on, but 203\.0\.113\.7:0 is not/,
    ],
    [
      { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' },
      /^DATABASE_URL must lead to a database, but connecting failed/,
    ],
  ])('%j', async (settings, sentence) => {
    expect(await refusal(settings)).toMatch(sentence);
  });

  it.each([
    ['OWNER_PASSWORD', { OWNER_PASSWORD: 'hunter2' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://me:hunter2@db/x' }],
  ])('a password in %s never appears in the sentence about it', async (name, settings) => {
    const sentence = await refusal(settings);
    expect(sentence).toContain(`${name} must`);
    expect(sentence).not.toContain('hunter2');
  });

  it.each([
    ['no such database', (url: string) => url.replace(/[^/]+$/, 'missing')],
    ['no such password', (url: string) => url.replace(/:[^:@/]+@/, ':wrong@')],
  ])('a DATABASE_URL that PostgreSQL refuses: %s', async (_, wrong) => {
    const sentence = await refusal({ DATABASE_CLIENT: 'postgres', DATABASE_URL: wrong(inject('postgresUrl')) });
    expect(sentence).toMatch(/^DATABASE_URL must lead to a database, but connecting failed \(.+\)\.$/);
  });

  it('a DATA_DIR that cannot be written', async () => {
    const DATA_DIR = path.join(folder, 'a-file', 'data');
    expect(await refusal({ DATA_DIR })).toBe(
      `DATA_DIR must be a folder this user can write to, but ${DATA_DIR} is not.`,
    );
  });

  it('a DATA_DIR that is a file', async () => {
    expect(await refusal({ DATA_DIR: path.join(folder, 'a-file') })).toMatch(/^DATA_DIR must be a folder/);
  });
});

describe('a user of PostgreSQL who may not do what a start does', () => {
  const user = `pickup_${randomBytes(6).toString('hex')}`;
  let administrator: Knex;
  let url: URL;

  beforeAll(async () => {
    url = new URL(await makeDatabase(inject('postgresUrl')));
    administrator = openPostgres(url.href);
    // As every PostgreSQL since 15 begins; an older one lets everybody create tables.
    await administrator.raw('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await administrator.raw(`CREATE ROLE ?? LOGIN PASSWORD 'only-for-tests'`, [user]);
    Object.assign(url, { username: user, password: 'only-for-tests' });
  });
  afterAll(async () => {
    await administrator.raw('DROP ROLE ??', [user]);
    await administrator.destroy();
  });

  const refused = () => refusal({ DATABASE_CLIENT: 'postgres', DATABASE_URL: url.href });

  it('is told how to get a database of its own, and no secrets are made', async () => {
    const database = url.pathname.slice(1);
    expect(await refused()).toBe(
      `DATABASE_URL must sign in as a user who may create tables, but ${user} may not: ALTER DATABASE ${database} OWNER TO ${user}.`,
    );
    await expect(access(path.join(folder, 'data', 'secrets.env'))).rejects.toThrow('ENOENT');
  });

  it('is told whose the tables are', async () => {
    await administrator.schema.createTable('up_users', (table) => table.increments());
    expect(await refused()).toMatch(
      /^DATABASE_URL must sign in as the owner of the tables in \w+, which is postgres, /,
    );
  });
});

describe('a taken port', () => {
  let taker: Server;

  beforeAll(async () => {
    taker = createServer();
    await new Promise<void>((resolve) => taker.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => taker.close(resolve));
  });

  it('is said in one sentence', async () => {
    const address = taker.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ PORT: String(port) })).toBe(
      `PORT must be free, but something else already listens on 127.0.0.1:${port}.`,
    );
  });
});
