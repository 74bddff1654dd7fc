import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Finding, Measurement } from '../measurement.js';
import { figure, table, text } from '../table.js';
import { readManifest, scriptsOf, servedBytes } from './manifest.js';

/** Bytes of JavaScript compressed with gzip. */
const MOST = 100_000;

const ENCODINGS = ['plain', 'gz', 'br'] as const;

/** Words that only the chart library's own code has. */
const CHARTS = /recharts-/;

/** Sources of charts and dialogs. */
const ON_DEMAND = /(Chart|Dialog)\.tsx$/;

const dist = (app: string) => path.resolve(import.meta.dirname, '../../..', app, 'dist');

interface FirstRoute {
  title: string;
  /** Where the app's build lies. */
  dist: string;
  chunks: readonly string[];
  /** Bytes it may have; null where there is no target. */
  most: number | null;
}

/** A first visit to an app: the chunks its browser loads before it is idle, by the names of their sources. */
const FIRST_ROUTES: readonly FirstRoute[] = [
  {
    title: 'storefront, `/`',
    dist: dist('storefront'),
    chunks: ['index.html', 'src/features/home/HomePage.tsx', 'src/locales/en.ts'],
    most: MOST,
  },
  {
    title: 'back office, `/admin`',
    dist: dist('admin-ui'),
    // The sign-in and the landing are in the entry itself.
    chunks: ['index.html', 'src/locales/en.ts'],
    most: null,
  },
];
interface Weight extends FirstRoute {
  scripts: number;
  bytes: Record<(typeof ENCODINGS)[number], number>;
  hasCharts: boolean;
  /** Charts and dialogs that have files of their own, loaded when first needed. */
  later: number;
}

async function weigh(route: FirstRoute): Promise<Weight> {
  const manifest = await readManifest(route.dist);
  const scripts = scriptsOf(manifest, route.chunks);
  const later = Object.entries(manifest).filter(([name, { file }]) => ON_DEMAND.test(name) && !scripts.includes(file));
  const bytes = { plain: 0, gz: 0, br: 0 };
  let hasCharts = false;
  for (const file of scripts) {
    for (const encoding of ENCODINGS) bytes[encoding] += await servedBytes(route.dist, file, encoding);
    hasCharts ||= CHARTS.test(await readFile(path.join(route.dist, file), 'utf8'));
  }
  return { ...route, scripts: scripts.length, bytes, hasCharts, later: later.length };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

function found(weights: readonly Weight[]): Finding {
  const isMet = ({ hasCharts, most, bytes: { gz } }: Weight) => !hasCharts && (most === null || gz <= most);
  return {
    result: weights
      .map(({ title, bytes: { gz, br } }) => `${title}: ${kilobytes(br)} kB (brotli), ${kilobytes(gz)} kB (gzip)`)
      .join('; '),
    met: weights.every(isMet),
    body: [
      'JavaScript that a first visit loads: the entry, what it imports at once, the page and its texts, each file in the',
      'form it is served in; kB of 1000 bytes.',
      '',
      table(
        [
          text('route'),
          figure('files'),
          ...['plain', 'gzip', 'brotli'].map(figure),
          figure('at most'),
          text('charts'),
          figure('charts and dialogs apart'),
        ],
        weights.map((weight) => [
          weight.title,
          String(weight.scripts),
          ...ENCODINGS.map((encoding) => `${kilobytes(weight.bytes[encoding])} kB`),
          weight.most === null ? '–' : `${kilobytes(weight.most)} kB`,
          weight.hasCharts ? '**in it**' : 'not in it',
          String(weight.later),
        ]),
      ),
    ].join('\n'),
  };
}

export const bytes: Measurement = {
  name: 'bytes',
  title: 'Bytes',
  target: `storefront's first route at most ${MOST / 1000} kB of JavaScript with gzip; charts in no first route`,
  run: async () => found(await Promise.all(FIRST_ROUTES.map(weigh))),
};
