import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyFolder, makeFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { startProduct } from '../../product/product.js';
import { secretsFile } from '../../product/secrets.js';
import { databaseFile } from '../../product/sql.js';
import { copyDemo } from '../../restaurant/demo-copy.js';

let dataDir = '';

beforeEach(async () => {
  dataDir = await copyFolder(inject('sqliteBase'), 'secrets');
});
afterEach(() => removeFolder(dataDir));

/** Starts a product that must not come up, and gives the one line it says. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await launch(settings).ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain('Listening on');
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr.trimEnd();
}

describe('the secrets of a restaurant that is in use', () => {
  it.each([
    ['missing', () => rm(secretsFile(dataDir)), 'is missing, but the database is in use'],
    ['of no bytes', () => truncate(secretsFile(dataDir), 0), 'is empty, but the database is in use'],
    ['half written', () => truncate(secretsFile(dataDir), 200), 'ends in the middle of a line'],
    ['garbled', () => writeFile(secretsFile(dataDir), randomBytes(600)), 'is damaged'],
  ])('are never made anew when the file is %s', async (_, damage, said) => {
    await damage();
    const database = await readFile(databaseFile(dataDir));
    const left = await readFile(secretsFile(dataDir)).catch(() => null);
    const sentence = await refusal({ DATA_DIR: dataDir });
    expect(sentence).toContain(`${secretsFile(dataDir)} ${said}`);
    expect(sentence).toContain('from a backup');
    expect(await readFile(secretsFile(dataDir)).catch(() => null)).toEqual(left);
    expect((await readFile(databaseFile(dataDir))).equals(database)).toBe(true);
  });

  it('are asked of another instance on the same PostgreSQL, too', async () => {
    const other = await makeFolder('other');
    const { env, remove } = await copyDemo('postgres');
    expect(await refusal({ DATA_DIR: other, ...env })).toContain(
      `${secretsFile(other)} is missing, but the database is in use`,
    );
    await Promise.all([remove(), removeFolder(other)]);
  });

  it('may come from the environment alone', async () => {
    const lines = (await readFile(secretsFile(dataDir), 'utf8')).split('\n').filter((line) => line.includes('='));
    await rm(secretsFile(dataDir));
    const env = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const product = await startProduct({ dataDir, env });
    expect((await product.stop()).code).toBe(0);
    await expect(readFile(secretsFile(dataDir))).rejects.toThrow('ENOENT');
  });
});
