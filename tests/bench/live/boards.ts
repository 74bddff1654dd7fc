import type { Knex } from 'knex';
import { z } from 'zod';
import { isReady, openBoard, type Board } from '../../product/board.js';
import { createClient, type Client } from '../../product/client.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { signIn } from '../../product/sign-in.js';
import { openPostgres, openSqlite } from '../../product/sql.js';
import { productEnv } from '../demo.js';
import { PRODUCT, startProgram } from '../programs.js';
import type { Store } from '../../product/empty-database.js';

const LOOK_MS = 1;
const PATIENCE_MS = 30_000;

/** A running demo restaurant whose boards are connected. */
export interface ConnectedBoards {
  api: Client;
  /** Another program's way to its database. */
  sql: Knex;
  /** The first dish on the menu. */
  dish: string;
  /**
   * Waits until every board has heard of new orders with these numbers.
   * @returns for each, milliseconds from the moment its event was written, just before its commit, to the last board
   */
  hear: (numbers: readonly string[]) => Promise<number[]>;
  close: () => Promise<void>;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error('A board did not hear what it should');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** When a board has heard of each new order. */
const momentsOf = ({ heard }: Board): Map<string, number> =>
  new Map(
    heard.flatMap(({ name, data, at }) =>
      name === 'order' && data.kind === 'placed' ? [[data.order.orderNumber, at] as const] : [],
    ),
  );

/** When the last board has heard of each order, in milliseconds since 1970. */
async function heardAt(boards: readonly Board[], numbers: readonly string[]): Promise<number[]> {
  await until(() => boards.every(({ heard }) => numbers.every((number) => hasHeard(heard, number))));
  const moments = boards.map(momentsOf);
  return numbers.map(
    (number) => performance.timeOrigin + Math.max(...moments.map((board) => board.get(number) ?? Number.NaN)),
  );
}

const Written = z.array(z.object({ number: z.string(), at: z.coerce.number() }));

const isOnPostgres = ({ env }: Store) => env.DATABASE_URL !== undefined;

/** Another program's way to a store. */
const openSql = ({ env: { DATABASE_URL: url } }: Store, dataDir: string): Knex =>
  url === undefined ? openSqlite(dataDir) : openPostgres(url);

/** When the database has written that each order was placed, in milliseconds since 1970. */
async function writtenAt(sql: Knex, store: Store, numbers: readonly string[]): Promise<number[]> {
  const at = isOnPostgres(store) ? 'EXTRACT(EPOCH FROM happened_at::timestamptz) * 1000' : 'happened_at';
  const rows: unknown = await sql('order_events')
    .join('orders', 'orders.id', 'order_row')
    .where({ event_kind: 'placed' })
    .whereIn('number', [...numbers])
    .select('number', { at: sql.raw(at) });
  const moments = new Map(Written.parse(rows).map((row) => [row.number, row.at]));
  return numbers.map((number) => moments.get(number) ?? Number.NaN);
}

/** From the newest on: what is asked for has just happened. */
const hasHeard = (heard: Board['heard'], number: string): boolean =>
  heard.findLast(({ name, data }) => name === 'order' && data.order.orderNumber === number) !== undefined;

export async function openKitchen(store: Store, boardCount: number): Promise<ConnectedBoards> {
  const dataDir = await makeFolder('bench-live');
  const program = await startProgram(PRODUCT, [], { ...productEnv(dataDir), ...store.env });
  const api = createClient(program.url);
  const sql = openSql(store, dataDir);
  const token = await signIn(api, dataDir);
  const boards = await Promise.all(Array.from({ length: boardCount }, () => openBoard({ url: program.url, token })));
  await until(() => boards.every(isReady));
  const [dish] = await api.get('menuItems', {});
  return {
    api,
    sql,
    dish: dish?.id ?? '',
    hear: async (numbers) => {
      const heard = await heardAt(boards, numbers);
      const written = await writtenAt(sql, store, numbers);
      return heard.map((at, index) => at - (written[index] ?? Number.NaN));
    },
    close: async () => {
      for (const board of boards) board.cut();
      await sql.destroy();
      await program.stop();
      await store.remove();
      await removeFolder(dataDir);
    },
  };
}
