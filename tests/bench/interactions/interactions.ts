import { closingAfter } from '../closing.js';
import { MANY_DISHES, startDemoOf } from '../demo.js';
import { showSpread, spreadOf } from '../figures.js';
import { BROWSER_FLAGS } from '../lighthouse/browser-flags.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { figure, showMet, table, text } from '../table.js';
import { PRESSES, visitMenu, type Press } from './visit.js';

const MOST_MS = 100;

interface Measured {
  dishes: number;
  visits: Record<Press, number>[];
}

const measureMenu = (bench: Bench, stopped: string): Promise<Measured> =>
  closingAfter(async (opened) => {
    const demo = await startDemoOf(stopped);
    opened(demo.close);
    // Loaded when it is needed: it leaves listeners on the process.
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ executablePath: await bench.findBrowser(), args: BROWSER_FLAGS });
    opened(() => browser.close());
    const menu = await demo.api.get('menuItems', {});
    const visits: Measured['visits'] = [];
    for (let round = 0; round < bench.rounds; round += 1) {
      const visit = await visitMenu(browser, demo.url, menu);
      bench.say(`${menu.length} dishes: ${PRESSES.map((press) => `${press} ${visit[press]} ms`).join(', ')}`);
      visits.push(visit);
    }
    return { dishes: menu.length, visits };
  });

const spreadOfPress = ({ visits }: Measured, press: Press) => spreadOf(visits.map((visit) => visit[press]));

function found(all: readonly Measured[], { rounds }: Bench): Finding {
  const rows = all.flatMap((measured) =>
    PRESSES.map((press) => ({ dishes: measured.dishes, press, spread: spreadOfPress(measured, press) })),
  );
  const slowest = rows.reduce((most, row) => (row.spread.median > most.spread.median ? row : most));
  return {
    result: `${slowest.spread.median.toFixed(0)} ms at the most (${slowest.press}, ${slowest.dishes} dishes)`,
    met: slowest.spread.median < MOST_MS,
    body: [
      'Milliseconds from a press to the next paint, as the browser itself tells them (in steps of 8), of a touch screen as',
      `wide as a phone's whose processor is slowed down to a quarter; ${rounds} visits of \`/menu\`; what is pressed has come into view, and the page has answered that.`,
      '',
      table(
        [text('press'), figure('dishes'), figure('to the next paint, ms'), text('met')],
        rows.map(({ press, dishes, spread }) => [
          press,
          String(dishes),
          showSpread(spread, 0),
          showMet(spread.median < MOST_MS),
        ]),
      ),
    ].join('\n'),
  };
}

export const interactions: Measurement = {
  name: 'interactions',
  title: 'From a press to the next paint',
  target: `below ${MOST_MS} ms at a quarter of the processor's speed, also with ${MANY_DISHES} dishes`,
  run: async (bench) =>
    found([await measureMenu(bench, await bench.demo()), await measureMenu(bench, await bench.largeDemo())], bench),
};
