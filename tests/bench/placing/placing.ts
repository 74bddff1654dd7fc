import path from 'node:path';
import type { MenuItem } from '@pickup/contract';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { databaseFile } from '../../product/sql.js';
import { closingAfter } from '../closing.js';
import { startCounting, startDemo, type Demo } from '../demo.js';
import { ratioOf, showSpread, spreadOf } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { startProgram } from '../programs.js';
import { installStock } from '../stock.js';
import { figure, showMet, table, text } from '../table.js';
import { CLIENTS, placeOrders } from './clients.js';
import { choosingPosts, orderPosts, stockPosts } from './orders.js';

const OF_BARE = 0.25;
const OF_STOCK = 5;
/** What an order with choices, and with a time and counts as well, may cost, measured against the same order without. */
const WITH_CHOICES = 0.7;
const HOURS_AHEAD = 4;
const WARM_UP_SECONDS = 1;
const BARE = path.resolve(import.meta.dirname, '../references/bare-orders.mjs');

const SIDES = ['ours', 'choices', 'timed', 'bare', 'stock'] as const;
type Side = (typeof SIDES)[number];

/** Orders per second, one figure a round. */
type Rounds = Record<Side, number[]>;
type Place = (seconds: number) => Promise<number>;

/** Every second round goes the other way round. */
async function inTurns(bench: Bench, sides: Record<Side, Place>): Promise<Rounds> {
  for (const side of SIDES) await sides[side](WARM_UP_SECONDS);
  const rounds: Rounds = { ours: [], choices: [], timed: [], bare: [], stock: [] };
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
      const perSecond = await sides[side](bench.seconds);
      bench.say(`round ${round + 1}, ${side}: ${perSecond.toFixed(0)} orders/s`);
      rounds[side].push(perSecond);
    }
  }
  return rounds;
}

/** A pickup time some hours ahead. */
async function timeAhead({ api }: Demo, menu: readonly MenuItem[]): Promise<string> {
  const [dish] = menu.filter(({ soldOut, optionGroups }) => !soldOut && optionGroups.length === 0);
  const { pickupTimes } = await api.get('quote', {
    body: { items: [{ itemId: dish?.id ?? '', itemType: 'menu', quantity: 1 }] },
  });
  const [at] = pickupTimes.slice(HOURS_AHEAD * 4);
  if (at === undefined) throw new Error('There is no pickup time so far ahead');
  return at;
}

/** Ours, the bare server on a copy of the same database, and a stock Strapi: all run at once and are used in turns. */
const measureAll = (bench: Bench): Promise<Rounds> =>
  closingAfter(async (opened) => {
    const demo = await startDemo(bench);
    opened(demo.close);
    const bareDir = await copyFolder(await bench.demo(), 'bench-bare');
    opened(() => removeFolder(bareDir));
    const bare = await startProgram(BARE, [databaseFile(bareDir)]);
    opened(bare.stop);
    const installed = await installStock();
    opened(installed.remove);
    const stock = await installed.start();
    opened(stock.stop);
    const counting = await startCounting(bench);
    opened(counting.close);
    const menu = await demo.api.get('menuItems', {});
    const pickupAt = await timeAhead(counting, menu);
    return inTurns(bench, {
      ours: (seconds) => placeOrders(demo.url, orderPosts(menu), seconds),
      choices: (seconds) => placeOrders(demo.url, choosingPosts(menu), seconds),
      timed: (seconds) => placeOrders(counting.url, choosingPosts(menu, pickupAt), seconds),
      bare: (seconds) => placeOrders(bare.url, orderPosts(menu), seconds),
      stock: (seconds) => placeOrders(stock.url, stockPosts(menu), seconds),
    });
  });

const orders = (perSecond: readonly number[]) => showSpread(spreadOf(perSecond), 0);

function found({ ours, choices, timed, bare, stock }: Rounds, { rounds, seconds }: Bench): Finding {
  const ofBare = ratioOf(ours, bare);
  const ofStock = ratioOf(ours, stock);
  const withChoices = ratioOf(choices, ours);
  const withTime = ratioOf(timed, ours);
  const met = {
    bare: ofBare.median >= OF_BARE,
    stock: ofStock.median >= OF_STOCK,
    choices: withChoices.median >= WITH_CHOICES,
    timed: withTime.median >= WITH_CHOICES,
  };
  return {
    result: `${ofBare.median.toFixed(2)} of bare, ${ofStock.median.toFixed(1)} × stock; with choices ${withChoices.median.toFixed(2)}, with a time and counts too ${withTime.median.toFixed(2)} of without`,
    met: met.bare && met.stock && met.choices && met.timed,
    body: [
      `Orders a second of ${CLIENTS} clients; ${rounds} rounds of ${seconds} s for each. The bare server runs one`,
      "better-sqlite3 transaction with the product's rows and pragmas on a copy of the product's database; the stock",
      'application is a core controller with a repeatable component, on the SQLite settings Strapi comes with. With a time',
      'and counts, the kitchen has a limit for each slot and every dish a daily count.',
      '',
      table(
        [text('compared with'), figure('ours'), figure('reference'), figure('ratio'), figure('at least'), text('met')],
        [
          ['bare', orders(ours), orders(bare), showSpread(ofBare, 2), String(OF_BARE), showMet(met.bare)],
          ['stock Strapi', orders(ours), orders(stock), showSpread(ofStock, 1), String(OF_STOCK), showMet(met.stock)],
          [
            'itself: with choices over without',
            orders(choices),
            orders(ours),
            showSpread(withChoices, 2),
            String(WITH_CHOICES),
            showMet(met.choices),
          ],
          [
            'itself: with choices, a time and counts over without',
            orders(timed),
            orders(ours),
            showSpread(withTime, 2),
            String(WITH_CHOICES),
            showMet(met.timed),
          ],
        ],
      ),
    ].join('\n'),
  };
}

export const placing: Measurement = {
  name: 'orders',
  title: 'Placing orders',
  target: `at least ${OF_BARE} of a bare better-sqlite3 server's orders/s, and ${OF_STOCK} × a stock Strapi's; with choices, and with a time and counts too, at least ${WITH_CHOICES} of without`,
  run: async (bench) => found(await measureAll(bench), bench),
};
