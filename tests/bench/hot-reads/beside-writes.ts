import { setTimeout as wait } from 'node:timers/promises';
import { closingAfter } from '../closing.js';
import { startCounting, type Demo } from '../demo.js';
import { backOffice, editNumber } from '../edits/dish.js';
import { ratioOf, showSpread, spreadOf, type Spread } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { placeOrders } from '../placing/clients.js';
import { chooseCart, orderPosts } from '../placing/orders.js';
import { figure, showMet, table, text } from '../table.js';
import { inTurns } from '../turns.js';
import { CONNECTIONS, load } from './load.js';
import { ENCODINGS, HOT_READS } from './reads.js';

const TARGET = 0.8;
const ORDERS_PER_SECOND = 300;
const EDIT_MS = 1000;
/** Longer than any round. */
const LONG_SECONDS = 600;

const WRITES = ['alone', 'orders', 'edits'] as const;
type Write = (typeof WRITES)[number];

/** Writes until it is told to end. @returns how many writes there were in a second */
type Writing = (end: AbortSignal) => Promise<number>;

async function writingTo(demo: Demo): Promise<Record<Write, Writing>> {
  const orderOf = orderPosts(await chooseCart(demo.api));
  const { edit } = await backOffice(demo);
  let edited = 0;
  return {
    alone: () => Promise.resolve(0),
    orders: async (signal) => {
      const placed = await placeOrders([demo.url], orderOf, { seconds: LONG_SECONDS, rate: ORDERS_PER_SECOND, signal });
      return placed.perSecond;
    },
    edits: async (signal) => {
      const [startedAt, before] = [performance.now(), edited];
      // From half a second on, when the reads have begun.
      for (let turn = 0.5; ; turn += 1) {
        await wait(Math.max(0, startedAt + turn * EDIT_MS - performance.now()));
        if (signal.aborted) return ((edited - before) * 1000) / (performance.now() - startedAt);
        edited += 1;
        await edit(editNumber('beside', edited));
      }
    },
  };
}

interface Row {
  read: string;
  encoding: string;
  alone: Spread;
  orders: Spread;
  edits: Spread;
  ofAlone: Record<'orders' | 'edits', Spread>;
  ordersPerSecond: Spread;
}

const measureAll = (bench: Bench): Promise<Row[]> =>
  closingAfter(async (opened) => {
    const demo = await startCounting(bench);
    opened(demo.close);
    const writing = await writingTo(demo);
    const rows: Row[] = [];
    for (const encoding of ENCODINGS) {
      for (const { path, headers } of HOT_READS) {
        const asked = { ...headers, 'accept-encoding': encoding };
        const roundsOf = await inTurns(bench.rounds, WRITES, async (write) => {
          const end = new AbortController();
          const [{ requestsPerSecond: reads }, writes] = await Promise.all([
            load(demo, path, asked, bench.seconds).finally(() => end.abort()),
            writing[write](end.signal),
          ]);
          return { reads, writes };
        });
        const readsOf = (write: Write) => roundsOf(write).map(({ reads }) => reads);
        const ofAlone = {
          orders: ratioOf(readsOf('orders'), readsOf('alone')),
          edits: ratioOf(readsOf('edits'), readsOf('alone')),
        };
        bench.say(
          `${path} (${encoding}): ${showSpread(ofAlone.orders, 2)} beside orders, ${showSpread(ofAlone.edits, 2)} beside edits`,
        );
        rows.push({
          read: path,
          encoding: encoding === 'identity' ? 'no' : 'yes',
          alone: spreadOf(readsOf('alone')),
          orders: spreadOf(readsOf('orders')),
          edits: spreadOf(readsOf('edits')),
          ofAlone,
          ordersPerSecond: spreadOf(roundsOf('orders').map(({ writes }) => writes)),
        });
      }
    }
    return rows;
  });

const isMet = ({ ofAlone }: Row) => ofAlone.orders.median >= TARGET && ofAlone.edits.median >= TARGET;

function found(rows: readonly Row[], { rounds, seconds }: Bench): Finding {
  const least = (write: 'orders' | 'edits') => Math.min(...rows.map(({ ofAlone }) => ofAlone[write].median));
  return {
    result: `${least('orders').toFixed(2)} or more beside orders, ${least('edits').toFixed(2)} or more beside edits`,
    met: rows.every(isMet),
    body: [
      `${rounds} rounds of ${seconds} s for each side of each row, ${CONNECTIONS} connections that ask again as soon as they are answered:`,
      `alone, beside clients that place ${ORDERS_PER_SECOND} orders a second if they can (three lines with choices and a time, all of`,
      'them counted), and beside one edit of a dish a second. Reads and orders share one core and have to divide it.',
      '',
      table(
        [
          text('read'),
          text('packed'),
          figure('alone, requests/s'),
          figure('beside orders'),
          figure('ratio'),
          figure('orders/s'),
          figure('beside edits'),
          figure('ratio'),
          text('met'),
        ],
        rows.map((row) => [
          `\`${row.read}\``,
          row.encoding,
          showSpread(row.alone, 0),
          showSpread(row.orders, 0),
          showSpread(row.ofAlone.orders, 2),
          showSpread(row.ordersPerSecond, 0),
          showSpread(row.edits, 0),
          showSpread(row.ofAlone.edits, 2),
          showMet(isMet(row)),
        ]),
      ),
    ].join('\n'),
  };
}

export const readsBesideWrites: Measurement = {
  name: 'beside',
  title: 'Hot reads beside writes',
  target: `beside ${ORDERS_PER_SECOND} orders/s, and beside one edit a second, at least ${TARGET} of those alone`,
  run: async (bench) => found(await measureAll(bench), bench),
};
