import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExplainedError, root as projectRoot, run } from './run.mjs';

/**
 * Whoever compiles better-sqlite3 12 against the headers of Node 24.19 or later gets a program that calls this when a
 * statement is collected, and aborts the process where nothing else runs at that moment. Programs that are downloaded,
 * and the headers of a major version's first release, do without.
 */
const ABORTING = 'RemoveEnvironmentCleanupHook';

const requireOf = (root) => createRequire(path.join(root, 'cms/package.json'));

/** The bytes of the addon's file; null where it is not compiled, or not even installed. */
function programOf(root) {
  try {
    const folder = path.dirname(requireOf(root).resolve('better-sqlite3/package.json'));
    return readFileSync(path.join(folder, 'build/Release/better_sqlite3.node'));
  } catch {
    return null;
  }
}

/** Whether the addon was compiled so that it aborts the process sooner or later. */
export const isAborting = (root) => programOf(root)?.includes(ABORTING) === true;

/**
 * True when the one package that has to be compiled for this machine and this Node is: the others bring no program.
 * Its file says which Node it is for; it is not loaded to find out, as what was loaded once cannot be replaced in this process.
 */
export function isCompiled(root) {
  try {
    const isOfThisNode = programOf(root)?.includes(`node_register_module_v${process.versions.modules}`);
    if (!isOfThisNode || isAborting(root)) return false;
    const Database = requireOf(root)('better-sqlite3');
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}

const [MAJOR] = process.versions.node.split('.');

const whatToDo =
  `better-sqlite3 could only be compiled against the headers of Node ${process.version}, with which it would abort the ` +
  `product sooner or later: let it download its own program or the headers of Node ${MAJOR}.0.0, or use Node 22.`;

/**
 * What SQLite itself is built with where there is no program to download: a start waits for it. `-O2` takes twice as long
 * and makes queries a tenth faster, the `-O3` of better-sqlite3's build takes even longer and makes nothing faster.
 */
const OPTIMISATION = Object.fromEntries(
  ['CFLAGS', 'CXXFLAGS'].map((name) => [name, `-O1 ${process.env[name] ?? ''}`.trim()]),
);

const rebuild = (args, signal) =>
  run('npm', ['rebuild', '--bin-links=false', '--loglevel=error', ...args], {
    env: OPTIMISATION,
    quiet: true,
    signal,
  });

/** Prepares what the packages bring for this machine, and compiles the addon where there is nothing to download. */
export async function prepareAddon({ signal }) {
  await rebuild([], signal);
  if (!isAborting(projectRoot)) return;
  try {
    await rebuild(['better-sqlite3', `--target=${MAJOR}.0.0`], signal);
  } catch (error) {
    throw new ExplainedError(whatToDo, { cause: error });
  }
  if (isAborting(projectRoot)) throw new ExplainedError(whatToDo);
}
