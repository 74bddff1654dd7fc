import { beforeWrites, reportFailedCommits, requireIntact, watchForCorruption } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { sweepRegularly } from './api/picture/sweep-regularly.js';
import { closeRegistration, ensureOwner, ensurePanelAdmin } from './bootstrap/accounts.js';
import { guardContent } from './bootstrap/content-guard.js';
import { closePublicFolder, closeUnusedCalls } from './bootstrap/close-unused-calls.js';
import { acceptPanelRelations } from './bootstrap/panel-relations.js';
import { layOutPanel } from './bootstrap/panel/lay-out-panel.js';
import { endSessionsWithPassword } from './bootstrap/session-guard.js';
import { seedOnce } from './bootstrap/seed/seed.js';
import { databaseFile } from './start/preflight.js';
import { readSettings, type Settings } from './start/settings.js';

/** A connection on which nothing moves for so long is closed: a client that does not read must not keep answers in memory. */
const STALLED_MS = 120_000;

/** A restore takes an empty DATA_DIR; what lies in this one may hold the latest orders still. */
const whatToDo = (reason: string, dataDir: string) =>
  `The database ${databaseFile(dataDir)} is damaged (${reason}). Nothing is stored any more and /_ready answers 503. ` +
  `Stop the product, move ${dataDir} away and keep it, then restore the latest backup: npm run restore -- FILE.`;

function watchDatabase({ db, log }: Core.Strapi, { DATABASE_CLIENT, DATA_DIR }: Settings): void {
  if (DATABASE_CLIENT !== 'sqlite') return;
  watchForCorruption(db.connection, databaseFile(DATA_DIR), (reason) => log.error(whatToDo(reason, DATA_DIR)));
  // What the raw panel saves does not go by our own transactions.
  beforeWrites({ db }, () => requireIntact(db.connection));
}

/** Set while the port is open; there is one product in a process. */
let endSweeping: () => Promise<void> = () => Promise.resolve();

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    reportFailedCommits(strapi.db.connection);
    closeUnusedCalls(strapi);
  },

  /** Runs before the port opens: nobody can reach a half-made restaurant. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const settings = readSettings(process.env, strapi.dirs.app.root);
    watchDatabase(strapi, settings);
    await closeRegistration(strapi);
    await ensureOwner(strapi, settings);
    await ensurePanelAdmin(strapi, settings);
    await layOutPanel(strapi);
    await seedOnce(strapi, settings.SEED, new Date());
    strapi.server.httpServer.setTimeout(STALLED_MS);
    closePublicFolder(strapi);
    acceptPanelRelations(strapi);
    guardContent(strapi);
    endSessionsWithPassword(strapi);
    strapi.server.httpServer.once('listening', () => (endSweeping = sweepRegularly(strapi)));
  },

  /** Runs while the database is still there. */
  destroy: () => endSweeping(),
};
