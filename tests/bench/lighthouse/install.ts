import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = import.meta.dirname;

const changedAt = async (file: string) => {
  const found = await stat(path.join(FOLDER, file)).catch(() => null);
  return found?.mtimeMs ?? 0;
};

/** Installs Lighthouse beside this file, unless what its lock file names is there: 90 MB that nothing else needs. */
export async function installLighthouse(say: (line: string) => void): Promise<void> {
  if ((await changedAt('node_modules/.package-lock.json')) > (await changedAt('package-lock.json'))) return;
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
