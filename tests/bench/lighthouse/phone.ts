import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { closingAfter } from '../closing.js';
import { MANY_DISHES, startDemoOf } from '../demo.js';
import { median, showSpread, spreadOf } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { startProgram } from '../programs.js';
import { figure, showMet, table, text } from '../table.js';
import { CATEGORIES, audit, largestPaint, type Category, type Visit } from './audit.js';
import { installLighthouse } from './install.js';
import { staticPage } from './static-page.js';

const PAGES = ['/', '/menu', '/deals', '/reviews', '/about'];
const STATIC_SERVER = path.resolve(import.meta.dirname, '../references/static-pages.mjs');

const LEAST_SCORE = 100;
const MOST_SHIFT = 0;
/** Of the largest paint, as a multiple of the static page's. */
const OF_STATIC = 1.2;

interface Judged {
  page: string;
  visits: Visit[];
  /** Largest paint of the static page. */
  staticPaint: number;
}

async function staticPagesOf(origin: string, folder: string): Promise<string> {
  const pages: Record<string, string> = {};
  for (const page of PAGES) {
    const response = await fetch(`${origin}${page}`, { headers: { accept: 'text/html' } });
    pages[page] = staticPage(await response.text());
  }
  const file = path.join(folder, 'pages.json');
  await writeFile(file, JSON.stringify(pages));
  return file;
}

/** Page after page, round after round; the static ones once, in the middle: they hardly vary, and a visit takes long. */
const measureAll = (bench: Bench, stopped: string): Promise<Judged[]> =>
  closingAfter(async (opened) => {
    await installLighthouse(bench.say);
    const browser = await bench.findBrowser();
    const demo = await startDemoOf(stopped);
    opened(demo.close);
    const folder = await makeFolder('bench-static');
    opened(() => removeFolder(folder));
    const server = await startProgram(STATIC_SERVER, [await staticPagesOf(demo.url, folder), demo.url]);
    opened(server.stop);
    const judged = PAGES.map((page): Judged => ({ page, visits: [], staticPaint: 0 }));
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const each of judged) {
        const { page } = each;
        const visit = await audit(`${demo.url}${page}`, browser);
        each.visits.push(visit);
        const scores = CATEGORIES.map((category) => visit.scores[category]).join(' ');
        bench.say(`round ${round + 1}, ${page}: ${scores}, largest paint ${visit.paints.largest.toFixed(0)} ms`);
        if (round !== Math.floor(bench.rounds / 2)) continue;
        each.staticPaint = await largestPaint(`${server.url}${page}`, browser);
        bench.say(`static ${page}: ${each.staticPaint.toFixed(0)} ms`);
      }
    }
    return judged;
  });

const scoreOf = ({ visits }: Judged, category: Category) => spreadOf(visits.map(({ scores }) => scores[category]));
const shiftOf = ({ visits }: Judged) => spreadOf(visits.map(({ shift }) => shift));
const paintOf = ({ visits, staticPaint }: Judged) => spreadOf(visits.map(({ paints }) => paints.largest / staticPaint));

const isMet = (judged: Judged) =>
  CATEGORIES.every((category) => scoreOf(judged, category).median >= LEAST_SCORE) &&
  shiftOf(judged).median <= MOST_SHIFT &&
  paintOf(judged).median <= OF_STATIC;

const cells = (judged: Judged) => [
  `\`${judged.page}\``,
  ...CATEGORIES.map((category) => showSpread(scoreOf(judged, category), 0)),
  showSpread(shiftOf(judged), 3),
  ...(['first', 'blocking', 'largest'] as const).map((name) =>
    median(judged.visits.map(({ paints }) => paints[name])).toFixed(0),
  ),
  judged.staticPaint.toFixed(0),
  showSpread(paintOf(judged), 2),
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
  const paint = Math.max(...all.map((judged) => paintOf(judged).median));
  const scores = CATEGORIES.map((category) => `${category} ${least(category)}`).join(', ');
  return {
    result: `${scores}, CLS ${shift.toFixed(3)}, largest paint ${paint.toFixed(2)} × static at the worst`,
    met: all.every(isMet),
    body: [
      `Lighthouse 12, its mobile profile with simulated throttling, a fresh Chromium for each visit; ${rounds} visits of`,
      'each page. "Static" is the same page as a file, visited once: its words, pictures and styles without any script, from a',
      'server of a few lines. Paints and blocking are median milliseconds.',
      '',
      table(
        [
          text('page'),
          ...CATEGORIES.map(figure),
          ...['CLS', 'first paint', 'blocking', 'largest paint', 'static', 'ratio'].map(figure),
          text('met'),
        ],
        all.map(cells),
      ),
      '',
      failing(all),
    ].join('\n'),
  };
}

const target = `${LEAST_SCORE} in all four, CLS ${MOST_SHIFT}, largest paint at most ${OF_STATIC} × a static page's`;

/** A first visit of every public page, on the demo's menu and on a large one. */
export const phone: readonly Measurement[] = [
  {
    name: 'lighthouse-74',
    title: 'First visit on a phone',
    target,
    run: async (bench) => found(await measureAll(bench, await bench.demo()), bench),
  },
  {
    name: `lighthouse-${MANY_DISHES}`,
    title: `First visit on a phone with ${MANY_DISHES} dishes`,
    target,
    run: async (bench) => found(await measureAll(bench, await bench.largeDemo()), bench),
  },
];
