import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { makeSqliteBase } from '../product/base.js';
import { createClient, type Client } from '../product/client.js';
import { copyFolder, removeFolder } from '../product/folders.js';
import { closingSql, openSqlite } from '../product/sql.js';
import type { Bench } from './measurement.js';
import { PRODUCT, startProgram, type Program } from './programs.js';

/** A running demo restaurant. */
export interface Demo extends Omit<Program, 'stop'> {
  dataDir: string;
  api: Client;
  close: () => Promise<void>;
}

/** Makes something when it is first asked for, and once. */
const once = <Made>(make: () => Promise<Made>): (() => Promise<Made>) => {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
};

/** Of a large menu. */
export const MANY_DISHES = 400;

const Id = z.object({ id: z.number() });
const Dish = z.looseObject({ id: z.number(), name: z.string() });
const Link = z.looseObject({ menu_item_id: z.number() });

const GROUP_LINKS = 'menu_items_option_groups_lnk';

/** Copies the dishes of a stopped restaurant, pictures and choices included, until there are many. */
async function enlargeMenu(sql: Knex): Promise<void> {
  const dishes = z.array(Dish).parse(await sql('menu_items').select());
  const links = z.array(Link).parse(await sql(GROUP_LINKS).select());
  for (let index = dishes.length; index < MANY_DISHES; index += 1) {
    const { id: copied, ...dish } = dishes[index % dishes.length] ?? { id: 0, name: '' };
    const made = {
      ...dish,
      document_id: randomBytes(12).toString('hex'),
      name: `${dish.name} ${Math.floor(index / dishes.length) + 1}`,
      position: index,
    };
    const [{ id }] = z.tuple([Id]).parse(await sql('menu_items').insert(made).returning('id'));
    for (const { id: _, ...link } of links.filter(({ menu_item_id: of }) => of === copied)) {
      await sql(GROUP_LINKS).insert({ ...link, menu_item_id: id });
    }
  }
}

/** Stopped demo restaurants, each made when it is first asked for, and once. */
export function stoppedDemos(): Pick<Bench, 'demo' | 'largeDemo'> {
  const demo = once(async () => (await makeSqliteBase()).dataDir);
  const largeDemo = once(async () => {
    const dataDir = await copyFolder(await demo(), 'base-large');
    await closingSql(openSqlite(dataDir), (sql) => sql.transaction(enlargeMenu));
    return dataDir;
  });
  return { demo, largeDemo };
}

/** The settings of a product as customers meet it, but that nobody is held up. */
export const productEnv = (dataDir: string) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
});

/** Starts a product on its own copy of a stopped demo restaurant. @param env further settings */
export async function startDemoOf(stopped: string, env: Record<string, string> = {}): Promise<Demo> {
  const dataDir = await copyFolder(stopped, 'bench-demo');
  try {
    const { stop, ...program } = await startProgram(PRODUCT, [], { ...productEnv(dataDir), ...env });
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

export const startDemo = async (bench: Bench): Promise<Demo> => startDemoOf(await bench.demo());

/** More than any run orders. */
const PLENTY = 1_000_000_000;

/** Gives the kitchen a limit for each slot and every dish a daily count, both large enough for all that is ordered. */
export async function countEverything(sql: Knex): Promise<void> {
  await sql('restaurants').update({ units_per_slot: PLENTY });
  await sql('menu_items').update({ daily_count: PLENTY });
}

/** A demo restaurant that counts what is ordered. */
export async function startCounting(bench: Bench): Promise<Demo> {
  const demo = await startDemo(bench);
  try {
    await closingSql(openSqlite(demo.dataDir), countEverything);
    return demo;
  } catch (error) {
    await demo.close();
    throw error;
  }
}
