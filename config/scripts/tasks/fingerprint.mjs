import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-server', '.data', '.cache', '.strapi', 'dishes', '.stamps']);

/** Every file below a file or folder, in a stable order; built and downloaded folders are left out. */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(path.join(place, entry.name)));
}

/**
 * A hash over the names and contents of everything a build step reads.
 * @returns {string} to be taken before the step is done: what changes meanwhile makes the result stale
 */
export function fingerprint(root, { inputs }) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const input of inputs) {
    for (const file of filesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const stampFile = (root, name) => path.join(root, 'node_modules', '.stamps', name);

/** True when a step last ran on just the inputs of this fingerprint and what it made is still there. */
export function isFresh(root, { name, outputs }, taken) {
  const stamp = stampFile(root, name);
  return (
    outputs.every((output) => existsSync(path.join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === taken
  );
}

/** Forgets that a step was ever done. */
export const markStale = (root, { name }) => rmSync(stampFile(root, name), { force: true });

export function markFresh(root, { name }, taken) {
  mkdirSync(path.dirname(stampFile(root, name)), { recursive: true });
  writeFileSync(stampFile(root, name), taken);
}
