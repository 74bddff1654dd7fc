import path from 'node:path';
import { z } from 'zod';
import { closingAfter } from '../closing.js';
import { startCounting } from '../demo.js';
import { median } from '../figures.js';
import { CONNECTIONS } from '../hot-reads/load.js';
import type { Bench, Figures, Finding, Measurement } from '../measurement.js';
import { placeOrders } from '../placing/clients.js';
import { secondsOf } from '../placing/comparison.js';
import { chooseCart, orderPosts } from '../placing/orders.js';
import { runProgram } from '../programs.js';
import { figure, showMet, table, text } from '../table.js';
import { meanOf, percentile } from '../timing.js';
import { LOW, SHARES, type ScaleFigures, checksOf } from './checks.js';

const VISITS = path.join(import.meta.dirname, 'visits.mjs');
const Visits = z.object({ visitsPerSecond: z.number(), requestsPerVisit: z.number() });

/** Of the highest rate of orders, while visits are counted beside them. */
const MIXED_SHARE = 0.4;
/** So many clients that none is the reason why an order waits. */
const MANY_CLIENTS = 32;
const LONG_SECONDS = 600;
const WARM_UP_SECONDS = 2;
/** By how much a prediction may miss. */
const MOST_DEVIATION = 0.25;

const measureAll = (bench: Bench): Promise<ScaleFigures> =>
  closingAfter(async (opened) => {
    const demo = await startCounting(bench);
    opened(demo.close);
    const orderOf = orderPosts(await chooseCart(demo.api));
    const seconds = secondsOf(bench);
    const visit = async (length = seconds) =>
      Visits.parse(JSON.parse(await runProgram(VISITS, [demo.url, String(length), String(CONNECTIONS)])));
    const order = (rate = Infinity) => placeOrders([demo.url], orderOf, { seconds, rate, clients: MANY_CLIENTS });
    await visit(WARM_UP_SECONDS);
    await order();
    const [visits, orders]: [number[], number[]] = [[], []];
    let requests = 0;
    for (let round = 0; round < bench.rounds; round += 1) {
      const { visitsPerSecond, requestsPerVisit } = await visit();
      visits.push(visitsPerSecond);
      requests = requestsPerVisit;
      orders.push((await placeOrders([demo.url], orderOf, { seconds })).perSecond);
    }
    const highest = { orders: median(orders), visits: median(visits) };
    bench.say(`${highest.visits.toFixed(0)} visits/s or ${highest.orders.toFixed(0)} orders/s`);
    const responses: Record<string, number> = {};
    for (const share of SHARES) {
      const { times } = await order(highest.orders * share);
      responses[`response${share * 100}`] = meanOf(times);
      responses[`p99At${share * 100}`] = percentile(times, 0.99);
    }
    const end = new AbortController();
    const rate = highest.orders * MIXED_SHARE;
    const [mixed, { perSecond: mixedOrdersPerSecond }] = await Promise.all([
      visit().finally(() => end.abort()),
      placeOrders([demo.url], orderOf, { seconds: LONG_SECONDS, rate, signal: end.signal }),
    ]);
    return {
      visitsPerSecond: highest.visits,
      requestsPerVisit: requests,
      ordersPerSecond: highest.orders,
      mixedVisitsPerSecond: mixed.visitsPerSecond,
      mixedOrdersPerSecond,
      ...responses,
    };
  });

function found(figures: Figures): Finding {
  const checks = checksOf(figures);
  const worst = checks.reduce((most, check) => (Math.abs(check.deviation) > Math.abs(most.deviation) ? check : most));
  const show = (share: number) => `${share >= 0 ? '+' : '−'}${Math.abs(share * 100).toFixed(0)} %`;
  return {
    result: `${show(worst.deviation)} at the worst (${worst.title})`,
    met: Math.abs(worst.deviation) <= MOST_DEVIATION,
    figures,
    body: [
      'The model of [scale.md](../../config/docs/scale.md) is fitted to the highest rate of visits alone, of orders alone,',
      `and to the response time at ${LOW * 100} % of the latter. These points were measured for comparison, none of them fitted.`,
      '',
      table(
        [text('what'), figure('predicted'), figure('measured'), figure('deviation'), text('met')],
        checks.map(({ title, predicted, measured, deviation }) => [
          title,
          predicted.toFixed(1),
          measured.toFixed(1),
          show(deviation),
          showMet(Math.abs(deviation) <= MOST_DEVIATION),
        ]),
      ),
    ].join('\n'),
  };
}

export const scale: Measurement = {
  name: 'scale',
  title: 'The model of scale',
  target: `predicts what it was not fitted to within ${MOST_DEVIATION * 100} %`,
  run: async (bench) => found(await measureAll(bench)),
};
