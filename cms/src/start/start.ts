import './environment.js';
import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { sweepWorkplaces } from '../backup/workplace.js';
import { explain } from './explain.js';
import { isDatabaseInUse } from './database-in-use.js';
import { surviveBrokenOutput } from './output.js';
import { exitOnFault, logFaultsOfServer, surviveFileLimits } from './process-faults.js';
import { closeToOthers } from './private-data.js';
import { keepPanelFolder, requireDataDir, requireFreePort, requireSoundDatabase } from './preflight.js';
import { loadSecrets, secretsFile } from './secrets.js';
import { readSettings, type Settings } from './settings.js';
import { holdDataDir, oneAtATime } from './start-lock.js';
import { limitStatements } from './statement-limits.js';
import { stopOnSignal } from './stop.js';

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

async function start(): Promise<void> {
  const settings = readSettings(process.env, appDir);
  requireDataDir(settings);
  if (!closeToOthers(settings.DATA_DIR))
    say(`Others can read ${settings.DATA_DIR}: give the product a folder of its own.`);
  sweepWorkplaces(settings.DATA_DIR);
  requireSoundDatabase(settings);
  await requireFreePort(settings);
  holdDataDir(settings);
  keepPanelFolder(distDir);

  exitOnFault();
  surviveFileLimits();
  const strapi = await oneAtATime(settings, async () => {
    loadSecrets(process.env, settings.DATA_DIR, await isDatabaseInUse(settings));
    const made = createStrapi({ appDir, distDir });
    stopOnSignal(made);
    return made.load();
  });
  logFaultsOfServer(strapi);
  await limitStatements(strapi.db.connection);
  await strapi.listen();

  const bound = strapi.server.httpServer.address();
  const port = typeof bound === 'object' && bound ? bound.port : settings.PORT;
  say();
  for (const [name, address] of addresses(settings, port)) say(`  ${name.padEnd(12)} ${address}`);
  say();
  say(`Listening on ${settings.HOST}:${port}`);
}

surviveBrokenOutput();
/** For the program that loads this one: the product listens. */
export const started = start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
