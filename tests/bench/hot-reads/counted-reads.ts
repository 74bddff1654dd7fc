import { ratioOf, showSpread, spreadOf, type Spread } from '../figures.js';
import { closingAfter } from '../closing.js';
import { startCounting, startDemo, type Demo } from '../demo.js';
import type { Bench, Measurement } from '../measurement.js';
import { placeOrders } from '../placing/clients.js';
import { orderPosts } from '../placing/orders.js';
import { figure, showMet, table, text } from '../table.js';
import { CONNECTIONS, load } from './load.js';

const TARGET = 0.8;
const ORDERS_PER_SECOND = 300;
const WARM_UP_SECONDS = 1;
const HEADERS = { accept: 'application/json, text/plain, */*', 'accept-encoding': 'gzip, deflate, br' };
const READS = ['/api/menu/items', '/menu'];

/** Reads and orders per second of one round. */
interface Beside {
  reads: number;
  orders: number;
}

/** Reads as fast as they are answered, while orders come in. */
async function readBeside(demo: Demo, path: string, orderOf: ReturnType<typeof orderPosts>, seconds: number) {
  const placing = placeOrders(demo.url, orderOf, seconds, ORDERS_PER_SECOND);
  const { requestsPerSecond: reads } = await load(demo, path, HEADERS, seconds);
  return { reads, orders: await placing };
}

interface Row {
  path: string;
  counted: Spread;
  plain: Spread;
  ratio: Spread;
  orders: Spread;
}

function rowOf(path: string, counted: readonly Beside[], plain: readonly Beside[]): Row {
  const readsOf = (rounds: readonly Beside[]) => rounds.map(({ reads }) => reads);
  return {
    path,
    counted: spreadOf(readsOf(counted)),
    plain: spreadOf(readsOf(plain)),
    ratio: ratioOf(readsOf(counted), readsOf(plain)),
    orders: spreadOf([...counted, ...plain].map(({ orders }) => orders)),
  };
}

const measureAll = (bench: Bench): Promise<Row[]> =>
  closingAfter(async (opened) => {
    const plain = await startDemo(bench);
    opened(plain.close);
    const counted = await startCounting(bench);
    opened(counted.close);
    const orderOf = orderPosts(await plain.api.get('menuItems', {}));
    const rows: Row[] = [];
    for (const path of READS) {
      for (const demo of [plain, counted]) await readBeside(demo, path, orderOf, WARM_UP_SECONDS);
      const rounds = { plain: Array<Beside>(), counted: Array<Beside>() };
      for (let round = 0; round < bench.rounds; round += 1) {
        for (const side of round % 2 === 0 ? (['plain', 'counted'] as const) : (['counted', 'plain'] as const)) {
          const demo = side === 'plain' ? plain : counted;
          rounds[side].push(await readBeside(demo, path, orderOf, bench.seconds));
        }
      }
      const row = rowOf(path, rounds.counted, rounds.plain);
      bench.say(`${path}: ${showSpread(row.ratio, 2)} beside ${showSpread(row.orders, 0)} orders/s`);
      rows.push(row);
    }
    return rows;
  });

export const countedReads: Measurement = {
  name: 'hot-counts',
  title: 'Hot reads beside orders with counts',
  target: `beside ${ORDERS_PER_SECOND} orders/s of dishes with a daily count at least ${TARGET} of those beside orders without`,
  async run(bench) {
    const rows = await measureAll(bench);
    const least = rows.reduce((lower, row) => (row.ratio.median < lower.ratio.median ? row : lower));
    return {
      result: `${least.ratio.median.toFixed(2)} or more (least: \`${least.path}\`)`,
      met: least.ratio.median >= TARGET,
      body: [
        `${bench.rounds} rounds of ${bench.seconds} s for each side of each row, ${CONNECTIONS} connections, beside clients that place at most`,
        `${ORDERS_PER_SECOND} orders a second on the same product. Where dishes have a daily count, each order takes its portions and`,
        'its units of a slot with a limit; kept answers stay as they are as long as visitors are told no other number.',
        '',
        table(
          [
            text('read'),
            figure('with counts, requests/s'),
            figure('without'),
            figure('ratio'),
            figure('orders/s'),
            text('met'),
          ],
          rows.map(({ path, counted, plain, ratio, orders }) => [
            `\`${path}\``,
            showSpread(counted, 0),
            showSpread(plain, 0),
            showSpread(ratio, 2),
            showSpread(orders, 0),
            showMet(ratio.median >= TARGET),
          ]),
        ),
      ].join('\n'),
    };
  },
};
