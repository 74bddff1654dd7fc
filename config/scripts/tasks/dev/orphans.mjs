import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVER_PACKAGES } from '../steps.mjs';
import { root } from '../run.mjs';

/** Where compiled files lie, and where what they were compiled from. */
const COMPILED = [
  ...SERVER_PACKAGES.map((folder) => [`${folder}/dist`, `${folder}/src`]),
  ['cms/dist/src', 'cms/src'],
  ['cms/dist/config', 'cms/config'],
];

const MADE = /(\.d\.ts|\.js)(\.map)?$/;
const hasSource = (file) =>
  [file, file.replace(MADE, '.ts'), file.replace(MADE, '.tsx')].some((name) => existsSync(name));

/**
 * Removes compiled files whose source is gone: Strapi loads whatever lies in a folder.
 * @returns {number} how many
 */
export function removeOrphans() {
  let removed = 0;
  for (const [output, source] of COMPILED.map((folders) => folders.map((folder) => path.join(root, folder)))) {
    if (!existsSync(output)) continue;
    for (const name of readdirSync(output, { recursive: true, withFileTypes: true })) {
      const file = path.join(name.parentPath, name.name);
      if (!name.isFile() || hasSource(path.join(source, path.relative(output, file)))) continue;
      rmSync(file);
      removed += 1;
    }
  }
  return removed;
}
