import { startPostgres } from '../../product/postgres.js';
import { closingAfter } from '../closing.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { postgresStore, sqliteStore, type Store } from '../../product/empty-database.js';
import { figure, showMet, table, text } from '../table.js';
import { percentile, sortedTimes, type Times } from '../timing.js';
import { openKitchen } from './boards.js';
import { bySql, inARush, oneByOne } from './order-sources.js';

/** An order is on every open board within a second of its commit. */
const AT_MOST_MS = 1_000;

const BOARDS = 5;
const WAYS = [oneByOne(100), inARush(400), bySql(50)];

interface Measured {
  database: string;
  way: string;
  times: Times;
}

const measureOn = (bench: Bench, database: string, store: Store): Promise<Measured[]> =>
  closingAfter(async (opened) => {
    const boards = await openKitchen(store, BOARDS);
    opened(boards.close);
    // The first order finds nothing prepared.
    await oneByOne(10).measure(boards);
    const measured: Measured[] = [];
    for (const { title, measure } of WAYS) {
      const times = sortedTimes(await measure(boards));
      bench.say(`${database}, ${title}: p95 ${percentile(times, 0.95).toFixed(0)} ms of ${times.length}`);
      measured.push({ database, way: title, times });
    }
    return measured;
  });

const measureBoth = (bench: Bench): Promise<Measured[]> =>
  closingAfter(async (opened) => {
    const onSqlite = await measureOn(bench, 'SQLite', await sqliteStore());
    let url = bench.postgresUrl;
    if (url === undefined) {
      const postgres = await startPostgres();
      opened(postgres.stop);
      url = postgres.urlOf('postgres');
    }
    return [...onSqlite, ...(await measureOn(bench, 'PostgreSQL', await postgresStore(url)))];
  });

const isMet = ({ times }: Measured) => percentile(times, 1) <= AT_MOST_MS;

function found(measured: readonly Measured[]): Finding {
  const slowest = Math.max(...measured.map(({ times }) => percentile(times, 1)));
  const shares = [0.5, 0.95, 1];
  return {
    result: `${slowest.toFixed(0)} ms at the most`,
    met: measured.every(isMet),
    body: [
      `Milliseconds from the moment the database writes an order's event, just before the commit, until the last of`,
      `${BOARDS} boards has read it. On SQLite another program's order is found by looking, four times a second.`,
      '',
      table(
        [
          text('database'),
          text('orders'),
          figure('how many'),
          figure('p50'),
          figure('p95'),
          figure('most'),
          text('met'),
        ],
        measured.map((each) => [
          each.database,
          each.way,
          String(each.times.length),
          ...shares.map((share) => percentile(each.times, share).toFixed(1)),
          showMet(isMet(each)),
        ]),
      ),
    ].join('\n'),
  };
}

export const live: Measurement = {
  name: 'live',
  title: 'From commit to board',
  target: `every order on every open board within ${AT_MOST_MS / 1000} s of its commit`,
  run: async (bench) => found(await measureBoth(bench)),
};
