import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets, secretsFile } from './secrets.js';
import { StartError } from './settings.js';

const NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'VISITOR_SECRET',
  'VAPID_PRIVATE_KEY',
  'OWNER_PASSWORD',
  'PANEL_PASSWORD',
] as const;

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'pickup-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const written = () => readFileSync(secretsFile(dir), 'utf8');

/** Loads into an environment of its own, for an empty database unless said otherwise. */
function load(env: NodeJS.ProcessEnv = {}, inUse = false) {
  const made = loadSecrets(env, dir, inUse);
  return { made, env };
}
const loadLater = (env: NodeJS.ProcessEnv = {}) => load(env, true);

describe('secrets', () => {
  it('are all generated at the first start, differ from each other, and are put into the environment', () => {
    const { made, env } = load();
    expect(made).toBe(true);
    const values = NAMES.map((name) => env[name] ?? '');
    expect(values.every((value) => value.length >= 20)).toBe(true);
    expect(new Set(values).size).toBe(NAMES.length);
    for (const name of NAMES) expect(written()).toContain(`${name}=${env[name] ?? ''}\n`);
  });

  it('are in a file that only its owner can read, without a temporary file beside it', () => {
    load();
    expect(statSync(secretsFile(dir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secrets.env']);
  });

  it('are kept by every later start', () => {
    const first = load();
    const before = written();
    const second = loadLater();
    expect(second.made).toBe(false);
    expect(second.env).toEqual(first.env);
    expect(written()).toBe(before);
  });

  it('of the environment win, and are not written to the file', () => {
    load();
    const { made, env } = loadLater({ JWT_SECRET: 'from the environment' });
    expect([made, env.JWT_SECRET]).toEqual([false, 'from the environment']);
    expect(written()).not.toContain('from the environment');
  });

  it.each([
    { JWT_SECRET: 'short' },
    { APP_KEYS: 'this one is long enough,short' },
    { ENCRYPTION_KEY: 'fifteen letters' },
  ])('of the environment that can be guessed are refused: %j', (given) => {
    const [name = ''] = Object.keys(given);
    expect(() => load(given)).toThrow(`${name} must have at least 16 characters`);
  });

  it('given at the first start are not generated', () => {
    load({ OWNER_PASSWORD: 'chosen by the owner' });
    expect(written()).not.toContain('OWNER_PASSWORD');
  });

  it('that are missing are added, and the others kept', () => {
    writeFileSync(secretsFile(dir), '# by hand\nJWT_SECRET=with=equals signs\nAPP_KEYS=\n');
    const { made, env } = load();
    expect([made, env.JWT_SECRET]).toEqual([true, 'with=equals signs']);
    expect(env.APP_KEYS).toMatch(/^[\w-]{43},[\w-]{43}$/);
    expect(written()).toContain('# by hand\nJWT_SECRET=with=equals signs\n');
    expect(written().match(/APP_KEYS=/g)).toHaveLength(1);
  });

  it('of a newer version are added to a complete file, which keeps its other lines', () => {
    load();
    const whole = written().replace(/\nVISITOR_SECRET=.*/, '\n# by hand');
    writeFileSync(secretsFile(dir), `${whole}# below the end\nMORE=1\n`);
    const { made, env } = loadLater();
    expect([made, env.VISITOR_SECRET]).toEqual([true, expect.stringMatching(/^[\w-]{43}$/)]);
    const [above = '', below] = written().split(`VISITOR_SECRET=${env.VISITOR_SECRET ?? ''}\n`);
    expect(`${above}${below ?? ''}`).toBe(`${whole}# below the end\nMORE=1\n`);
    expect(loadLater().made).toBe(false);
  });

  it('never include a new password later, because its account exists by then', () => {
    load({ OWNER_PASSWORD: 'chosen by the owner' });
    const later = loadLater();
    expect([later.made, later.env.OWNER_PASSWORD]).toEqual([false, undefined]);
    expect(written()).not.toContain('OWNER_PASSWORD');
  });

  it('include a panel password that the panel accepts', () => {
    expect(load().env.PANEL_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/);
  });
});

/** What is said of the secrets; the file must be left as it is. */
function sentence(env: NodeJS.ProcessEnv = {}, inUse = true): string {
  const before = readdirSync(dir).map((name) => [name, readFileSync(path.join(dir, name), 'base64')]);
  const given = { ...env };
  try {
    load(env, inUse);
  } catch (error) {
    expect(readdirSync(dir).map((name) => [name, readFileSync(path.join(dir, name), 'base64')])).toEqual(before);
    expect(env).toEqual(given);
    if (error instanceof StartError) return error.message;
  }
  throw new Error('These secrets were taken');
}

describe('of a database in use, secrets', () => {
  const allNames = NAMES.filter((name) => !name.endsWith('PASSWORD'));

  it('are never replaced: a missing file is reported', () => {
    expect(sentence()).toBe(
      `${secretsFile(dir)} is missing, but the database is in use: put the file back from a backup, or give ${allNames.join(', ')} in the environment.`,
    );
  });

  it.each([
    ['no bytes', ''],
    ['comments', '# nothing\n# here\n'],
  ])('are never replaced: a file with %s is reported', (_, text) => {
    writeFileSync(secretsFile(dir), text);
    expect(sentence()).toContain('is empty, but the database is in use: put the file back from a backup');
  });

  it('are reported as missing wherever a crash or a full disk has cut the file off', () => {
    const { env } = load();
    const whole = written();
    // Behind the last secret stand the first passwords, which a database in use needs no more.
    const needed = whole.indexOf('\nOWNER_PASSWORD') + 1;
    for (let length = 0; length < needed; length += 1) {
      writeFileSync(secretsFile(dir), whole.slice(0, length));
      const said = sentence();
      expect(said).toMatch(/ (is missing|is empty|lacks [A-Z_, ]+|ends in the middle|is damaged).* from a backup/);
      expect(said).not.toContain(env.APP_KEYS?.slice(0, 10));
    }
    writeFileSync(secretsFile(dir), whole.slice(0, needed));
    expect(loadLater()).toMatchObject({ made: false, env: { JWT_SECRET: env.JWT_SECRET } });
  });

  it('without a value are reported, and no others', () => {
    load();
    writeFileSync(secretsFile(dir), written().replace(/JWT_SECRET=.*/g, 'JWT_SECRET='));
    expect(sentence()).toContain('lacks ADMIN_JWT_SECRET, JWT_SECRET, but');
    expect(loadLater({ ADMIN_JWT_SECRET: 'given by its owner', JWT_SECRET: 'given by its owner' }).made).toBe(false);
  });

  it('may all come from the environment, without any file', () => {
    expect(loadLater(Object.fromEntries(allNames.map((name) => [name, 'given by its owner']))).made).toBe(false);
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe('a damaged file of secrets', () => {
  it.each([
    ['binary', Buffer.from([0x80, 0xff, 0x00, 0x12])],
    ['zeros', Buffer.alloc(512)],
    ['a line that is no secret', 'JWT_SECRET=a\nthis is not one\n'],
    ['a control character', 'JWT_SECRET=a\u0007b\n'],
    ['half a line', 'JWT_SECRET=a\nAPP_KE'],
    ['half a value', 'JWT_SECRET=a'],
  ])('with %s is reported in one sentence, whether the database is in use or not', (_, text) => {
    writeFileSync(secretsFile(dir), text);
    for (const inUse of [true, false]) {
      expect(sentence({}, inUse)).toMatch(
        /secrets\.env (is damaged|ends in the middle).*put it back from a backup.*\.$/,
      );
    }
  });

  it('that is a folder is reported', () => {
    mkdirSync(secretsFile(dir));
    expect(() => load()).toThrow(/secrets\.env must be a file this user can read, but it is not \(EISDIR\)\.$/);
  });

  it('of no bytes is completed while the database is empty, passwords included', () => {
    writeFileSync(secretsFile(dir), '');
    const { made, env } = load();
    expect([made, NAMES.every((name) => (env[name] ?? '').length >= 20)]).toEqual([true, true]);
    expect(loadLater().env).toEqual(env);
  });
});

describe('a temporary file of an interrupted start', () => {
  it('is removed once it is too old to be in use', () => {
    const [old, fresh] = ['0a0b.new', '0c0d.new'].map((name) => `${secretsFile(dir)}.${name}`);
    for (const file of [old, fresh]) writeFileSync(file ?? '', 'JWT_SECRET=half');
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(old ?? '', longAgo, longAgo);
    load();
    expect(readdirSync(dir).sort()).toEqual(['secrets.env', 'secrets.env.0c0d.new']);
  });
});
