import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { NO_SECRETS, addSecrets, readSecrets, removeAbandoned, type StoredSecrets } from './secrets-file.js';
import { StartError } from './settings.js';

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

/** Made for an empty database only: later the accounts exist, and a new password would open nothing. */
const PASSWORDS = {
  OWNER_PASSWORD: password,
  // The panel asks for upper case, lower case and a digit.
  PANEL_PASSWORD: () => `${password()}a1`,
} as const;

export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/**
 * Secrets of a database in use are never made anew: sessions would end and what is encrypted could not be read. Only
 * a file that is whole may lack one, which then came with a newer version.
 * @throws StartError naming what is missing
 */
function requireKept(file: string, stored: StoredSecrets | null, missing: readonly string[]): void {
  const lost = missing.filter((name) => !stored?.ended || stored.values.has(name));
  if (lost.length === 0) return;
  const what = stored && stored.values.size > 0 ? `lacks ${lost.join(', ')}` : stored ? 'is empty' : 'is missing';
  throw new StartError(
    `${file} ${what}, but the database is in use: put the file back from a backup, or give ${lost.join(', ')} in the environment.`,
  );
}

/**
 * Puts the product's secrets into the environment: what is given there wins, then what the file holds; what is
 * missing is made and written, readable by its owner alone.
 * @param inUse whether the database already belongs to a restaurant
 * @returns true when the file was made or completed
 * @throws StartError when the file is garbled, cannot be written, or lacks what a database in use needs
 */
export function loadSecrets(env: NodeJS.ProcessEnv, dataDir: string, inUse: boolean): boolean {
  const file = secretsFile(dataDir);
  const stored = readSecrets(file);
  removeAbandoned(file, Date.now());
  const isMissing = (name: string) => !env[name] && !stored?.values.get(name);
  if (inUse) requireKept(file, stored, Object.keys(GENERATORS).filter(isMissing));

  const made = new Map<string, string>();
  for (const [name, generate] of Object.entries(inUse ? GENERATORS : { ...GENERATORS, ...PASSWORDS })) {
    if (isMissing(name)) made.set(name, generate());
  }
  // Of two first starts at once, the later one takes what the first has made.
  if (made.size > 0 && !addSecrets(file, stored ?? NO_SECRETS, made)) return loadSecrets(env, dataDir, inUse);
  for (const name of [...Object.keys(GENERATORS), ...Object.keys(PASSWORDS)]) {
    const value = made.get(name) ?? stored?.values.get(name);
    if (value) env[name] ||= value;
  }
  return made.size > 0;
}
