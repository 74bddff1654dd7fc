import { existsSync, readdirSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeFolder, removeFolder } from '../product/folders.js';
import { runLine, startProgram, type Program } from './program.js';
import { commandsOf, namedCommandsOf } from './documents.js';

const clone = inject('freshClone');
const PATIENCE_MS = 120_000;

/** A place for what a command writes; `dataDir` is a full restaurant once `npm start` has been proven. */
let folder = '';
const inFolder = (name: string) => path.join(folder, name);

/** Nothing of it leaves the test's own folder, and no port is fixed. */
const settings = () => ({ DATA_DIR: inFolder('data'), PORT: '0', STOREFRONT_PORT: '0', ADMIN_PORT: '0' });

const start = (line: string, env: Record<string, string> = {}): Program =>
  startProgram('sh', ['-ec', line], { cwd: clone, env: { ...settings(), ...env } });

const run = (line: string, env: Record<string, string> = {}): Promise<string> =>
  runLine(line, { cwd: clone, env: { ...settings(), ...env } });

/** Starts a product with a command, looks at it, and ends it with Ctrl-C. */
async function tryProduct(line: string, env: Record<string, string>, look: (origin: string) => Promise<void>) {
  const product = start(line, env);
  try {
    const [, origin = ''] = await product.says(/Listening on (\S+)/, PATIENCE_MS);
    await look(`http://${origin}`);
    await product.interrupt();
    return product.output();
  } finally {
    await product.kill();
  }
}

const dishesOf = async (origin: string) => {
  const dishes: unknown = await (await fetch(`${origin}/api/menu/items`)).json();
  return Array.isArray(dishes) ? dishes.length : -1;
};

/** What is built is not built again: a fresh clone that ran one command has all that the others need. */
const expectNothingBuilt = (said: string) => expect(said).not.toMatch(/^(Installing|Compiling|Building|Drawing)/m);

/** How a command of the documents is proven: `how` says it in words, `prove` does it and throws when it does not hold. */
interface Proof {
  command: RegExp;
  how: string;
  prove: (command: string) => Promise<void>;
}

const isTestedBy = (file: string) => async () => {
  if (!existsSync(path.join(clone, file))) throw new Error(`${file} should prove it, but there is no such file.`);
};

/** Every command, each with its proof. Add yours here: run it in the clean folder, or name the test that proves it. */
const PROOFS: Proof[] = [
  {
    command: /^npm start$/,
    how: 'starts a full restaurant, and builds nothing that is built',
    prove: async (command) => {
      const said = await tryProduct(command, {}, async (origin) => expect(await dishesOf(origin)).toBeGreaterThan(0));
      expectNothingBuilt(said);
      expect(said).toContain(path.join(settings().DATA_DIR, 'secrets.env'));
    },
  },
  {
    command: /^SEED=none npm start$/,
    how: 'starts an empty restaurant',
    prove: async (command) => {
      await tryProduct(command, { DATA_DIR: inFolder('empty') }, async (origin) =>
        expect(await dishesOf(origin)).toBe(0),
      );
    },
  },
  {
    command: /^DATA_DIR=\S+ node cms\/dist\/src\/start\/start\.js$/,
    how: 'starts the compiled product',
    prove: async (command) => {
      const line = command.replace(/^DATA_DIR=\S+/, `DATA_DIR=${inFolder('compiled')}`);
      await tryProduct(line, {}, async (origin) => expect((await fetch(`${origin}/_ready`)).status).toBe(200));
    },
  },
  {
    command: /^npm run build$/,
    how: 'finds everything built',
    prove: async (command) => expectNothingBuilt(await run(command)),
  },
  {
    command: /^npm run backup(?: -- [\w.-]+)?$/,
    how: 'writes one file',
    prove: async (command) => {
      const file = command.replace(/^.* -- /, '');
      await run(command);
      expect(existsSync(path.join(clone, file))).toBe(true);
      await rename(path.join(clone, file), inFolder('backup.tar.gz'));
    },
  },
  {
    command: /^(?:DATA_DIR=\S+ )?npm run restore(?: -- [\w.-]+)?$/,
    how: 'puts it back, and what was restored can be started',
    prove: async () => {
      const DATA_DIR = inFolder('restored');
      await run(`DATA_DIR=${DATA_DIR} npm run restore -- ${inFolder('backup.tar.gz')}`);
      await tryProduct('npm start', { DATA_DIR }, async (origin) => expect(await dishesOf(origin)).toBeGreaterThan(0));
    },
  },
  {
    command: /^npm run recount$/,
    how: 'finds the books of the kitchen right',
    prove: async (command) => expect(await run(command)).toContain('The books are right.'),
  },
  {
    command: /^npm test$/,
    how: 'guards main',
    prove: async (command) => {
      expect(await readFile(path.join(clone, '.ci/run'), 'utf8')).toContain(command);
    },
  },
  {
    command: /^npm run test:full$/,
    how: 'is what runs this very test',
    prove: async () =>
      expect(await readFile(path.join(clone, 'config/scripts/test.mjs'), 'utf8')).toContain('SUITES.commands'),
  },
  { command: /^npm run dev$/, how: 'is what dev.test.ts runs', prove: isTestedBy('tests/commands/dev.test.ts') },
  {
    command: /^npm run bench(?: -- --only [\w,-]+)?$/,
    how: 'measures what it is asked to and writes it down',
    prove: async () =>
      expect(await run('npm run bench -- --only bytes')).toContain('Written to tests/bench/RESULTS.md'),
  },
  {
    command: /^npm run faults(?: -- \S+)?$/,
    how: 'runs a small file of the fault tests in full',
    prove: async () =>
      expect(await run('npm run faults -- tests/faults/fuzz/past-findings.test.ts')).toMatch(/Tests +\d+ passed/),
  },
  {
    command: /^npm run mutate(?: -- --mutate \S+)?$/,
    how: 'finds every change of a small rule noticed',
    prove: async () =>
      expect(await run('npm run mutate -- --mutate src-extensions/contract/src/rules/visible-text.ts')).toMatch(
        /All files +\| +100\.00/,
      ),
  },
  {
    command: /^npm run check$/,
    how: 'is made of what npm test does first',
    prove: async () => {
      const [check, test] = await Promise.all(
        ['check', 'test'].map((name) => readFile(path.join(clone, `config/scripts/${name}.mjs`), 'utf8')),
      );
      expect(check).toMatch(/from '\.\/tasks\/checks\.mjs'/);
      expect(test).toMatch(/from '\.\/tasks\/checks\.mjs'/);
    },
  },
  {
    command: /^npm run format$/,
    how: 'finds every file formatted',
    prove: async (command) => {
      const said = await run(`${command} -- --list-different`);
      expect(said.split('\n').filter((line) => /^[\w./-]+\.\w+$/.test(line))).toEqual([]);
    },
  },
  {
    command: /^npm run lint$/,
    how: 'is what npm run check does',
    prove: async () => {
      expect(await readFile(path.join(clone, 'package.json'), 'utf8')).toContain('"lint": "oxlint ."');
      expect(await readFile(path.join(clone, 'config/scripts/tasks/checks.mjs'), 'utf8')).toContain("['oxlint', '.']");
    },
  },
  {
    command: /^npm run readme-pictures$/,
    how: 'takes the pictures from the running product',
    prove: async (command) => {
      const said = await run(`${command} -- ${inFolder('pictures')}`);
      const [, names = ''] = /^(.*) written to /m.exec(said) ?? [];
      for (const name of names.split(', ')) expect(readdirSync(inFolder('pictures')).join()).toContain(name);
    },
  },
  {
    command: /^docker compose --env-file \S+ -f config\/deploy\/compose\.yaml up( --[\w-]+)*$/,
    how: 'needs Docker: the steps of its image are what image.test.ts proves',
    prove: isTestedBy('tests/commands/image.test.ts'),
  },
  {
    command: /^git pull$/,
    how: 'is git alone, and needs a place to pull from',
    prove: async () => expect(await run('git pull -h || [ $? = 129 ]')).toContain('usage: git pull'),
  },
  {
    command: /^npm outdated$/,
    how: 'is npm alone, and needs a network',
    prove: async () => expect(await run('npm outdated --help')).toContain('npm outdated'),
  },
];

beforeAll(async () => {
  folder = await makeFolder('documents');
});
afterAll(async () => {
  await removeFolder(folder);
  await rm(path.join(clone, 'tests/bench/RESULTS.md'), { force: true });
});

const proofOf = (command: string) => PROOFS.find((proof) => proof.command.test(command));
const typed = [...new Set(await commandsOf(clone))];
const named = [...new Set(await namedCommandsOf(clone))].filter((command) => !typed.includes(command));

/** A command that is only named is proven where no other command is proven in the same way. */
const toProve = [
  ...typed,
  ...named.filter((command) => [...typed, ...named].find((other) => proofOf(other) === proofOf(command)) === command),
].flatMap((command) => {
  const proof = proofOf(command);
  return proof ? [[command, proof.how, proof] as const] : [];
});

describe('every command of the documents', () => {
  it('is known here', () => {
    const unknown = [...typed, ...named].filter((command) => !proofOf(command));
    expect(unknown, 'commands without a proof: add them to PROOFS in tests/commands/document-commands.test.ts').toEqual(
      [],
    );
  });

  it('is still in one of them', () => {
    const left = PROOFS.filter((proof) => !toProve.some(([, , used]) => used === proof)).map(({ command }) => command);
    expect(left, 'proofs without a command: take them out of PROOFS').toEqual([]);
  });

  // In the documents' order: a backup is taken of what was started before.
  it.each(toProve)('%s: %s', async (command, _how, { prove }) => prove(command));
});
