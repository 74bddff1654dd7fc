import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readme = read('README.md');

/** Everything a pattern with one group finds, once each and sorted. */
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].sort();

/** The part of the README below a heading, down to the next one of its rank. */
function part(heading: string): string {
  const rank = /^#+/.exec(heading)?.[0] ?? '#';
  const [, after] = readme.split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`The README has no heading "${heading}"`);
  return after.split(new RegExp(`^#{1,${rank.length}} `, 'm'))[0] ?? '';
}

it('names every setting, and none that does not exist', () => {
  const source = read('cms/src/start/settings.ts');
  const schema = /const Environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
  const settings = found(schema, /^ {2}([A-Z_]+):/gm);
  expect(settings.length).toBeGreaterThan(10);
  const [table = ''] = /^\| variable[\s\S]*?\n\n/m.exec(part('### Settings')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell);
  expect(found(cells.join(' '), /`([A-Z_]+)`/g)).toEqual(settings);
});

it('names every npm script, and none that does not exist', () => {
  const [, block = ''] = /"scripts": \{([\s\S]*?)\}/.exec(read('package.json')) ?? [];
  const scripts = found(block, /^ *"([a-z:-]+)":/gm);
  const named = found(readme, /(?:^|`)(?:[A-Z_]+=\S+ )?npm (?:run )?([a-z:-]+)/gm).filter(
    (name) => name !== 'outdated',
  );
  expect(named).toEqual(scripts);
});

it('leads to files that exist', () => {
  const links = found(readme, /\]\((?!https?:|#)([^)#]+)[^)]*\)/g);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(path.join(root, link)))).toEqual([]);
  const paths = found(readme, /`((?:config|cms|storefront|admin-ui|src-extensions|tests)\/[\w./-]*)`/g);
  // What is made by starting the product, or by whoever follows the text.
  const madeLater = ['cms/.data', 'cms/.data/secrets.env', 'cms/database/migrations', 'config/deploy/.env'];
  expect(paths.filter((file) => !madeLater.includes(file) && !existsSync(path.join(root, file)))).toEqual([]);
});

it('leads to headings that exist', () => {
  const anchors = found(readme, /\]\(#([^)]+)\)/g);
  const headings = found(readme, /^#+ (.+)$/gm).map((heading) => heading.toLowerCase().replace(/[^\w]+/g, '-'));
  expect(anchors.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

it('lists every decision under its number and its title', () => {
  const folder = 'config/decisions';
  const files = readdirSync(path.join(root, folder)).filter((file) => /^\d/.test(file));
  const rows = files.sort().map((file, index) => {
    const [, title] = new RegExp(`^# ${index + 1}\\. (.*)`).exec(read(`${folder}/${file}`)) ?? [];
    return [`${index + 1}`, file, title];
  });
  const listed = [...read(`${folder}/README.md`).matchAll(/^\| \[(\d+)\]\(([^)]+)\) +\| (.*?) +\|$/gm)];
  expect(listed.map(([, number, file, title]) => [number, file, title])).toEqual(rows);
});

it('shows the figures that were measured', () => {
  const summary = /^\| measurement[\s\S]*?\n\n/m.exec(read('tests/bench/RESULTS.md'))?.[0] ?? '';
  const rows = [...summary.matchAll(/^\| \[([^\]]+)\]\([^)]*\) \| [^|]* \| ([^|]*) \|/gm)];
  expect(rows.length).toBeGreaterThan(5);
  const told = part('## How fast it is');
  const missing = rows.filter(([, name = '', result = '']) => !told.includes(name) || !told.includes(result.trim()));
  expect(missing.map(([, name]) => name)).toEqual([]);
});

/** The packages of the table of what is held back, with the major version that each stays at. */
function heldBack(): [string, string][] {
  const rows = part('### Update the dependencies').matchAll(/^\| (`[^|]*`) +\| (\d+) +\|/gm);
  return [...rows].flatMap(([, names = '', major = '']) =>
    found(names, /`([^`]+)`/g).map((name): [string, string] => [name, major]),
  );
}

it('says what is held back as Dependabot has it, at the version that is installed', () => {
  const dependabot = read('.github/dependabot.yml');
  const lock = read('package-lock.json');
  const held = heldBack();
  expect(held.map(([name]) => name).sort()).toEqual(found(dependabot, /dependency-name: '?([^'\n]+)/g));
  const installed = held.map(([name]) => {
    const [, after = ''] = lock.split(`\n    "node_modules/${name}": {`);
    return [name, /"version": "(\d+)/.exec(after)?.[1]];
  });
  expect(installed).toEqual(held);
  expect(found(dependabot, /package-ecosystem: (\S+)/g)).toEqual(['docker', 'docker-compose', 'github-actions', 'npm']);
});

it('names the Node of the image, and the least one that the scripts take', () => {
  const [, first = ''] = /You need Node (\d+), npm/.exec(readme) ?? [];
  expect(read('.nvmrc').trim()).toBe(first);
  expect(found(read('config/deploy/Dockerfile'), /^FROM node:(\d+)/gm)).toEqual([first]);
  const [, least = '', other = ''] = /Node (\d+\.\d+) and (\d+\.\d+) are the least/.exec(readme) ?? [];
  expect(read('package.json')).toContain(`"node": "^${least}.0 || >=${other}.0"`);
  expect(read('config/scripts/tasks/run.mjs')).toContain(`Node ${least}, ${other} or later is needed`);
});
