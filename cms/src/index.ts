import { provideCatalogue } from '@pickup/ordering';
import {
  beforeWrites,
  changeFeedOf,
  perStrapi,
  reportFailedCommits,
  requireIntact,
  watchForCorruption,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { ensureKitchenState } from './api/kitchen-state/kitchen-control.js';
import { keepGroupVersions } from './api/option-group/group-versions.js';
import { schedulePictureCleanup } from './api/picture/picture-cleanup.js';
import {
  closeRegistration,
  endSessionsOnPasswordChange,
  ensureOwner,
  ensurePanelAdmin,
  validatePasswords,
} from './bootstrap/accounts.js';
import { catalogue } from './bootstrap/catalogue.js';
import { validateContentWrites } from './bootstrap/validate-content.js';
import { validateKitchenWrites } from './bootstrap/validate-kitchen.js';
import { validateOptionGroups } from './bootstrap/validate-option-groups.js';
import { validatePanelWrites } from './bootstrap/validate-panel-writes.js';
import { removePublicFolderRoutes, removeUnusedRoutes } from './bootstrap/remove-unused-routes.js';
import { translatePanelRelations } from './bootstrap/panel-relations.js';
import { applyPanelLayouts } from './bootstrap/panel/apply-layouts.js';
import { seedOnce } from './bootstrap/seed/seed.js';
import { rememberSteps, skipUnchangedSteps } from './bootstrap/unchanged-steps.js';
import { databaseFile } from './start/preflight.js';
import { readSettings, type Settings } from './start/settings.js';

/** Idle connections are closed after this time: a client that does not read must not keep responses in memory. */
const STALLED_MS = 120_000;

/** The damaged DATA_DIR must be kept because it may still contain the latest orders; a restore needs an empty one. */
const whatToDo = (reason: string, dataDir: string) =>
  `The database ${databaseFile(dataDir)} is damaged (${reason}). Nothing is stored any more and /_ready answers 503. ` +
  `Stop the product, move ${dataDir} away and keep it, then restore the latest backup: npm run restore -- FILE.`;

function watchDatabase({ db, log }: Core.Strapi, { DATABASE_CLIENT, DATA_DIR }: Settings): void {
  if (DATABASE_CLIENT !== 'sqlite') return;
  watchForCorruption(db.connection, databaseFile(DATA_DIR), (reason) => log.error(whatToDo(reason, DATA_DIR)));
  // Writes of the raw panel do not use our own transaction function.
  beforeWrites({ db }, () => requireIntact(db.connection));
}

/** How the cleanup of pictures is stopped, once the port is open. */
const stateOf = perStrapi(() => ({ stopPictureCleanup: () => Promise.resolve() }));

export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    reportFailedCommits(strapi.db.connection);
    removeUnusedRoutes(strapi);
    skipUnchangedSteps(strapi);
    provideCatalogue(strapi, catalogue);
  },

  /** Runs before the port opens. */
  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const settings = readSettings(process.env, strapi.dirs.app.root);
    await changeFeedOf(strapi)?.open();
    watchDatabase(strapi, settings);
    await closeRegistration(strapi);
    await ensureOwner(strapi, settings);
    await ensurePanelAdmin(strapi, settings);
    await applyPanelLayouts(strapi);
    await ensureKitchenState(strapi, new Date());
    await seedOnce(strapi, settings.SEED, new Date());
    await rememberSteps(strapi);
    strapi.server.httpServer.setTimeout(STALLED_MS);
    removePublicFolderRoutes(strapi);
    translatePanelRelations(strapi);
    validateContentWrites(strapi);
    validateKitchenWrites(strapi);
    validateOptionGroups(strapi);
    validatePanelWrites(strapi);
    keepGroupVersions(strapi);
    validatePasswords(strapi);
    endSessionsOnPasswordChange(strapi);
    strapi.server.httpServer.once('listening', () => {
      stateOf(strapi).stopPictureCleanup = schedulePictureCleanup(strapi);
    });
  },

  /** Runs before the database is closed. */
  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await stateOf(strapi).stopPictureCleanup();
    await changeFeedOf(strapi)?.close();
  },
};
