import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** Whether a package.json asks for just what the lock file was made from. */
const isLocked = (locked, asked) =>
  DEPENDENCIES.every((kind) => JSON.stringify(locked[kind] ?? {}) === JSON.stringify(asked[kind] ?? {}));

/**
 * True when node_modules holds what the lock file names, whoever installed it: npm leaves a list of what it installed.
 * @param {string} root
 * @param {readonly string[]} workspaces folders with a package.json, the root's own as `''`
 */
export function isInstalled(root, workspaces) {
  const listFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(listFile)) return false;
  const { packages: locked } = read(path.join(root, 'package-lock.json'));
  const { packages: installed } = read(listFile);
  return (
    workspaces.every((folder) => isLocked(locked[folder] ?? {}, read(path.join(root, folder, 'package.json')))) &&
    Object.entries(locked)
      .filter(([place]) => place.startsWith('node_modules/') || place.includes('/node_modules/'))
      // An optional one may be for other machines.
      .every(([place, { version, optional }]) => (installed[place] ? installed[place].version === version : optional))
  );
}
