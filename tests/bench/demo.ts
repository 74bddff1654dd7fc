import { makeSqliteBase } from '../product/base.js';
import { createClient, type Client } from '../product/client.js';
import { copyFolder, removeFolder } from '../product/folders.js';
import type { Bench } from './measurement.js';
import { openSqlite } from '../product/sql.js';
import { PRODUCT, startProgram, type Program } from './programs.js';

/** A running demo restaurant. */
export interface Demo extends Omit<Program, 'stop'> {
  dataDir: string;
  api: Client;
  close: () => Promise<void>;
}

/** Makes the demo restaurant when it is first asked for, and once. */
export function demoOnce(): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () => (made ??= makeSqliteBase().then(({ dataDir }) => dataDir));
}

/** The settings of a product as customers meet it, but that nobody is held up. */
export const productEnv = (dataDir: string) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
});

/** Starts a product on its own copy of the demo restaurant. */
export async function startDemo(bench: Bench): Promise<Demo> {
  const dataDir = await copyFolder(await bench.demo(), 'bench-demo');
  try {
    const { stop, ...program } = await startProgram(PRODUCT, [], productEnv(dataDir));
    const close = async () => {
      await stop();
      await removeFolder(dataDir);
    };
    return { ...program, dataDir, api: createClient(program.url), close };
  } catch (error) {
    await removeFolder(dataDir);
    throw error;
  }
}

/** More than any run orders. */
const PLENTY = 1_000_000_000;

/** The same, where the kitchen has a limit for each slot and every dish a daily count, both large enough for all that is ordered. */
export async function startCounting(bench: Bench): Promise<Demo> {
  const demo = await startDemo(bench);
  const sql = openSqlite(demo.dataDir);
  try {
    await sql('restaurants').update({ units_per_slot: PLENTY });
    await sql('menu_items').update({ daily_count: PLENTY });
    return demo;
  } catch (error) {
    await demo.close();
    throw error;
  } finally {
    await sql.destroy();
  }
}
