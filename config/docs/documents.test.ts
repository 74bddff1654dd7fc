import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  README,
  CONTRIBUTING,
  PRODUCT,
  CHANGELOG,
  DECISIONS,
  CODE,
  documents,
  read,
  at,
  found,
  headingsOf,
  anchorOf,
  filesBelow,
  part,
} from './read-documents.js';

it('README.md is short enough to be read whole', () => {
  expect(read(README).trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

/** What is made by starting the product, by building it, or by whoever follows the text. */
const MADE_LATER = [
  'cms/.data',
  'cms/.data/secrets.env',
  'cms/database/migrations',
  'cms/dist',
  'config/deploy/.env',
  'storefront/dist-server',
];

it.each(documents)('%s leads to files and headings that exist', (file) => {
  const text = read(file);
  const links = found(text, /\]\((?!https?:)([^)]+)\)/g);
  const broken = links.filter((link) => {
    const [name = '', anchor] = link.split('#');
    const target = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    if (!existsSync(at(target))) return true;
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(anchor);
  });
  expect(broken).toEqual([]);
});

/** The names of all files of the code, without their folders. */
const names = new Set(filesBelow(CODE, /\.\w+$/).map((file) => path.posix.basename(file)));

it.each(documents.filter((file) => file !== CHANGELOG))('%s names paths and files that exist', (file) => {
  const text = read(file);
  const paths = found(text, /`((?:\.github|config|cms|storefront|admin-ui|src-extensions|tests)\/[\w./-]*)`/g);
  const files = found(text, /`([\w.-]+\.(?:tsx?|mjs))`/g);
  expect(paths.filter((name) => !MADE_LATER.includes(name) && !existsSync(at(name)))).toEqual([]);
  expect(files.filter((name) => !names.has(name))).toEqual([]);
});

it('every heading of product.md and every decision that the code cites exists', () => {
  const headings = headingsOf(PRODUCT);
  const decisions = readdirSync(at(DECISIONS)).filter((name) => /^\d/.test(name));
  const files = filesBelow(CODE, /\.(tsx?|mjs|md|yml|yaml|service)$/).filter(
    (file) => !file.startsWith('config/docs/'),
  );
  const wrong = files.flatMap((file) => {
    const text = read(file);
    const cited = found(text, /product\.md, ([A-Z][a-z]+(?: [a-z]+)*)/g);
    const unknown = cited.filter((words) => !headings.some((heading) => words.startsWith(heading)));
    const numbers = found(text, /\bdecisions? (\d+)/g).filter((number) => Number(number) > decisions.length);
    return [...unknown, ...numbers].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

it('lists every decision under its number and its title', () => {
  const files = readdirSync(at(DECISIONS)).filter((file) => /^\d/.test(file));
  const rows = files.sort().map((file, index) => {
    const [, title] = new RegExp(`^# ${index + 1}\\. (.*)`).exec(read(`${DECISIONS}/${file}`)) ?? [];
    return [`${index + 1}`, file, title];
  });
  const listed = [...read(`${DECISIONS}/README.md`).matchAll(/^\| \[(\d+)\]\(([^)]+)\) +\| (.*?) +\|$/gm)];
  expect(listed.map(([, number, file, title]) => [number, file, title])).toEqual(rows);
});

it('CONTRIBUTING.md names every npm script, and none that does not exist', () => {
  const [, block = ''] = /"scripts": \{([\s\S]*?)\}/.exec(read('package.json')) ?? [];
  const scripts = found(block, /^ *"([a-z:-]+)":/gm);
  const npm = /(?:^|`)(?:[A-Z_]+=\S+ )?npm (?:run )?([a-z:-]+)/gm;
  expect(found(part(CONTRIBUTING, '## Set up'), npm)).toEqual(scripts);
  const elsewhere = documents.flatMap((file) => found(read(file), /(?:^|`)(?:[A-Z_]+=\S+ )?npm run ([a-z:-]+)/gm));
  expect(elsewhere.filter((name) => !scripts.includes(name))).toEqual([]);
});

it('names the Node of the image, and the least one that the scripts take', () => {
  const readme = read(README);
  const [, first = ''] = /You need Node (\d+), npm/.exec(readme) ?? [];
  expect(read('.nvmrc').trim()).toBe(first);
  expect(found(read('config/deploy/Dockerfile'), /^FROM node:(\d+)/gm)).toEqual([first]);
  expect(found(read(CONTRIBUTING), /^Node (\d+), npm/gm)).toEqual([first]);
  const [, least = '', other = ''] = /Node (\d+\.\d+) and (\d+\.\d+) are the least/.exec(readme) ?? [];
  expect(read('package.json')).toContain(`"node": "^${least}.0 || >=${other}.0"`);
  expect(read('config/scripts/tasks/run.mjs')).toContain(`Node ${least}, ${other} or later is needed`);
});
