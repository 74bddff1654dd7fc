import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/**
 * The workspaces and what each may import of the others. Nothing points back up:
 *
 *     contract ──► strapi-kit ──► site, ordering, analytics, cms     contract ──► web ──► storefront, admin-ui
 *
 * `site` knows the table of calls, and no entity. No workspace is allowed to import `config`, which only builds, lints and
 * tests; the tests themselves may.
 *
 * @typedef {object} Workspace
 * @property {string} folder  from the root of the repository
 * @property {string[]} may  workspaces it may import
 * @property {string[]} [testsMay]  workspaces its tests may import as well
 * @property {'pure' | 'server' | 'browser' | 'tools'} side  where its code runs
 */

/** @type {Record<string, Workspace>} */
export const workspaces = {
  contract: { folder: 'src-extensions/contract', may: [], side: 'pure' },
  'strapi-kit': { folder: 'src-extensions/strapi-kit', may: ['contract'], side: 'server' },
  ordering: { folder: 'src-extensions/ordering', may: ['contract', 'strapi-kit'], side: 'server' },
  analytics: { folder: 'src-extensions/analytics', may: ['contract', 'strapi-kit'], side: 'server' },
  site: { folder: 'src-extensions/site', may: ['contract', 'strapi-kit'], side: 'server' },
  web: { folder: 'src-extensions/web', may: ['contract'], side: 'browser' },
  cms: {
    folder: 'cms',
    may: ['contract', 'strapi-kit', 'ordering', 'analytics'],
    testsMay: ['tests'],
    side: 'server',
  },
  storefront: { folder: 'storefront', may: ['contract', 'web'], testsMay: ['tests'], side: 'browser' },
  'admin-ui': { folder: 'admin-ui', may: ['contract', 'web'], testsMay: ['tests'], side: 'browser' },
  tests: { folder: 'tests', may: ['contract', 'web', 'config'], side: 'tools' },
  config: { folder: 'config', may: ['contract'], side: 'tools' },
};

/**
 * The workspace a path of the repository lies in, if any.
 * @param {string} file  relative to the root, with forward slashes
 */
export const workspaceOf = (file) =>
  Object.keys(workspaces).find((name) => file.startsWith(`${workspaces[name].folder}/`)) ?? null;

/**
 * Whether a workspace's package offers this sub-path to others (`exports` of its package.json).
 * @param {string} workspace
 * @param {string} subpath  `.` or `./name`
 */
export function offers(workspace, subpath) {
  const file = path.join(root, workspaces[workspace].folder, 'package.json');
  if (!fs.existsSync(file)) return subpath === '.';
  const { exports = { '.': true } } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return subpath in exports;
}
