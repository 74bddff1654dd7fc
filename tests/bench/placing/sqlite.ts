import path from 'node:path';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { databaseFile } from '../../product/sql.js';
import { closingAfter } from '../closing.js';
import { startCounting } from '../demo.js';
import { median } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { startProgram } from '../programs.js';
import { installStock } from '../stock.js';
import { inTurns } from '../turns.js';
import { CLIENTS, placeOrders } from './clients.js';
import { type Comparison, comparisonTable, isMet, secondsOf, showRatio } from './comparison.js';
import { chooseCart, orderPosts, stockPosts } from './orders.js';

const OF_BARE = 0.75;
const OF_STOCK = 5;
const WARM_UP = { seconds: 1 };
const BARE = path.resolve(import.meta.dirname, '../references/bare-orders.mjs');

const SIDES = ['ours', 'bare', 'stock'] as const;

/** Ours, the bare server on a copy of the same database, and a stock Strapi: all run at once and are used in turns. */
const measureAll = (bench: Bench) =>
  closingAfter(async (opened) => {
    const demo = await startCounting(bench);
    opened(demo.close);
    const bareDir = await copyFolder(await bench.demo(), 'bench-bare');
    opened(() => removeFolder(bareDir));
    const bare = await startProgram(BARE, [databaseFile(bareDir)]);
    opened(bare.stop);
    const installed = await installStock();
    opened(installed.remove);
    const stock = await installed.start();
    opened(stock.stop);
    const cart = await chooseCart(demo.api);
    const sides = {
      ours: { url: demo.url, orderOf: orderPosts(cart) },
      bare: { url: bare.url, orderOf: orderPosts(cart) },
      stock: { url: stock.url, orderOf: stockPosts(cart) },
    };
    for (const side of SIDES) await placeOrders([sides[side].url], sides[side].orderOf, WARM_UP);
    return inTurns(bench.rounds, SIDES, async (side, round) => {
      const { url, orderOf } = sides[side];
      const { perSecond } = await placeOrders([url], orderOf, { seconds: secondsOf(bench) });
      bench.say(`round ${round + 1}, ${side}: ${perSecond.toFixed(0)} orders/s`);
      return perSecond;
    });
  });

function found(ordersOf: Awaited<ReturnType<typeof measureAll>>, bench: Bench): Finding {
  const ours = ordersOf('ours');
  const bare: Comparison = { title: 'bare', ours, reference: ordersOf('bare'), atLeast: OF_BARE, digits: 2 };
  const stock: Comparison = { title: 'stock Strapi', ours, reference: ordersOf('stock'), atLeast: OF_STOCK, digits: 1 };
  return {
    result: `${showRatio(bare)} of bare, ${showRatio(stock)} × stock`,
    met: isMet(bare) && isMet(stock),
    figures: { ordersPerSecond: median(ours) },
    body: [
      `Orders a second of ${CLIENTS} clients; ${bench.rounds} rounds of ${secondsOf(bench)} s for each. An order has three lines of dishes with`,
      'choices and a pickup time; the kitchen has a limit for each slot and every dish a daily count. The bare server runs',
      "one better-sqlite3 transaction with the product's rows and pragmas on a copy of the product's database; the stock",
      'application is a core controller with a repeatable component, on the SQLite settings Strapi comes with.',
      '',
      comparisonTable([bare, stock]),
    ].join('\n'),
  };
}

export const placingOnSqlite: Measurement = {
  name: 'orders-sqlite',
  title: 'Placing orders on SQLite',
  target: `at least ${OF_BARE} of a bare better-sqlite3 server's orders/s, and ${OF_STOCK} × a stock Strapi's`,
  run: async (bench) => found(await measureAll(bench), bench),
};
