import { beforeAll, beforeEach } from 'vitest';
import type { Knex } from 'knex';
import { createClient, type Client } from '../../product/client.js';
import { signIn } from '../../product/sign-in.js';
import { addDish } from '../../restaurant/content.js';
import type { DatabaseName } from '../../restaurant/demo-copy.js';
import { setKitchen } from '../../restaurant/kitchen.js';
import { startWithMovableClock, type MovableProduct } from '../../restaurant/moving-clock.js';
import { NO_MAIL_SERVER } from '../../restaurant/use-mail.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';

/** A Tuesday in winter, 17:02 by the restaurant's clock. */
const NOW = '2026-11-24T16:02:00.000Z';

/** Whoever is signed in at one of the products. */
interface Board {
  api: Client;
  token: string;
}

/** Products on one database, before each test with a dish of its own and nothing ordered. */
export interface Race {
  sql: Knex;
  dish: string;
  /** The products in turn. */
  api: (index: number) => Client;
  board: (index: number) => Board;
}

/** Does so many things at once. */
export const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/**
 * Starts products on one database, whose mail stays in the outbox, so that what waits there can be counted.
 * @returns them; ask inside tests only
 */
export function useRace(database: DatabaseName, count: number): () => Race {
  const restaurant = useRestaurant(database);
  const products: MovableProduct[] = [];
  const boards: Board[] = [];
  let dish = '';

  beforeAll(async () => {
    for (let started = 0; started < count; started += 1) {
      products.push(await startWithMovableClock(restaurant(), { RATE_LIMITS: 'off', ...NO_MAIL_SERVER }));
    }
    for (const { setClock, url } of products) {
      await setClock(NOW);
      const api = createClient(url);
      boards.push({ api, token: await signIn(api, restaurant().dataDir) });
    }
  });
  beforeEach(async () => {
    const { sql } = restaurant();
    for (const { setClock } of products) await setClock(NOW);
    await setKitchen(sql);
    dish = await addDish(sql);
    await sql('orders').update({ order_status: 'CANCELLED' });
    for (const book of ['slot_loads', 'day_counts']) await sql(book).delete();
  });

  const board = (index: number): Board => {
    const chosen = boards[index % boards.length];
    if (!chosen) throw new Error('Nobody is at work');
    return chosen;
  };
  return () => ({ sql: restaurant().sql, dish, board, api: (index) => board(index).api });
}
