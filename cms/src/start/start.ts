import './environment.js';
import path from 'node:path';
import { removeAbandonedWorkFolders } from '../backup/work-folder.js';
import { enableCompileCache } from './compile-cache.js';
import { explain, exitOnFault, logServerErrors, surviveFileLimits } from './process-faults.js';
import {
  isDatabaseInUse,
  ensurePanelFolder,
  requireDataDir,
  requireFreePort,
  requireOwnTables,
  requireSoundDatabase,
} from './preflight.js';
import { surviveBrokenOutput } from './output.js';
import { restrictToOwner } from './file-permissions.js';
import { loadSecrets, secretsFile } from './secrets.js';
import { readSettings, type Settings } from './settings.js';
import { lockDataDir, withStartLock } from './locks.js';
import { limitStatements } from './postgres-connection.js';
import { shutDownOnSignal } from './shutdown.js';
import { giveBackStartMemory } from './start-memory.js';

const distDir = path.resolve(__dirname, '../..');
const appDir = path.resolve(distDir, '..');

const say = (line = '') => process.stdout.write(`${line}\n`);

function addresses(settings: Settings, port: number) {
  const base = settings.PORT === 0 ? `http://localhost:${port}` : settings.PUBLIC_URL;
  return [
    ['Storefront', `${base}/`],
    ['Back office', `${base}/admin`],
    ['Raw panel', `${base}/strapi`],
    ['Passwords', secretsFile(settings.DATA_DIR)],
  ] as const;
}

/** Loads the bucket's program only where there is one: it is large. */
async function sayOfBucket(settings: Settings): Promise<void> {
  if (settings.S3_BUCKET === undefined) return;
  const { checkBucket } = await import('../bucket/bucket.js');
  const sentence = await checkBucket(settings);
  if (sentence !== null) say(sentence);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, appDir);
  requireDataDir(settings);
  if (!restrictToOwner(settings.DATA_DIR))
    say(`Others can read ${settings.DATA_DIR}: give the product a folder of its own.`);
  removeAbandonedWorkFolders(settings.DATA_DIR);
  requireSoundDatabase(settings);
  await requireFreePort(settings);
  await requireOwnTables(settings);
  lockDataDir(settings);
  ensurePanelFolder(distDir);
  enableCompileCache(path.join(distDir, 'compile-cache'));
  await sayOfBucket(settings);

  exitOnFault();
  surviveFileLimits();
  const strapi = await withStartLock(settings, async () => {
    loadSecrets(process.env, settings.DATA_DIR, await isDatabaseInUse(settings));
    const { createStrapi } = await import('./strapi.js');
    const made = createStrapi({ appDir, distDir });
    shutDownOnSignal(made);
    return made.load();
  });
  logServerErrors(strapi);
  await limitStatements(strapi.db.connection);
  await strapi.listen();
  if (process.env.PICKUP_SHORT_LIVED !== 'on') giveBackStartMemory();

  const bound = strapi.server.httpServer.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.PORT;
  say();
  for (const [name, address] of addresses(settings, port)) say(`  ${name.padEnd(12)} ${address}`);
  say();
  say(`Listening on ${settings.HOST}:${port}`);
}

surviveBrokenOutput();
/** Resolves when the product listens, for a program that imports this one. */
export const started = start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
