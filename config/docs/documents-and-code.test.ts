import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  CODE,
  documents,
  CONTRIBUTING,
  OPERATIONS,
  PRODUCT,
  ARCHITECTURE,
  read,
  at,
  found,
  filesBelow,
  part,
} from './read-documents.js';

it('operations.md names every setting, and none that does not exist', () => {
  const source = read('cms/src/start/settings.ts');
  const schema = /const Environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
  const settings = found(schema, /^ {2}([A-Z0-9_]+):/gm);
  expect(settings.length).toBeGreaterThan(10);
  const [table = ''] = /^\| variable[\s\S]*?\n\n/m.exec(part(OPERATIONS, '## Settings')) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell);
  expect(found(cells.join(' '), /`([A-Z0-9_]+)`/g)).toEqual(settings);
});

it('operations.md quotes what the product says as it says it', () => {
  const quoted = [...part(OPERATIONS, '## What to do when').matchAll(/^\| ([^|]+) \|/gm)]
    .flatMap(([, cell = '']) => found(cell, /"([^"]+)"/g))
    .filter((words) => words.includes(' '));
  expect(quoted.length).toBeGreaterThan(1);
  const code = filesBelow(['cms/src', 'src-extensions'], /(?<!\.test)\.ts$/).map(read);
  expect(quoted.filter((words) => !code.some((text) => text.includes(words)))).toEqual([]);
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
    .flatMap((file) => [
      ...read(file).matchAll(/\{ name: [^,]+, points: (\d+), seconds: ([\w *]+)(?:, isPerProcess: true)? \}/g),
    ])
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

/** Folders that commands make. */
const MADE = ['node_modules', 'test-results'];

it('architecture.md names every folder of every package', () => {
  const rows = part(ARCHITECTURE, '## Workspaces').matchAll(/^\| `([^`]+)` +\| [^|]+ \| ([^|]+) \|$/gm);
  const told = [...rows].map(([, folder = '', cell = '']) => [folder, found(cell, /`([^`]+)`/g)]);
  expect(told.length).toBeGreaterThan(8);
  const folders = told.map(([folder]) => {
    const source = existsSync(at(`${String(folder)}/src`)) ? `${String(folder)}/src` : String(folder);
    const inside = readdirSync(at(source), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [
      folder,
      inside
        .map(({ name }) => name)
        .filter((name) => !MADE.includes(name))
        .sort(),
    ];
  });
  expect(told).toEqual(folders);
  const packages = readdirSync(at('src-extensions')).map((name) => `src-extensions/${name}`);
  const workspaces = [...packages, 'cms', 'storefront', 'admin-ui', 'tests', 'config'];
  expect(told.map(([folder]) => folder).sort()).toEqual(workspaces.sort());
});

/** Reaching into Strapi: its hooks, services, middlewares, tables, server and panel, and the query builder it brings. */
const REACHES_IN = [
  /\.lifecycles\b/,
  /\bdocuments\.use\(/,
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
  /\bfiles_related_mph\b|\bup_users\b|\btrx\('files'\)/,
  /_lnk\b|\b(CREATE|DROP) INDEX\b/,
  /\bSTRAPI_/,
  /\bbeforeWrites\(/,
  /@strapi\/strapi\/(admin|dist|package)/,
];

it('architecture.md lists every file that reaches into Strapi', () => {
  const listed = part(ARCHITECTURE, '## What we change in Strapi');
  const files = filesBelow(
    ['cms/src', 'cms/config', 'src-extensions', 'config/scripts'],
    /^(?!.*\/testing\/).*(?<!\.test)\.(tsx?|mjs)$/,
  );
  const reaching = files.filter((file) => {
    const text = read(file);
    return REACHES_IN.some((pattern) => pattern.test(text));
  });
  expect(reaching.length).toBeGreaterThan(20);
  expect(reaching.filter((file) => !listed.includes(`\`${file}\``))).toEqual([]);
});

it('the worked examples of CONTRIBUTING.md apply, one after the other', () => {
  const patches = found(read(CONTRIBUTING), /^```diff\n([\s\S]*?)^```$/gm);
  expect(patches.length).toBeGreaterThan(1);
  const { status, stderr } = spawnSync('git', ['apply', '--check'], {
    cwd: at(''),
    input: patches.join(''),
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
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

it('no file cites a numbered rule of a document that is not in the project', () => {
  const files = [...filesBelow(CODE, /\.(ts|tsx|mjs|md|json)$/), ...documents];
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /\b(ruling|rulings|specification) \d/i.test(read(file)))).toEqual([]);
});
