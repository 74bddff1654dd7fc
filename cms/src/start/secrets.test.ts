import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets, secretsFile } from './secrets.js';

const NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'OWNER_PASSWORD',
  'PANEL_PASSWORD',
] as const;

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'pickup-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const written = () => readFileSync(secretsFile(dir), 'utf8');

/** Loads into an environment of its own. */
function load(env: NodeJS.ProcessEnv = {}) {
  const made = loadSecrets(env, dir);
  return { made, env };
}

describe('secrets', () => {
  it('are all made at the first start, each its own, and put into the environment', () => {
    const { made, env } = load();
    expect(made).toBe(true);
    const values = NAMES.map((name) => env[name] ?? '');
    expect(values.every((value) => value.length >= 20)).toBe(true);
    expect(new Set(values).size).toBe(NAMES.length);
    for (const name of NAMES) expect(written()).toContain(`${name}=${env[name] ?? ''}\n`);
  });

  it("lie in a file that is its owner's alone, with no half-written twin beside it", () => {
    load();
    expect(statSync(secretsFile(dir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secrets.env']);
  });

  it('are kept by every later start', () => {
    const first = load();
    const before = written();
    const second = load();
    expect(second.made).toBe(false);
    expect(second.env).toEqual(first.env);
    expect(written()).toBe(before);
  });

  it('of the environment win, and are not written down', () => {
    load();
    const { made, env } = load({ JWT_SECRET: 'from the environment' });
    expect([made, env.JWT_SECRET]).toEqual([false, 'from the environment']);
    expect(written()).not.toContain('from the environment');
  });

  it('given at the first start are not made', () => {
    load({ OWNER_PASSWORD: 'chosen by the owner' });
    expect(written()).not.toContain('OWNER_PASSWORD');
  });

  it('that are missing are added, and the others kept', () => {
    writeFileSync(secretsFile(dir), '# by hand\nJWT_SECRET=with=equals signs\nAPP_KEYS=\n');
    const { made, env } = load();
    expect([made, env.JWT_SECRET]).toEqual([true, 'with=equals signs']);
    expect(env.APP_KEYS).toMatch(/^[\w-]{43},[\w-]{43}$/);
    expect(written()).toContain('JWT_SECRET=with=equals signs\n');
  });

  it('never make a password later: its account exists by then', () => {
    load({ OWNER_PASSWORD: 'chosen by the owner' });
    const later = load();
    expect([later.made, later.env.OWNER_PASSWORD]).toEqual([false, undefined]);
    expect(written()).not.toContain('OWNER_PASSWORD');
  });

  it('make a panel password that the panel takes', () => {
    expect(load().env.PANEL_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,72}$/);
  });
});
