import { closingAfter } from '../closing.js';
import { startDemo } from '../demo.js';
import { median, showSpread, spreadOf } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { figure, showMet, table, text } from '../table.js';
import { CATEGORIES, audit, type Category, type Visit } from './audit.js';

const PAGES = ['/', '/menu', '/deals', '/reviews', '/about'];

const LEAST: Record<Category, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MOST_SHIFT = 0.02;

interface Judged {
  page: string;
  visits: Visit[];
}

/** Page after page, round after round. */
const measureAll = (bench: Bench): Promise<Judged[]> =>
  closingAfter(async (opened) => {
    const demo = await startDemo(bench);
    opened(demo.close);
    const browser = await bench.findBrowser();
    const judged = PAGES.map((page): Judged => ({ page, visits: [] }));
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const { page, visits } of judged) {
        const visit = await audit(`${demo.url}${page}`, browser);
        bench.say(`round ${round + 1}, ${page}: ${CATEGORIES.map((category) => visit.scores[category]).join(' ')}`);
        visits.push(visit);
      }
    }
    return judged;
  });

const scoreOf = ({ visits }: Judged, category: Category) => spreadOf(visits.map(({ scores }) => scores[category]));
const shiftOf = ({ visits }: Judged) => spreadOf(visits.map(({ shift }) => shift));

const isMet = (judged: Judged) =>
  CATEGORIES.every((category) => scoreOf(judged, category).median >= LEAST[category]) &&
  shiftOf(judged).median <= MOST_SHIFT;

const cells = (judged: Judged) => [
  `\`${judged.page}\``,
  ...CATEGORIES.map((category) => showSpread(scoreOf(judged, category), 0)),
  showSpread(shiftOf(judged), 3),
  ...(['first', 'largest', 'blocking'] as const).map((name) =>
    median(judged.visits.map(({ paints }) => paints[name])).toFixed(0),
  ),
  showMet(isMet(judged)),
];

/** What cost points, each with the pages it was seen on. */
function failing(all: readonly Judged[]): string {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, visits } of all) {
    for (const title of visits.flatMap((visit) => visit.failing)) {
      pagesOf.set(title, (pagesOf.get(title) ?? new Set()).add(`\`${page}\``));
    }
  }
  if (pagesOf.size === 0) return 'No audit scored below 0.9.';
  return ['Audits below 0.9:', '', ...[...pagesOf].map(([title, on]) => `- ${title} (${[...on].join(', ')})`)].join(
    '\n',
  );
}

function found(all: readonly Judged[], { rounds }: Bench): Finding {
  const least = (category: Category) => Math.min(...all.map((judged) => scoreOf(judged, category).median));
  const shift = Math.max(...all.map((judged) => shiftOf(judged).median));
  return {
    result: `${CATEGORIES.map((category) => `${category} ${least(category)}`).join(', ')}, CLS ${shift.toFixed(3)} at the worst`,
    met: all.every(isMet),
    body: [
      `Lighthouse 12, its mobile profile with simulated throttling, a fresh Chromium for each visit; ${rounds} visits of`,
      'each page. Paints and blocking are median milliseconds.',
      '',
      table(
        [
          text('page'),
          ...CATEGORIES.map(figure),
          ...['CLS', 'first paint', 'largest paint', 'blocking'].map(figure),
          text('met'),
        ],
        all.map(cells),
      ),
      '',
      failing(all),
    ].join('\n'),
  };
}

export const phone: Measurement = {
  name: 'lighthouse',
  title: 'First visit on a phone',
  target: `performance at least ${LEAST.performance}, accessibility, best practices and SEO 100; CLS at most ${MOST_SHIFT}`,
  run: async (bench) => found(await measureAll(bench), bench),
};
