import { execFile } from 'node:child_process';
import { cp, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const SOURCE = path.join(import.meta.dirname, 'visit');

/** Where nobody looks for our own code, tests or types. */
const FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache/lighthouse');

/** The program that visits pages, where it finds Lighthouse. */
export const VISIT_PAGE = path.join(FOLDER, 'visit-page.mjs');

const changedAt = async (file: string) => {
  const found = await stat(file).catch(() => null);
  return found?.mtimeMs ?? 0;
};

/** Installs Lighthouse with the program that needs it, unless what its lock file names is there. */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  await cp(SOURCE, FOLDER, { recursive: true, preserveTimestamps: true });
  const installedAt = await changedAt(path.join(FOLDER, 'node_modules/.package-lock.json'));
  if (installedAt > (await changedAt(path.join(FOLDER, 'package-lock.json')))) return;
  say('installing Lighthouse …');
  // Whoever runs us with npm has told it another folder.
  const flags = [
    '--prefix',
    FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ];
  await promisify(execFile)('npm', ['ci', ...flags], { cwd: FOLDER });
}
