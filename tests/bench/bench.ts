import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from '../product/postgres.js';
import { measuredCalls } from './calls.js';
import { measure } from './measure.js';
import { toMarkdown, type DatabaseReport } from './report.js';
import { openRestaurant, postgresStore, sqliteStore, type Store } from './restaurant.js';

const RESULTS = path.join(import.meta.dirname, 'RESULTS.md');

/** The history every larger one is compared with. */
const FEW_ORDERS = 10_000;

/** The demo restaurant's. */
const TIME_ZONE = 'Europe/Amsterdam';

export interface BenchOptions {
  /** How many orders the large restaurant has. */
  orders: number;
  databases: readonly ('sqlite' | 'postgres')[];
  /** A PostgreSQL server to use instead of one of our own. */
  postgresUrl?: string | undefined;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function benchOn(title: string, orders: number, openStore: () => Promise<Store>): Promise<DatabaseReport> {
  say(`${title}: filling with ${FEW_ORDERS} and with ${orders} orders …`);
  const small = await openRestaurant(await openStore(), FEW_ORDERS);
  try {
    const large = await openRestaurant(await openStore(), orders);
    try {
      say(`${title}: ${small.filled}, ${large.filled}; measuring …`);
      const measured = await measure(measuredCalls(new Date(), TIME_ZONE), small, large);
      return { title, small, large, measured };
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
}

async function benchOnPostgres(orders: number, givenUrl: string | undefined): Promise<DatabaseReport> {
  if (givenUrl !== undefined) return benchOn('PostgreSQL', orders, () => postgresStore(givenUrl));
  const postgres = await startPostgres();
  try {
    return await benchOn('PostgreSQL', orders, () => postgresStore(postgres.urlOf('postgres')));
  } finally {
    await postgres.stop();
  }
}

/** Takes all measurements and writes them down beside this file. */
export async function bench({ orders, databases, postgresUrl }: BenchOptions): Promise<void> {
  const reports: DatabaseReport[] = [];
  for (const database of databases) {
    reports.push(
      database === 'sqlite' ? await benchOn('SQLite', orders, sqliteStore) : await benchOnPostgres(orders, postgresUrl),
    );
  }
  const results = toMarkdown(reports);
  await writeFile(RESULTS, results);
  say(`\n${results}\nWritten to ${RESULTS}`);
}
