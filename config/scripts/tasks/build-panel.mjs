/**
 * Builds Strapi's panel into a folder of its own and puts it in its place when it is whole: a product that runs
 * meanwhile, or a build that is cut off, never has half of one. Two builds at once do not disturb each other.
 *
 * `strapi build` does the same after it has compiled the server once more, into the folder a product may be running
 * from. The parts it is made of can be called without that.
 */
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './run.mjs';

const cms = path.join(root, 'cms');
const dist = path.join(cms, 'dist');
const place = path.join(dist, 'build');
const PREFIX = 'panel-of-';
const workplace = path.join(dist, `${PREFIX}${process.pid}`);

const fromCms = createRequire(path.join(cms, 'package.json'));
const partOfStrapi = (file) =>
  fromCms(path.join(path.dirname(fromCms.resolve('@strapi/strapi/package.json')), 'dist/src/node', file));

const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, log: ignore, warn: ignore, error: ignore };

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Removes what builds have left that were cut off. */
async function sweep() {
  for (const name of await readdir(dist)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number(name.slice(PREFIX.length));
    if (pid === process.pid || !isRunning(pid)) await rm(path.join(dist, name), { recursive: true, force: true });
  }
}

async function buildInto(folder) {
  const { createStrapi } = fromCms('@strapi/strapi');
  const strapi = createStrapi({ appDir: cms, distDir: dist, autoReload: true, serveAdminPanel: false });
  // Its settings are read; from here on this only says where the result goes.
  strapi.config.set('dirs.dist.root', folder);
  const { createBuildContext } = partOfStrapi('create-build-context.js');
  const context = await createBuildContext({ cwd: cms, logger: SILENT, strapi, options: { minify: true } });
  await partOfStrapi('staticFiles.js').writeStaticClientFiles(context);
  await partOfStrapi('vite/build.js').build(context);
}

/** A folder that is not empty cannot be replaced in one step; another build may have put its own there in between. */
async function putInPlace(built) {
  for (let attempt = 1; ; attempt += 1) {
    await rename(place, path.join(workplace, `old-${attempt}`)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
    try {
      return await rename(built, place);
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || attempt === 3) throw error;
    }
  }
}

process.chdir(cms);
await sweep();
try {
  await mkdir(workplace, { recursive: true });
  await buildInto(workplace);
  await putInPlace(path.join(workplace, 'build'));
} finally {
  await rm(workplace, { recursive: true, force: true });
}
// Strapi has opened things of its own, which would keep this program running.
process.exit(0);
