import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAborting, isCompiled } from './native-addon.mjs';
import { root as project } from './run.mjs';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'pickup-addon-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A package whose compiled program holds these names; loading it throws. */
async function install(...names: string[]) {
  const folder = path.join(root, 'node_modules/better-sqlite3');
  await mkdir(path.join(folder, 'build/Release'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"main":"index.js"}');
  await writeFile(path.join(folder, 'index.js'), "throw new Error('loaded')");
  await writeFile(path.join(folder, 'build/Release/better_sqlite3.node'), `\0${names.join('\0')}\0`);
}

const OF_THIS_NODE = `node_register_module_v${process.versions.modules}`;

describe('the compiled addon', () => {
  it('of this project can be used', () => {
    expect([isCompiled(project), isAborting(project)]).toEqual([true, false]);
  });

  it('is missing before it was compiled', () => {
    expect([isCompiled(root), isAborting(root)]).toEqual([false, false]);
  });

  it('is not the one for another Node', async () => {
    await install('node_register_module_v1');
    expect([isCompiled(root), isAborting(root)]).toEqual([false, false]);
  });

  it('is not one that cannot be loaded', async () => {
    await install(OF_THIS_NODE);
    expect([isCompiled(root), isAborting(root)]).toEqual([false, false]);
  });

  it('is not one that aborts the process when a statement is collected', async () => {
    await install(OF_THIS_NODE, '_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_');
    expect([isCompiled(root), isAborting(root)]).toEqual([false, true]);
  });
});
