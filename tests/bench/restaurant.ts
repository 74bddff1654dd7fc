import { randomBytes } from 'node:crypto';
import { onPostgres } from '../product/base.js';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { startProduct } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { openPostgres } from '../product/sql.js';
import { fill } from './fill.js';
import { createTimedClient } from './timing.js';

/** Where the orders of a restaurant are kept. */
export interface Store {
  env: Record<string, string>;
  remove: () => Promise<void>;
}

/** The product's own SQLite file goes with its folder. */
export const sqliteStore = (): Promise<Store> => Promise.resolve({ env: {}, remove: () => Promise.resolve() });

/** A database of our own on a PostgreSQL server. */
export async function postgresStore(serverUrl: string): Promise<Store> {
  const name = `pickup_bench_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const server = openPostgres(serverUrl);
    await server.raw(statement, [name]);
    await server.destroy();
  };
  await onServer('CREATE DATABASE ??');
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { env: onPostgres(url.href), remove: () => onServer('DROP DATABASE IF EXISTS ?? WITH (FORCE)') };
}

/** A running product with a history of its own, and one client. */
export interface Restaurant {
  orders: number;
  /** What the filling program said. */
  filled: string;
  time: (url: string) => Promise<number>;
  /** Takes a fresh access token: none lives as long as a measurement. */
  signIn: () => Promise<void>;
  close: () => Promise<void>;
}

/** Fills an empty store with orders and starts a product on it. */
export async function openRestaurant(store: Store, orders: number): Promise<Restaurant> {
  const dataDir = await makeFolder('bench');
  const remove = async () => {
    await store.remove();
    await removeFolder(dataDir);
  };
  try {
    const filled = await fill({ dataDir, orders, env: store.env });
    const product = await startProduct({ dataDir, env: { ...store.env, PICKUP_CHECK_ANSWERS: 'off' } });
    const api = createClient(product.url);
    const client = createTimedClient(product.url);
    let token = await signIn(api, dataDir);
    return {
      orders,
      filled,
      time: (url) => client.time(url, token),
      signIn: async () => {
        token = await signIn(api, dataDir);
      },
      close: async () => {
        client.close();
        await product.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
