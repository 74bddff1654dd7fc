import '../start/environment.js';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { errorCode } from '@pickup/strapi-kit';
import { moveUnlessExists, syncFile, syncFolder } from '../start/durable-files.js';
import { databaseFile, publicDir, requireOwnTables } from '../start/preflight.js';
import { secretsFile } from '../start/secrets.js';
import { lockDataDir } from '../start/locks.js';
import { StartError, readSettings, type Settings } from '../start/settings.js';
import { fileArgument, runProgram } from './program.js';
import { unpack } from './archive.js';
import { PICTURES, SECRETS, SQLITE, parseManifest, readVersion, type Manifest } from './manifest.js';
import { loadPostgres, requireEmptyPostgres } from './postgres.js';
import { plural } from './progress.js';
import { makeWorkFolder, type WorkFolder } from './work-folder.js';

const appDir = path.resolve(__dirname, '../../..');
const output = process.stdout;
const say = (line: string) => output.write(`${line}\n`);

const refuseExisting = (place: string) => new StartError(`${place} is there already: restore into an empty DATA_DIR.`);

/** @throws StartError when the file cannot be read */
function requireFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`${file} is no file.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new StartError(`${file} is no file this user can read.`);
  }
}

/** @throws StartError when there is any data of a restaurant: a restore never overwrites */
async function requireEmpty({ DATA_DIR, DATABASE_CLIENT, DATABASE_URL = '' }: Settings): Promise<void> {
  const database = databaseFile(DATA_DIR);
  const files = ['', '-wal', '-shm', '-journal'].map((end) => `${database}${end}`);
  const taken = [...files, secretsFile(DATA_DIR)].find((file) => existsSync(file));
  const pictures = path.join(publicDir(DATA_DIR), PICTURES);
  const there = taken ?? (existsSync(pictures) && readdirSync(pictures).length > 0 ? pictures : null);
  if (there !== null) throw refuseExisting(there);
  if (DATABASE_CLIENT === 'postgres') await requireEmptyPostgres(DATABASE_URL);
}

/** Fills an empty folder that cannot be replaced: of another disk, or one that a link leads to. @returns undoes it */
function fillFolder(from: string, folder: string): () => void {
  const names = readdirSync(from);
  const undo = () => {
    for (const name of names) rmSync(path.join(folder, name), { recursive: true, force: true });
  };
  try {
    for (const name of names) cpSync(path.join(from, name), path.join(folder, name), { recursive: true });
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) syncFile(path.join(entry.parentPath, entry.name));
    }
    syncFolder(folder);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** What a rename to a link, or to a folder where a disk is mounted, ends with. */
const IRREPLACEABLE = ['ENOTDIR', 'EXDEV', 'EBUSY'];

/** Moves the pictures to their place. @returns undoes it */
function placePictures(folder: string, { DATA_DIR }: Settings): () => void {
  const [from, pictures] = [path.join(folder, PICTURES), path.join(publicDir(DATA_DIR), PICTURES)];
  mkdirSync(from, { recursive: true });
  const made = mkdirSync(publicDir(DATA_DIR), { recursive: true });
  try {
    // The rename replaces an empty folder and fails for any other.
    renameSync(from, pictures);
  } catch (error) {
    if (IRREPLACEABLE.includes(errorCode(error))) return fillFolder(from, pictures);
    throw error;
  }
  syncFolder(pictures);
  syncFolder(publicDir(DATA_DIR));
  return () => rmSync(made ?? pictures, { recursive: true, force: true });
}

function placeNew(from: string, to: string): void {
  if (!moveUnlessExists(from, to)) throw refuseExisting(to);
}

/**
 * Moves everything to its place. The secrets come last: a database in use does not start without them, so that an
 * interrupted restore cannot start with newly generated secrets.
 */
async function place(workFolder: WorkFolder, manifest: Manifest, settings: Settings): Promise<void> {
  const { folder } = workFolder;
  const { DATA_DIR, DATABASE_CLIENT, DATABASE_URL = '' } = settings;
  let undo: () => void = () => undefined;
  try {
    if (DATABASE_CLIENT === 'postgres') {
      await loadPostgres(DATABASE_URL, folder, manifest, output, () => {
        workFolder.finish();
        undo = placePictures(folder, settings);
        return Promise.resolve();
      });
    } else {
      // No product can start here meanwhile.
      lockDataDir(settings);
      await requireEmpty(settings);
      undo = placePictures(folder, settings);
      placeNew(path.join(folder, SQLITE), databaseFile(DATA_DIR));
    }
  } catch (error) {
    undo();
    throw error;
  }
  const secrets = path.join(folder, SECRETS);
  if (existsSync(secrets)) placeNew(secrets, secretsFile(DATA_DIR));
}

/** Restores a backup where there is no restaurant yet. */
async function main(): Promise<void> {
  const file = fileArgument(process.argv, 'restore');
  const settings = readSettings(process.env, appDir);
  requireFile(file);
  await requireEmpty(settings);
  await requireOwnTables(settings);
  const here = { version: readVersion(appDir), database: settings.DATABASE_CLIENT };
  const workFolder = makeWorkFolder(settings.DATA_DIR, 'restore');
  try {
    const manifest = await unpack(file, workFolder.folder, (text) => parseManifest(text, file, here), output);
    await place(workFolder, manifest, settings);
    const secrets = manifest.parts.some(({ name }) => name === SECRETS);
    say(`Restored ${plural(manifest.orders, 'order')} as of ${manifest.takenAt}: npm start takes it from here.`);
    if (!secrets) say('The backup held no secrets.env: give the secrets it was made with in the environment.');
  } finally {
    workFolder.remove();
  }
}

runProgram(main);
