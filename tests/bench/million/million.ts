import { startPostgres } from '../../product/postgres.js';
import { closingAfter } from '../closing.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { postgresStore, sqliteStore, type Store } from '../../product/empty-database.js';
import { openRestaurant } from '../restaurant.js';
import { TARGETS, measuredCalls } from './calls.js';
import { measure } from './measure.js';
import { found } from './report.js';

/** The history every larger one is compared with. */
const FEW_ORDERS = 10_000;

/** The demo restaurant's. */
const TIME_ZONE = 'Europe/Amsterdam';

/** Nothing has to outlive the machine, and a million orders at once are no reason to tidy up all the time. */
const FOR_MANY_ROWS = ['fsync=off', 'full_page_writes=off', 'max_wal_size=8GB', 'autovacuum=off'].flatMap((setting) => [
  '-c',
  setting,
]);

const measureOn = ({ orders, say }: Bench, openStore: () => Promise<Store>): Promise<Finding> =>
  closingAfter(async (opened) => {
    say(`filling with ${FEW_ORDERS} and with ${orders} orders …`);
    const small = await openRestaurant(await openStore(), FEW_ORDERS);
    opened(small.close);
    const large = await openRestaurant(await openStore(), orders);
    opened(large.close);
    say(`${small.filled}, ${large.filled}; measuring …`);
    const measured = await measure(measuredCalls(new Date(), TIME_ZONE), small, large);
    return found({ small, large, measured });
  });

const onPostgres = (bench: Bench): Promise<Finding> =>
  closingAfter(async (opened) => {
    const given = bench.postgresUrl;
    if (given !== undefined) return measureOn(bench, () => postgresStore(given));
    const postgres = await startPostgres(FOR_MANY_ROWS);
    opened(postgres.stop);
    return measureOn(bench, () => postgresStore(postgres.urlOf('postgres')));
  });

const target = `p95 at most ${TARGETS.analytics} × (analytics) and ${TARGETS.list} × (first pages of lists) what ten thousand orders cost`;

/** What a long history costs, on each database. */
export const million: readonly Measurement[] = [
  {
    name: 'million-sqlite',
    title: 'A million orders on SQLite',
    target,
    onlyWhenNamed: true,
    run: (bench) => measureOn(bench, sqliteStore),
  },
  { name: 'million-postgres', title: 'A million orders on PostgreSQL', target, onlyWhenNamed: true, run: onPostgres },
];
