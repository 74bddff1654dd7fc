import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { copyFolder, removeFolder } from '../product/folders.js';
import { startProgram, type Program } from './programs.js';

const STOCK = path.resolve(import.meta.dirname, 'references/stock');
const MODULES = path.resolve(import.meta.dirname, '../../node_modules');

/** A stock Strapi application in a folder of its own, stopped. */
export interface Stock {
  start: () => Promise<Program>;
  remove: () => Promise<void>;
}

/** Puts the application where it may write: Strapi makes folders beside its sources. */
export async function installStock(): Promise<Stock> {
  const folder = await copyFolder(STOCK, 'stock');
  await symlink(MODULES, path.join(folder, 'node_modules'), 'junction');
  return {
    start: () =>
      startProgram(path.join(folder, 'start.js'), [], { NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: '1' }),
    remove: () => removeFolder(folder),
  };
}
