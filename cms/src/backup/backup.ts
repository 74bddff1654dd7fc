import '../start/environment.js';
import { accessSync, constants, lstatSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { moveUnlessExists, syncFile } from '../start/durable-files.js';
import { databaseFile, publicDir } from '../start/preflight.js';
import { hasNoSecrets, secretsFile } from '../start/secrets.js';
import { StartError, readSettings, type Settings } from '../start/settings.js';
import { openBucket } from '../bucket/bucket.js';
import { fileNamesOf } from '../bucket/library-files.js';
import { fileArgument, runProgram } from './program.js';
import { pack } from './archive.js';
import { MANIFEST, PICTURES, SECRETS, formatManifest, isPartName, readVersion, type Part } from './manifest.js';
import {
  addPart,
  copyPart,
  describeParts,
  filesBelow,
  hashFile,
  type DatabaseSnapshot,
  type StagingFolder,
} from './parts.js';
import { snapshotPostgres } from './postgres.js';
import { startProgress, formatBytes, plural } from './progress.js';
import { snapshotSqlite } from './sqlite.js';
import { makeWorkFolder } from './work-folder.js';

const appDir = path.resolve(__dirname, '../../..');
const output = process.stdout;
const say = (line: string) => output.write(`${line}\n`);

function isFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

const refuseExisting = (file: string) => new StartError(`${file} is there already: a backup never overwrites.`);

/** Checks the target before anything is read. @throws StartError when the backup cannot be written there */
function requireNewFile(file: string, { DATA_DIR }: Settings): void {
  const folder = path.dirname(file);
  if (!isFolder(folder)) throw new StartError(`${folder} is no folder: a backup needs one.`);
  if (isFolder(file)) throw new StartError(`${file} is a folder: name a file in it.`);
  // lstat, because a broken link counts as existing, too.
  if (lstatSync(file, { throwIfNoEntry: false })) throw refuseExisting(file);
  if (!path.relative(publicDir(DATA_DIR), file).startsWith('..')) {
    throw new StartError(`${file} would lie among the pictures, where everyone can fetch it: choose another folder.`);
  }
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(`${folder} is no folder this user can write to.`);
  }
}

/** @throws StartError for a folder that is not the product's: its pictures and secrets would be missing */
function requireDataOf({ DATA_DIR }: Settings): void {
  if (!hasNoSecrets(process.env, DATA_DIR)) return;
  throw new StartError(
    `${secretsFile(DATA_DIR)} is missing, and the environment has no secrets: DATA_DIR must be the folder of the product.`,
  );
}

const takeSnapshot = (
  { DATABASE_CLIENT, DATABASE_URL = '', DATA_DIR }: Settings,
  staging: StagingFolder,
): Promise<DatabaseSnapshot> =>
  DATABASE_CLIENT === 'postgres'
    ? snapshotPostgres(DATABASE_URL, staging, output)
    : snapshotSqlite(databaseFile(DATA_DIR), staging, output);

/** @throws StartError for a picture whose name would make a restore reject the whole backup */
function requirePlainName(name: string, folder: string): void {
  if (isPartName(`${PICTURES}/${name}`)) return;
  throw new StartError(`${path.join(folder, name)} has a name that no restore accepts: rename or remove it.`);
}

/** Copies the pictures that are not among the parts yet. @yields their sizes in bytes */
async function* fromBucket(settings: Settings, staging: StagingFolder, names: Set<string>): AsyncGenerator<number> {
  const bucket = openBucket(settings);
  if (!bucket) return;
  for (const name of [...names].filter((each) => !staging.names.includes(`${PICTURES}/${each}`))) {
    const bytes = await bucket.read(name).catch(() => {
      throw new StartError(`The picture ${name} cannot be read from the bucket of S3_BUCKET: try again.`);
    });
    if (bytes === null) continue;
    writeFileSync(await addPart(staging, `${PICTURES}/${name}`), bytes);
    yield bytes.length;
  }
}

const InBucket = z.object({ provider: z.string().refine((provider) => provider !== 'local') });

/**
 * Copies the pictures, after the database, so that each picture named in its rows is among them: those of the folder, and
 * those that only the bucket has.
 * @throws StartError when the pictures are in a bucket that is not given or cannot be read
 */
async function copyPictures(settings: Settings, staging: StagingFolder, rows: unknown[]): Promise<void> {
  if (settings.S3_BUCKET === undefined && rows.some((row) => InBucket.safeParse(row).success)) {
    throw new StartError('S3_BUCKET and its keys must be given: the pictures of this restaurant are in a bucket.');
  }
  const from = path.join(publicDir(settings.DATA_DIR), PICTURES);
  const progress = startProgress(output, 'Pictures');
  const sizes: number[] = [];
  for (const name of await filesBelow(from)) {
    requirePlainName(name, from);
    const bytes = await copyPart(staging, path.join(from, name), `${PICTURES}/${name}`);
    if (bytes === null) continue;
    sizes.push(bytes);
    progress.add(bytes);
  }
  for await (const bytes of fromBucket(settings, staging, fileNamesOf(rows))) {
    sizes.push(bytes);
    progress.add(bytes);
  }
  progress.done(`${plural(sizes.length, 'file')}, ${formatBytes(sizes.reduce((sum, bytes) => sum + bytes, 0))}`);
}

function sayChecksums(parts: readonly Part[]): void {
  say('Checksums (SHA-256):');
  for (const { name, sha256 } of parts.filter((part) => !part.name.startsWith(`${PICTURES}/`)))
    say(`${sha256}  ${name}`);
}

async function takeBackup(file: string, settings: Settings, folder: string): Promise<void> {
  const staging: StagingFolder = { folder: path.join(folder, 'parts'), names: [] };
  const takenAt = new Date().toISOString();
  const { orders, tables, pictures } = await takeSnapshot(settings, staging);
  requireDataOf(settings);
  await copyPictures(settings, staging, pictures);
  const hasSecrets = (await copyPart(staging, secretsFile(settings.DATA_DIR), SECRETS)) !== null;
  const parts = await describeParts(staging);
  const manifest = { version: readVersion(appDir), database: settings.DATABASE_CLIENT, takenAt, orders, tables, parts };
  writeFileSync(path.join(staging.folder, MANIFEST), formatManifest(manifest));

  const archive = path.join(folder, 'archive');
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  await pack(staging.folder, [MANIFEST, ...staging.names], bytes, archive, output);
  const sha256 = await hashFile(archive);
  syncFile(archive);
  if (!moveUnlessExists(archive, file)) throw refuseExisting(file);
  sayChecksums(parts);
  say(`${sha256}  ${file}`);
  say(`Backed up ${plural(orders, 'order')} in ${formatBytes(statSync(file).size)}: ${file}`);
  say(
    hasSecrets
      ? 'It holds the passwords and keys of secrets.env; only its owner can read it (mode 0600). Keep it that way.'
      : 'It holds no secrets.env, as there is none: keep the secrets of the environment with it.',
  );
}

/** Backs up database, pictures and secrets into one file while the product runs. */
async function main(): Promise<void> {
  const file = fileArgument(process.argv, 'backup');
  const settings = readSettings(process.env, appDir);
  requireNewFile(file, settings);
  const workFolder = makeWorkFolder(path.dirname(file), 'backup');
  try {
    await takeBackup(file, settings, workFolder.folder);
  } finally {
    workFolder.remove();
  }
}

runProgram(main);
