import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';

const token = () => randomBytes(32).toString('base64url');
/** Readable aloud, and long enough: 20 characters of 32, without the ones that look alike. */
const password = () =>
  [...randomBytes(20)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.charAt(byte % 32)).join('');

const GENERATORS = {
  APP_KEYS: () => [token(), token()].join(','),
  ADMIN_JWT_SECRET: token,
  API_TOKEN_SALT: token,
  TRANSFER_TOKEN_SALT: token,
  ENCRYPTION_KEY: token,
  JWT_SECRET: token,
  VISITOR_SECRET: token,
} as const;

/** Made at the first start only: later the accounts exist, and a new password would open nothing. */
const PASSWORDS = {
  OWNER_PASSWORD: password,
  // The panel asks for upper case, lower case and a digit.
  PANEL_PASSWORD: () => `${password()}a1`,
} as const;

const read = (file: string) =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#') && line.includes('='))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Written beside and renamed, so that a crash never leaves half a file. */
function write(file: string, secrets: ReadonlyMap<string, string>): void {
  const lines = [
    '# Made at the first start. Keep this file with your backups and away from everyone else.',
    ...[...secrets].map(([name, value]) => `${name}=${value}`),
  ];
  const beside = `${file}.new`;
  const descriptor = openSync(beside, 'w', 0o600);
  writeSync(descriptor, `${lines.join('\n')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(beside, file);
}

export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/**
 * Puts the product's secrets into the environment: what is given there wins, then what the file holds; what is
 * missing is made and written, readable by its owner alone (ruling 29).
 * @returns true when the file was made or completed
 */
export function loadSecrets(env: NodeJS.ProcessEnv, dataDir: string): boolean {
  const file = secretsFile(dataDir);
  const first = !existsSync(file);
  const stored = first ? new Map<string, string>() : read(file);
  let made = false;
  for (const [name, generate] of Object.entries({ ...GENERATORS, ...PASSWORDS })) {
    if (!env[name] && !stored.get(name) && (first || !(name in PASSWORDS))) {
      stored.set(name, generate());
      made = true;
    }
    const value = stored.get(name);
    if (value) env[name] ||= value;
  }
  if (made) write(file, stored);
  return made;
}
