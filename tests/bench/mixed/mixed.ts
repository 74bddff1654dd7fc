import { startMailServer } from '../../product/mail-server.js';
import { closingSql, openSqlite } from '../../product/sql.js';
import { closingAfter } from '../closing.js';
import { countEverything, startDemoOf, type Demo } from '../demo.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { onPostgresDemos } from '../postgres-demo.js';
import { residentMegabytes } from '../processes.js';
import { figure, showMet, table, text } from '../table.js';
import { meanOf, percentile, sortedTimes } from '../timing.js';
import { BOARDS, RATES, runEvening } from './evening.js';

/** Of the first minute's. */
const MOST_MEMORY = 1.05;
const MOST_P99 = 1.2;

/** Before the first minute: what is compiled and cached once is there. */
const warmUpOf = (seconds: number) => Math.min(20, seconds / 4);
const SAMPLE_MS = 1000;

const DATABASES = ['SQLite', 'PostgreSQL'] as const;
type Database = (typeof DATABASES)[number];

/** A value and when it was taken, in seconds from the end of the warm-up. */
interface Sample {
  at: number;
  value: number;
}

interface Samples {
  order: Sample[];
  read: Sample[];
  memory: Sample[];
}

const KINDS = ['memory', 'order', 'read'] as const;

async function measureEvening(demo: Demo, mail: Parameters<typeof runEvening>[1], seconds: number): Promise<Samples> {
  const samples: Samples = { order: [], read: [], memory: [] };
  const startedAt = performance.now() + warmUpOf(seconds) * 1000;
  const note = (kind: keyof Samples, value: number) => {
    const at = (performance.now() - startedAt) / 1000;
    if (at >= 0) samples[kind].push({ at, value });
  };
  const sampling = setInterval(() => {
    void residentMegabytes(demo.pid).then((megabytes) => note('memory', megabytes));
  }, SAMPLE_MS);
  try {
    await runEvening(demo, mail, warmUpOf(seconds) + seconds, note);
    return samples;
  } finally {
    clearInterval(sampling);
  }
}

const onSqlite = (bench: Bench, seconds: number): Promise<Samples> =>
  closingAfter(async (opened) => {
    const mail = await startMailServer();
    opened(mail.close);
    const stopped = await copyFolder(await bench.demo(), 'bench-mixed');
    opened(() => removeFolder(stopped));
    await closingSql(openSqlite(stopped), countEverything);
    const demo = await startDemoOf(stopped, mailEnv(mail.url));
    opened(demo.close);
    return measureEvening(demo, mail, seconds);
  });

const mailEnv = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'orders@example.com' });

const onPostgres = (bench: Bench, seconds: number): Promise<Samples> =>
  closingAfter(async (opened) => {
    const mail = await startMailServer();
    opened(mail.close);
    return onPostgresDemos(bench, async (demos) => {
      const [demo] = await demos.start(await demos.copy(), 1, mailEnv(mail.url));
      if (!demo) throw new Error('No product was started');
      return measureEvening(demo, mail, seconds);
    });
  });

const MEASURE = { SQLite: onSqlite, PostgreSQL: onPostgres };

/** Seconds at the beginning and at the end that are compared: a tenth, but enough orders for a 99th percentile. */
const windowOf = (seconds: number) => Math.max(10, seconds / 10);

interface Row {
  database: Database;
  kind: (typeof KINDS)[number];
  first: number;
  last: number;
}

function rowsOf(database: Database, samples: Samples, seconds: number): Row[] {
  const window = windowOf(seconds);
  return KINDS.map((kind) => {
    const valueOf = (from: number, to: number) => {
      const values = sortedTimes(samples[kind].filter(({ at }) => at >= from && at < to).map(({ value }) => value));
      return kind === 'memory' ? meanOf(values) : percentile(values, 0.99);
    };
    return { database, kind, first: valueOf(0, window), last: valueOf(seconds - window, seconds) };
  });
}

const TITLES = { memory: 'resident memory, MB', order: 'p99 of an order, ms', read: 'p99 of a read, ms' };

const ratioOfRow = ({ first, last }: Row) => last / first;
const mostOf = ({ kind }: Row) => (kind === 'memory' ? MOST_MEMORY : MOST_P99);
const isMet = (row: Row) => ratioOfRow(row) <= mostOf(row);

function found(rows: readonly Row[], seconds: number): Finding {
  const worst = (isMemory: boolean) =>
    Math.max(...rows.filter(({ kind }) => (kind === 'memory') === isMemory).map(ratioOfRow)).toFixed(2);
  return {
    result: `memory ${worst(true)} ×, p99 ${worst(false)} × at the worst`,
    met: rows.every(isMet),
    body: [
      `${seconds} s after ${warmUpOf(seconds)} s of warm-up: ${RATES.orders} orders a second, which the kitchen takes through all their statuses, ${RATES.reads}`,
      `compressed reads and ${RATES.edits} edit a second, ${BOARDS} boards, and a mail server that takes every mail. The first and the last`,
      `${windowOf(seconds)} s are compared: the mean of the product's resident memory, and p99.`,
      '',
      table(
        [text('database'), text('what'), ...['first', 'last', 'ratio', 'at most'].map(figure), text('met')],
        rows.map((row) => [
          row.database,
          TITLES[row.kind],
          row.first.toFixed(1),
          row.last.toFixed(1),
          ratioOfRow(row).toFixed(2),
          String(mostOf(row)),
          showMet(isMet(row)),
        ]),
      ),
    ].join('\n'),
  };
}

const target = (title: string) => `memory at most ${MOST_MEMORY} × and p99 at most ${MOST_P99} × those of ${title}`;

async function run(bench: Bench, databases: readonly Database[], seconds: number): Promise<Finding> {
  const rows: Row[] = [];
  for (const database of databases) {
    const fresh = rowsOf(database, await MEASURE[database](bench, seconds), seconds);
    bench.say(fresh.map((row) => `${database}, ${TITLES[row.kind]}: ${ratioOfRow(row).toFixed(2)} ×`).join('\n'));
    rows.push(...fresh);
  }
  return found(rows, seconds);
}

const SHORT_SECONDS = 40;
const LONG_SECONDS = 600;

/** The short form is part of every run; ten minutes on each database are measured when they are named. */
export const mixed: readonly Measurement[] = [
  {
    name: 'mixed',
    title: 'Mixed load in short',
    target: target('its first ten seconds'),
    run: (bench) => run(bench, DATABASES, SHORT_SECONDS),
  },
  ...DATABASES.map((database): Measurement => ({
    name: `long-${database.toLowerCase()}`,
    title: `Ten minutes of mixed load on ${database}`,
    target: target('its first minute'),
    onlyWhenNamed: true,
    run: (bench) => run(bench, [database], LONG_SECONDS),
  })),
];
