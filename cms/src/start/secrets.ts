import { createECDH, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '@pickup/strapi-kit';
import { moveUnlessExists, syncFolder, writeNewFile } from './durable-files.js';
import { StartError } from './settings.js';

const HEADING = '# Made at the first start. Keep this file with your backups and away from everyone else.';
/** Without this line, a file that was cut off after a complete line would look complete. */
const END = '# The end: without this line the file is not whole.';

const LINE = /^(?:#.*|([A-Z][A-Z0-9_]*)=(.*))?$/;
// Control characters: a line with them is damaged.
const BINARY = /[^\P{Cc}\t]/u;

/** A file of secrets with its original lines, so that comments and unknown names are kept when secrets are added. */
export interface StoredSecrets {
  lines: readonly string[];
  values: ReadonlyMap<string, string>;
  /** Whether the closing line is there; files of older versions and edited files have none. */
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
 * @returns null when it does not exist
 * @throws StartError when it is damaged or ends within a line: an incomplete secret must not be used
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

const temporaryNameOf = (file: string) => `${file}.${randomBytes(6).toString('hex')}.new`;

/** A temporary file older than this was left by an interrupted start, in milliseconds. */
const ABANDONED_MS = 60_000;

/** Removes temporary files with unused secrets that interrupted starts left. */
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
 * Adds secrets to a file or creates it. The file is written under a temporary name and then renamed, so that a crash or a
 * full disk never leaves an incomplete one.
 * @returns false when another start has created the file meanwhile; nothing is written then
 * @throws StartError when it cannot be written
 */
export function addSecrets(file: string, stored: StoredSecrets, made: ReadonlyMap<string, string>): boolean {
  const temporary = temporaryNameOf(file);
  try {
    writeNewFile(temporary, textOf(stored, made));
    if (stored === NO_SECRETS) return moveUnlessExists(temporary, file);
    renameSync(temporary, file);
    syncFolder(path.dirname(file));
    return true;
  } catch (error) {
    throw new StartError(`${file} could not be written (${errorCode(error) || String(error)}).`);
  } finally {
    rmSync(temporary, { force: true });
  }
}

const token = () => randomBytes(32).toString('base64url');
/** 20 characters without those that look alike: 100 bits. */
const password = () =>
  [...randomBytes(20)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.charAt(byte % 32)).join('');

/** The private key that notifications are signed with (VAPID), in the form of its tools: 32 bytes in base64url. */
function vapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A number that begins with zeros has fewer bytes.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

const GENERATORS = {
  APP_KEYS: () => [token(), token()].join(','),
  ADMIN_JWT_SECRET: token,
  API_TOKEN_SALT: token,
  TRANSFER_TOKEN_SALT: token,
  ENCRYPTION_KEY: token,
  JWT_SECRET: token,
  VISITOR_SECRET: token,
  VAPID_PRIVATE_KEY: vapidKey,
} as const;

/** Generated for an empty database only: later the accounts exist and keep their passwords. */
const PASSWORDS = {
  OWNER_PASSWORD: password,
  // The panel asks for upper case, lower case and a digit.
  PANEL_PASSWORD: () => `${password()}a1`,
} as const;

export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.env');

/**
 * Secrets of a database in use are never replaced: sessions would end and encrypted data could not be read. Only a
 * complete file may lack one, which then is new in this version.
 * @throws StartError naming the missing secrets
 */
function requireKept(file: string, stored: StoredSecrets | null, missing: readonly string[]): void {
  const lost = missing.filter((name) => !stored?.ended || stored.values.has(name));
  if (lost.length === 0) return;
  const what = stored && stored.values.size > 0 ? `lacks ${lost.join(', ')}` : stored ? 'is empty' : 'is missing';
  throw new StartError(
    `${file} ${what}, but the database is in use: put the file back from a backup, or give ${lost.join(', ')} in the environment.`,
  );
}

/** Whoever guesses a key makes sessions of their own. */
const SHORTEST = 16;

const keysIn = (name: string, value: string) => (name === 'APP_KEYS' ? value.split(',') : [value]);

/** @throws StartError for a key of the environment that can be guessed */
function requireLong(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(GENERATORS)) {
    const value = env[name];
    if (value && keysIn(name, value).some((key) => key.trim().length < SHORTEST)) {
      throw new StartError(`${name} must have at least ${SHORTEST} characters: openssl rand -hex 32 makes one.`);
    }
  }
}

/** Whether neither the environment nor the folder has a secret, as every product has that was started once. */
export const hasNoSecrets = (env: NodeJS.ProcessEnv, dataDir: string): boolean =>
  readSecrets(secretsFile(dataDir)) === null && Object.keys(GENERATORS).every((name) => !env[name]);

/**
 * Loads the product's secrets into the environment. Values of the environment win over those of the file; missing ones are
 * generated and written to the file, which only its owner can read.
 * @param inUse whether the database has accounts already
 * @returns true when the file was created or completed
 * @throws StartError when the file is damaged, cannot be written, or lacks secrets that a database in use needs, and for a
 * key of the environment that is too short
 */
export function loadSecrets(env: NodeJS.ProcessEnv, dataDir: string, inUse: boolean): boolean {
  requireLong(env);
  const file = secretsFile(dataDir);
  const stored = readSecrets(file);
  removeAbandoned(file, Date.now());
  const isMissing = (name: string) => !env[name] && !stored?.values.get(name);
  if (inUse) requireKept(file, stored, Object.keys(GENERATORS).filter(isMissing));

  const made = new Map<string, string>();
  for (const [name, generate] of Object.entries(inUse ? GENERATORS : { ...GENERATORS, ...PASSWORDS })) {
    if (isMissing(name)) made.set(name, generate());
  }
  // Of two simultaneous first starts, the later one uses the secrets of the other.
  if (made.size > 0 && !addSecrets(file, stored ?? NO_SECRETS, made)) return loadSecrets(env, dataDir, inUse);
  for (const name of [...Object.keys(GENERATORS), ...Object.keys(PASSWORDS)]) {
    const value = made.get(name) ?? stored?.values.get(name);
    if (value) env[name] ||= value;
  }
  return made.size > 0;
}
