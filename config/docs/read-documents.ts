import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
export const at = (file: string) => path.join(root, file);

/** Everything a pattern with one group finds, once each and sorted. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].sort();

const markdownIn = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

export const README = 'README.md';
export const CONTRIBUTING = '.github/CONTRIBUTING.md';
export const OPERATIONS = 'config/docs/operations.md';
export const PRODUCT = 'config/docs/product.md';
export const ARCHITECTURE = 'config/docs/architecture.md';
export const CHANGELOG = 'config/CHANGELOG.md';
export const DECISIONS = 'config/decisions';

/** Whatever is written for people. */
export const documents = [
  README,
  CHANGELOG,
  'config/mutation/README.md',
  ...['.github', 'config/docs', DECISIONS].flatMap(markdownIn),
];

/** The part of a document below a heading, down to the next one of its rank. */
export function part(file: string, heading: string): string {
  const rank = /^#+/.exec(heading)?.[0] ?? '#';
  const [, after] = read(file).split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`${file} has no heading "${heading}"`);
  return after.split(new RegExp(`^#{1,${rank.length}} `, 'm'))[0] ?? '';
}

/** The headings of a document. */
export const headingsOf = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** What leads to a heading, as GitHub makes it. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/** Files below some folders, by the ends of their names; what is installed or built aside. */
export const filesBelow = (folders: readonly string[], ends: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => ends.test(name) && !/(^|\/)(node_modules|dist|dist-server|\.data|\.cache)\//.test(name)),
  );

export const CODE = ['cms/config', 'cms/src', 'src-extensions', 'storefront/src', 'admin-ui/src', 'tests', 'config'];
