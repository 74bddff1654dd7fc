import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { startProduct } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import type { Store } from '../product/empty-database.js';
import { fill } from './fill-database.js';
import { createTimedClient } from './timing.js';

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
    const env = { ...store.env, PICKUP_CHECK_ANSWERS: 'off', PICKUP_SHORT_LIVED: 'off' };
    const product = await startProduct({ dataDir, env, nodeOptions: [] });
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
