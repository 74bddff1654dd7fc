import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const at = (file: string) => path.join(root, file);

/** Everything a pattern with one group finds, once each and sorted. */
const found = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))].sort();

const markdownIn = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));

const README = 'README.md';
const CONTRIBUTING = '.github/CONTRIBUTING.md';
const PRODUCT = 'config/docs/product.md';
const ARCHITECTURE = 'config/docs/architecture.md';
const CHANGELOG = 'config/CHANGELOG.md';
const DECISIONS = 'config/decisions';

/** Whatever is written for people. */
const documents = [
  README,
  CHANGELOG,
  'config/mutation/README.md',
  ...['.github', 'config/docs', DECISIONS].flatMap(markdownIn),
];

/** The part of a document below a heading, down to the next one of its rank. */
function part(file: string, heading: string): string {
  const rank = /^#+/.exec(heading)?.[0] ?? '#';
  const [, after] = read(file).split(`\n${heading}\n`);
  if (after === undefined) throw new Error(`${file} has no heading "${heading}"`);
  return after.split(new RegExp(`^#{1,${rank.length}} `, 'm'))[0] ?? '';
}

/** The headings of a document. */
const headingsOf = (file: string) => [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** What leads to a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/** Files below some folders, by the ends of their names; what is installed or built aside. */
const filesBelow = (folders: readonly string[], ends: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
      .filter((name) => ends.test(name) && !/(^|\/)(node_modules|dist|dist-server|\.data|\.cache)\//.test(name)),
  );

const CODE = ['cms/config', 'cms/src', 'src-extensions', 'storefront/src', 'admin-ui/src', 'tests', 'config'];

it('README.md is short enough to be read whole', () => {
  expect(read(README).trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

it('operations.md names every setting, and none that does not exist', () => {
  const source = read('cms/src/start/settings.ts');
  const schema = /const Environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
  const settings = found(schema, /^ {2}([A-Z_]+):/gm);
  expect(settings.length).toBeGreaterThan(10);
  const [table = ''] = /^\| variable[\s\S]*?\n\n/m.exec(part('config/docs/operations.md', '## Settings')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell);
  expect(found(cells.join(' '), /`([A-Z_]+)`/g)).toEqual(settings);
});

it('SECURITY.md names every secret, and none that does not exist', () => {
  const source = read('cms/src/start/secrets.ts');
  const [, generators = ''] = /const GENERATORS = \{([\s\S]*?)\n\}/.exec(source) ?? [];
  const [, passwords = ''] = /const PASSWORDS = \{([\s\S]*?)\n\}/.exec(source) ?? [];
  const secrets = found(`${generators}\n${passwords}`, /^ {2}([A-Z_]+):/gm);
  expect(secrets.length).toBeGreaterThan(5);
  const rows = part('.github/SECURITY.md', '## Secrets').matchAll(/^\| (`[^|]*`) +\|/gm);
  expect(found([...rows].map(([, cell]) => cell).join(' '), /`([A-Z_]+)`/g)).toEqual(secrets);
});

it('CONTRIBUTING.md names every npm script, and none that does not exist', () => {
  const [, block = ''] = /"scripts": \{([\s\S]*?)\}/.exec(read('package.json')) ?? [];
  const scripts = found(block, /^ *"([a-z:-]+)":/gm);
  const npm = /(?:^|`)(?:[A-Z_]+=\S+ )?npm (?:run )?([a-z:-]+)/gm;
  expect(found(part(CONTRIBUTING, '## Set up'), npm)).toEqual(scripts);
  const elsewhere = documents.flatMap((file) => found(read(file), /(?:^|`)(?:[A-Z_]+=\S+ )?npm run ([a-z:-]+)/gm));
  expect(elsewhere.filter((name) => !scripts.includes(name))).toEqual([]);
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

it.each(documents.filter((file) => file !== CHANGELOG))('%s names paths that exist', (file) => {
  const named = found(read(file), /`((?:\.github|config|cms|storefront|admin-ui|src-extensions|tests)\/[\w./-]*)`/g);
  expect(named.filter((name) => !MADE_LATER.includes(name) && !existsSync(at(name)))).toEqual([]);
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

it('architecture.md names every folder of every package', () => {
  const rows = part(ARCHITECTURE, '## Rooms').matchAll(/^\| `([^`]+)` +\| [^|]+ \| ([^|]+) \|$/gm);
  const told = [...rows].map(([, folder = '', cell = '']) => [folder, found(cell, /`([^`]+)`/g)]);
  expect(told.length).toBeGreaterThan(8);
  const folders = told.map(([folder]) => {
    const source = existsSync(at(`${String(folder)}/src`)) ? `${String(folder)}/src` : String(folder);
    const inside = readdirSync(at(source), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [
      folder,
      inside
        .map(({ name }) => name)
        .filter((name) => name !== 'node_modules')
        .sort(),
    ];
  });
  expect(told).toEqual(folders);
  const packages = readdirSync(at('src-extensions')).map((name) => `src-extensions/${name}`);
  const rooms = [...packages, 'cms', 'storefront', 'admin-ui', 'tests', 'config'];
  expect(told.map(([folder]) => folder).sort()).toEqual(rooms.sort());
});

/** Reaching into Strapi: its hooks, services, middlewares, tables, server and panel, and the query builder it brings. */
const REACHES_IN = [
  /\.lifecycles\b/,
  /\bremoveAllListeners\b/,
  /\bstrapi\.(server|store|middleware|requestContext|sessionManager|admin)\b/,
  /\bserver: \{ router \}/,
  /\bstrapiService\(/,
  /\bcreateStrapi\b/,
  /\badminApi\b/,
  /\bacquireConnection\b/,
  /\bdefineProperty\(db\b/,
  /\b(db|connection)\.on\('query/,
  /'(admin::|plugin::(users-permissions|upload|email|content-manager)\b)/,
  /\bfiles_related_mph\b|\bup_users\b/,
  /@strapi\/strapi\/(dist|package)/,
];

it('architecture.md lists every file that reaches into Strapi', () => {
  const listed = part(ARCHITECTURE, '## What we change in Strapi');
  const files = filesBelow(['cms/src', 'cms/config', 'src-extensions', 'config/scripts'], /(?<!\.test)\.(ts|mjs)$/);
  const reaching = files.filter((file) => {
    const text = read(file);
    return REACHES_IN.some((pattern) => pattern.test(text));
  });
  expect(reaching.length).toBeGreaterThan(20);
  expect(reaching.filter((file) => !listed.includes(`\`${file}\``))).toEqual([]);
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

/** A number of times within a number of seconds. */
type Rate = [points: number, seconds: number];

const byRate = (one: Rate, other: Rate) => one[1] - other[1] || one[0] - other[0];
const SECONDS: Record<string, number> = { minute: 60, minutes: 60, hour: 3600, hours: 3600 };

/** Names that stand for seconds in the code. */
const UNITS: Record<string, number> = { QUARTER_HOUR_S: 15 * 60, HOUR_S: 60 * 60 };

/** The limits of the code: every `{ name: …, points: …, seconds: … }` of the server. */
function limitsOfCode(): Rate[] {
  const amount = (factor: string) => UNITS[factor] ?? Number(factor);
  return filesBelow(['cms/src', 'src-extensions/ordering/src'], /(?<!\.test)\.ts$/)
    .flatMap((file) => [...read(file).matchAll(/\{ name: [^,]+, points: (\d+), seconds: ([\w *]+) \}/g)])
    .map(([, points = '', seconds = '']): Rate => [
      Number(points),
      seconds.split(' * ').reduce((product, factor) => product * amount(factor), 1),
    ])
    .sort(byRate);
}

it('product.md has the limits of the code', () => {
  const rows = part(PRODUCT, '## Limits').matchAll(/^\| [^|]+ \| (\d+) +\| (\d+) (\w+) +\|$/gm);
  const told = [...rows].map(([, points, count, unit = '']): Rate => [
    Number(points),
    Number(count) * (SECONDS[unit] ?? Number.NaN),
  ]);
  expect(told.length).toBeGreaterThan(10);
  expect(told.sort(byRate)).toEqual(limitsOfCode());
});

it('README.md shows figures that were measured, and every target that was missed', () => {
  const summary = /^\| measurement[\s\S]*?\n\n/m.exec(read('tests/bench/RESULTS.md'))?.[0] ?? '';
  const measured = [...summary.matchAll(/^\| \[([^\]]+)\]\([^)]*\) \| [^|]* \| ([^|]*) \| ([^|]*) \|/gm)];
  expect(measured.length).toBeGreaterThan(5);
  const results = new Map(measured.map(([, name = '', result = '']) => [name, result.trim()]));
  const told = [...part(README, '## How fast it is').matchAll(/^\| \[([^\]]+)\]\([^)]*\) +\| ([^|]*) \|$/gm)];
  expect(told.length).toBeGreaterThan(3);
  const wrong = told.filter(([, name = '', result = '']) => !result.startsWith(results.get(name) ?? '?'));
  expect(wrong.map(([, name]) => name)).toEqual([]);
  const missed = measured.filter(([, , , met = '']) => !met.includes('yes')).map(([, name]) => name);
  expect(missed.filter((name) => !told.some(([, shown]) => shown === name))).toEqual([]);
});

/** The packages of the table of what is held back, with the major version that each stays at. */
function heldBack(): [string, string][] {
  const rows = part(CONTRIBUTING, '## Update the dependencies').matchAll(/^\| (`[^|]*`) +\| (\d+) +\|/gm);
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
  const readme = read(README);
  const [, first = ''] = /You need Node (\d+), npm/.exec(readme) ?? [];
  expect(read('.nvmrc').trim()).toBe(first);
  expect(found(read('config/deploy/Dockerfile'), /^FROM node:(\d+)/gm)).toEqual([first]);
  expect(found(read(CONTRIBUTING), /^Node (\d+), npm/gm)).toEqual([first]);
  const [, least = '', other = ''] = /Node (\d+\.\d+) and (\d+\.\d+) are the least/.exec(readme) ?? [];
  expect(read('package.json')).toContain(`"node": "^${least}.0 || >=${other}.0"`);
  expect(read('config/scripts/tasks/run.mjs')).toContain(`Node ${least}, ${other} or later is needed`);
});
