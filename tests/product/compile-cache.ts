import { makeFolder, removeFolder } from './folders.js';

/** Names the folder of compile-cache.cjs; workers and products inherit it. */
export const COMPILE_CACHE = 'COMPILE_CACHE';

/** Lets the products of this run share what the first of them has compiled. @returns removes it */
export async function openCompileCache(): Promise<() => Promise<void>> {
  const folder = await makeFolder('compile-cache');
  process.env[COMPILE_CACHE] = folder;
  return () => removeFolder(folder);
}
