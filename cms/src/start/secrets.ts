import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '@pickup/strapi-kit';
import { moveUnlessExists, syncFolder, writeNewFile } from './durable-files.js';
import { StartError } from './settings.js';

const HEADING = '# Made at the first start. Keep this file with your backups and away from everyone else.';
/** Without it, a file that was cut off after a whole line would look complete. */
const END = '# The end: without this line the file is not whole.';

const LINE = /^(?:#.*|([A-Z][A-Z0-9_]*)=(.*))?$/;
// Control characters: a line with them is damaged.
const BINARY = /[^\P{Cc}\t]/u;

/** A file of secrets, with its lines as they stand: comments and unknown names survive when secrets are added. */
export interface StoredSecrets {
  lines: readonly string[];
  values: ReadonlyMap<string, string>;
  /** Whether its last line is there; an older version, or a person, wrote none. */
  ended: boolean;
}

export const NO_SECRETS: StoredSecrets = { lines: [HEADING], values: new Map(), ended: false };

function readText(file: string): string | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartError(`${file} must be a file this user can read, but it is not (${errorCode(error)}).`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new StartError(`${file} is damaged (it is not text): put it back from a backup.`);
  }
}

/**
 * Reads a file of secrets.
 * @returns null when there is none
 * @throws StartError when it is garbled or ends in the middle of a line: a half secret must never be used
 */
export function readSecrets(file: string): StoredSecrets | null {
  const text = readText(file);
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const ended = lines.includes(END);
  const last = lines.at(-1) ?? '';
  if (last === '' || !ended) lines.pop();
  const values = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const match = BINARY.test(line) ? null : LINE.exec(line);
    if (!match) {
      throw new StartError(`${file} is damaged (line ${index + 1} is not NAME=value): put it back from a backup.`);
    }
    const [, name, value = ''] = match;
    if (name !== undefined) values.set(name, value);
  }
  if (last !== '' && !ended) {
    throw new StartError(
      `${file} ends in the middle of a line: put it back from a backup, or end its last line if that is whole.`,
    );
  }
  return { lines, values, ended };
}

const besideOf = (file: string) => `${file}.${randomBytes(6).toString('hex')}.new`;

/** A temporary file of this age belongs to no start that is still running, in milliseconds. */
const ABANDONED_MS = 60_000;

/** Removes the temporary files that a start which was cut off has left: they hold secrets that nobody uses. */
export function removeAbandoned(file: string, now: number): void {
  const folder = path.dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${path.basename(file)}.`) || !name.endsWith('.new')) continue;
    const abandoned = path.join(folder, name);
    const since = statSync(abandoned, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - since > ABANDONED_MS) rmSync(abandoned, { force: true });
  }
}

function textOf({ lines, ended }: StoredSecrets, made: ReadonlyMap<string, string>): string {
  const kept = lines.filter((line) => !made.has(line.slice(0, -1)) || !line.endsWith('='));
  const added = [...made].map(([name, value]) => `${name}=${value}`);
  const end = ended ? kept.indexOf(END) : kept.length;
  return [...kept.slice(0, end), ...added, END, ...kept.slice(end + 1), ''].join('\n');
}

/**
 * Adds secrets to a file, or makes it: written beside, on the disk, then put in its place, so that a crash or a full
 * disk never leaves half of it.
 * @returns false when it was to be made and another start was quicker: nothing was written
 * @throws StartError when it cannot be written
 */
export function addSecrets(file: string, stored: StoredSecrets, made: ReadonlyMap<string, string>): boolean {
  const beside = besideOf(file);
  try {
    writeNewFile(beside, textOf(stored, made));
    if (stored === NO_SECRETS) return moveUnlessExists(beside, file);
    renameSync(beside, file);
    syncFolder(path.dirname(file));
    return true;
  } catch (error) {
    throw new StartError(`${file} could not be written (${errorCode(error) || String(error)}).`);
  } finally {
    rmSync(beside, { force: true });
  }
}

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
