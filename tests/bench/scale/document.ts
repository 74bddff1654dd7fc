import type { FiguresFile } from '../figures-file.js';
import type { Figures } from '../measurement.js';
import { figure, paddedTable, text } from '../table.js';
import { LOW, SHARES, checksOf, figureOf, highestOf, predictedResponse, responseAt } from './checks.js';
import { EVENING, PLANNED_UTILISATION, peakOf, restaurantsOf, utilisationOf } from './model.js';

/*
 * The parts of scale.md that hold figures. They are made of figures.json alone, so that a test can make them again; what
 * has not been measured says so.
 */

const NOT_MEASURED = 'Not yet measured: `npm run bench` writes this part.';

const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)} %`;
const rate = (perSecond: number) => (perSecond < 10 ? perSecond.toFixed(2) : perSecond.toFixed(0));

/** What one core does, and on which machine that was measured. */
const rates = (figures: Figures, measured: string) =>
  [
    paddedTable(
      [text('one core answers'), figure('a second'), text('what it is')],
      [
        [
          'orders',
          rate(figureOf(figures, 'ordersPerSecond')),
          'three lines with choices and a pickup time, each on disk before it is answered',
        ],
        [
          'or first visits',
          rate(figureOf(figures, 'visitsPerSecond')),
          `${figureOf(figures, 'requestsPerVisit')} requests each: the home page, the menu, every file they name, eight pictures and four calls`,
        ],
      ],
    ),
    '',
    `Measured ${measured}, on SQLite; the clients had the other core.`,
  ].join('\n');

const ASSUMED: readonly [string, string, string][] = [
  [
    'orders on the busiest evening',
    String(EVENING.orders),
    'a kitchen of four that sends out an order every minute or so for four hours',
  ],
  ['of them in the busiest hour', percent(EVENING.busiestHour), 'people eat at the same time; a quarter would be even'],
  [
    'busiest minute, over the mean of that hour',
    `${EVENING.burst} ×`,
    'orders come at the full and the half hour, and when a message of the restaurant goes out',
  ],
  ['visits for each order', String(EVENING.visitsPerOrder), 'shops count two to five orders in a hundred visits'],
];

/** What a restaurant needs, and how many of them a core serves. */
function evening(figures: Figures): string {
  const peak = peakOf(EVENING);
  const highest = highestOf(figures);
  return [
    paddedTable([text('assumed'), figure('number'), text('because')], ASSUMED),
    '',
    `That is ${peak.orders.toFixed(2)} orders and ${peak.visits.toFixed(1)} visits a second in the busiest minute: a utilisation of ${percent(utilisationOf(peak, highest), 1)} of one core.`,
    `Planned for a utilisation of ${percent(PLANNED_UTILISATION)} at most, one core serves **${restaurantsOf(highest)} restaurants' worth** of such minutes, all at the same moment.`,
  ].join('\n');
}

/** The response time by utilisation, as predicted and as measured, and every deviation. */
function curve(figures: Figures): string {
  const series = (values: readonly number[]) => `[${values.map((value) => value.toFixed(1)).join(', ')}]`;
  const predicted = SHARES.map((share) => predictedResponse(figures, share));
  const measured = SHARES.map((share) => responseAt(figures, share));
  return [
    '```mermaid',
    'xychart-beta',
    '  title "Mean time of an order: predicted (first line) and measured (second)"',
    `  x-axis "orders, % of the highest rate" [${SHARES.map((share) => share * 100).join(', ')}]`,
    `  y-axis "ms" 0 --> ${Math.ceil(Math.max(...predicted, ...measured) * 1.2)}`,
    `  line ${series(predicted)}`,
    `  line ${series(measured)}`,
    '```',
    '',
    paddedTable(
      [text('not fitted to'), figure('predicted'), figure('measured'), figure('deviation')],
      checksOf(figures).map(({ title, deviation, ...check }) => [
        title,
        check.predicted.toFixed(1),
        check.measured.toFixed(1),
        `${deviation >= 0 ? '+' : '−'}${percent(Math.abs(deviation))}`,
      ]),
    ),
    '',
    `The model is fitted to the two highest rates and to the time at ${percent(LOW)} of the highest rate of orders.`,
  ].join('\n');
}

/** What a second instance brings. */
function instances(figures: Figures): string {
  const [one, two] = [figureOf(figures, 'ordersPerSecond'), figureOf(figures, 'ordersPerSecondOfTwo')];
  const bare = figureOf(figures, 'bareOrdersPerSecondOfTwo');
  return paddedTable(
    [text('on PostgreSQL'), figure('orders a second')],
    [
      ['one instance', rate(one)],
      ['two instances', `${rate(two)} (${(two / one).toFixed(2)} ×)`],
      ['two bare servers, the same rows and the same lock', rate(bare)],
    ],
  );
}

/** How many restaurants fit beside each other by memory. */
function memory(figures: Figures, highest: Figures | undefined): string {
  const megabytes = figureOf(figures, 'residentMegabytes');
  const inGigabyte = Math.floor(1000 / megabytes);
  const beside = `A product holds ${megabytes.toFixed(0)} MB after its start: **${inGigabyte} in each GB** of memory.`;
  if (!highest) return beside;
  const gigabytes = Math.ceil(restaurantsOf(highestOf(highest)) / Math.max(1, inGigabyte));
  return `${beside} The restaurants that one core serves, each as a program of its own, need ${gigabytes} GB.`;
}

/** The parts of scale.md by their names. */
export function scaleParts(file: FiguresFile): Record<'rates' | 'evening' | 'curve' | 'instances' | 'memory', string> {
  const { scale, start, 'orders-postgres': postgres } = file;
  return {
    rates: scale ? rates(scale.figures, scale.measured) : NOT_MEASURED,
    evening: scale ? evening(scale.figures) : NOT_MEASURED,
    curve: scale ? curve(scale.figures) : NOT_MEASURED,
    instances: postgres ? instances(postgres.figures) : NOT_MEASURED,
    memory: start ? memory(start.figures, scale?.figures) : NOT_MEASURED,
  };
}
