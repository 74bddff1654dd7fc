import path from 'node:path';
import { closingAfter } from '../closing.js';
import { median } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { onPostgresDemos } from '../postgres-demo.js';
import { startProgram, type Program } from '../programs.js';
import { figure, showMet, table, text } from '../table.js';
import { percentile, type Times } from '../timing.js';
import { inTurns } from '../turns.js';
import { CLIENTS, placeOrders } from './clients.js';
import { type Comparison, comparisonTable, isMet, secondsOf, showRatio } from './comparison.js';
import { chooseCart, orderPosts } from './orders.js';

const OF_BARE = 0.5;
/** Of an order, while orders come in at half the highest rate. */
const MOST_P99_MS = 50;
const HALF_RATE = { seconds: 10, clients: 32 };
const WARM_UP = { seconds: 2 };
const BARE = path.resolve(import.meta.dirname, '../references/bare-orders-postgres.mjs');

const SIDES = ['one instance', 'one bare', 'two instances', 'two bare'] as const;
const OURS = ['one instance', 'two instances'] as const;

interface Measured {
  ordersOf: (side: (typeof SIDES)[number]) => readonly number[];
  /** Times at half the highest rate. */
  half: Record<(typeof OURS)[number], Times>;
}

const urlsOf = (programs: readonly Pick<Program, 'url'>[]) => programs.map(({ url }) => url);

/** Each side on a database of its own of one server; all run at once and are used in turns. */
const measureAll = (bench: Bench): Promise<Measured> =>
  onPostgresDemos(bench, (demos) =>
    closingAfter(async (opened) => {
      const startBare = async (database: string) => {
        const program = await startProgram(BARE, [database]);
        opened(program.stop);
        return program.url;
      };
      const [one, two] = [await demos.start(await demos.copy(), 1), await demos.start(await demos.copy(), 2)];
      const bareDatabase = await demos.copy();
      const bare = [await startBare(bareDatabase), await startBare(bareDatabase)];
      const origins = {
        'one instance': urlsOf(one),
        'one bare': bare.slice(0, 1),
        'two instances': urlsOf(two),
        'two bare': bare,
      };
      const [product] = one;
      if (!product) throw new Error('No product was started');
      const orderOf = orderPosts(await chooseCart(product.api));
      for (const side of SIDES) await placeOrders(origins[side], orderOf, WARM_UP);
      const ordersOf = await inTurns(bench.rounds, SIDES, async (side, round) => {
        const { perSecond } = await placeOrders(origins[side], orderOf, { seconds: secondsOf(bench) });
        bench.say(`round ${round + 1}, ${side}: ${perSecond.toFixed(0)} orders/s`);
        return perSecond;
      });
      const atHalf = async (side: (typeof OURS)[number]) => {
        const rate = median(ordersOf(side)) / 2;
        const { times } = await placeOrders(origins[side], orderOf, { ...HALF_RATE, rate });
        bench.say(`${side}, ${rate.toFixed(0)} orders/s: p99 ${percentile(times, 0.99).toFixed(1)} ms`);
        return times;
      };
      return {
        ordersOf,
        half: { 'one instance': await atHalf('one instance'), 'two instances': await atHalf('two instances') },
      };
    }),
  );

const p99 = (times: Times) => percentile(times, 0.99);

const halfTable = ({ ordersOf, half }: Measured) =>
  table(
    [text('at half the highest rate'), ...['orders/s', 'p50, ms', 'p95', 'p99', 'at most'].map(figure), text('met')],
    OURS.map((side) => [
      side,
      (median(ordersOf(side)) / 2).toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => percentile(half[side], share).toFixed(1)),
      String(MOST_P99_MS),
      showMet(p99(half[side]) < MOST_P99_MS),
    ]),
  );

function found(measured: Measured, bench: Bench): Finding {
  const { ordersOf, half } = measured;
  const compare = (ours: (typeof OURS)[number], bare: 'one bare' | 'two bare'): Comparison => ({
    title: `${ours} with ${bare}`,
    ours: ordersOf(ours),
    reference: ordersOf(bare),
    atLeast: OF_BARE,
    digits: 2,
  });
  const one = compare('one instance', 'one bare');
  const two = compare('two instances', 'two bare');
  const slowest = Math.max(p99(half['one instance']), p99(half['two instances']));
  return {
    result: `one instance ${showRatio(one)}, two ${showRatio(two)} of bare; p99 ${slowest.toFixed(0)} ms`,
    met: isMet(one) && isMet(two) && slowest < MOST_P99_MS,
    figures: {
      ordersPerSecond: median(ordersOf('one instance')),
      ordersPerSecondOfTwo: median(ordersOf('two instances')),
      bareOrdersPerSecondOfTwo: median(ordersOf('two bare')),
    },
    body: [
      `Orders a second of ${CLIENTS} clients; ${bench.rounds} rounds of ${secondsOf(bench)} s for each, the orders of the row above. The bare`,
      'servers run one transaction of `pg` with the same rows on a database of the same server, which writes to the disk',
      'before it answers; instances, bare servers, PostgreSQL and the clients share the machine.',
      '',
      comparisonTable([one, two]),
      '',
      `Then ${HALF_RATE.seconds} s at half of the median rate, at random moments; an order's time counts from the moment at which it was due.`,
      '',
      halfTable(measured),
    ].join('\n'),
  };
}

export const placingOnPostgres: Measurement = {
  name: 'orders-postgres',
  title: 'Placing orders on PostgreSQL',
  target: `one and two instances at least ${OF_BARE} of as many bare \`pg\` servers' orders/s; p99 below ${MOST_P99_MS} ms at half the highest rate`,
  run: async (bench) => found(await measureAll(bench), bench),
};
