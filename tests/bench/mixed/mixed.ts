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

const SECONDS = 600;
/** Seconds at the beginning and at the end that are compared. */
const WINDOW = 60;
/** Seconds before the first minute: what is compiled and cached once is there. */
const WARM_UP = 20;
const SAMPLE_MS = 1000;

const DATABASES = ['SQLite', 'PostgreSQL'] as const;

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

async function measureEvening(demo: Demo, mail: Parameters<typeof runEvening>[1]): Promise<Samples> {
  const samples: Samples = { order: [], read: [], memory: [] };
  const startedAt = performance.now() + WARM_UP * 1000;
  const note = (kind: keyof Samples, value: number) => {
    const at = (performance.now() - startedAt) / 1000;
    if (at >= 0) samples[kind].push({ at, value });
  };
  const sampling = setInterval(() => {
    void residentMegabytes(demo.pid).then((megabytes) => note('memory', megabytes));
  }, SAMPLE_MS);
  try {
    await runEvening(demo, mail, WARM_UP + SECONDS, note);
    return samples;
  } finally {
    clearInterval(sampling);
  }
}

const onSqlite = (bench: Bench): Promise<Samples> =>
  closingAfter(async (opened) => {
    const mail = await startMailServer();
    opened(mail.close);
    const stopped = await copyFolder(await bench.demo(), 'bench-mixed');
    opened(() => removeFolder(stopped));
    await closingSql(openSqlite(stopped), countEverything);
    const demo = await startDemoOf(stopped, mailEnv(mail.url));
    opened(demo.close);
    return measureEvening(demo, mail);
  });

const mailEnv = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'orders@example.com' });

const onPostgres = (bench: Bench): Promise<Samples> =>
  closingAfter(async (opened) => {
    const mail = await startMailServer();
    opened(mail.close);
    return onPostgresDemos(bench, async (demos) => {
      const [demo] = await demos.start(await demos.copy(), 1, mailEnv(mail.url));
      if (!demo) throw new Error('No product was started');
      return measureEvening(demo, mail);
    });
  });

const MEASURE = { SQLite: onSqlite, PostgreSQL: onPostgres };

interface Row {
  kind: (typeof KINDS)[number];
  first: number;
  last: number;
}

function rowsOf(samples: Samples): Row[] {
  return KINDS.map((kind) => {
    const valueOf = (from: number, to: number) => {
      const values = sortedTimes(samples[kind].filter(({ at }) => at >= from && at < to).map(({ value }) => value));
      return kind === 'memory' ? meanOf(values) : percentile(values, 0.99);
    };
    return { kind, first: valueOf(0, WINDOW), last: valueOf(SECONDS - WINDOW, SECONDS) };
  });
}

const TITLES = { memory: 'resident memory, MB', order: 'p99 of an order, ms', read: 'p99 of a read, ms' };

const ratioOfRow = ({ first, last }: Row) => last / first;
const mostOf = ({ kind }: Row) => (kind === 'memory' ? MOST_MEMORY : MOST_P99);
const isMet = (row: Row) => ratioOfRow(row) <= mostOf(row);

function found(rows: readonly Row[]): Finding {
  const worst = (isMemory: boolean) =>
    Math.max(...rows.filter(({ kind }) => (kind === 'memory') === isMemory).map(ratioOfRow)).toFixed(2);
  return {
    result: `memory ${worst(true)} ×, p99 ${worst(false)} × at the worst`,
    met: rows.every(isMet),
    body: [
      `${SECONDS} s after ${WARM_UP} s of warm-up: ${RATES.orders} orders a second, which the kitchen takes through all their statuses, ${RATES.reads}`,
      `compressed reads and ${RATES.edits} edit a second, ${BOARDS} boards, and a mail server that takes every mail. The first and the last`,
      `${WINDOW} s are compared: the mean of the product's resident memory, and p99.`,
      '',
      table(
        [text('what'), ...['first', 'last', 'ratio', 'at most'].map(figure), text('met')],
        rows.map((row) => [
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

/** Ten minutes on each database, measured when they are named: shorter ones have too few orders for a 99th percentile. */
export const mixed = DATABASES.map((database): Measurement => ({
  name: `long-${database.toLowerCase()}`,
  title: `Ten minutes of mixed load on ${database}`,
  target: `memory at most ${MOST_MEMORY} × and p99 at most ${MOST_P99} × those of its first minute`,
  onlyWhenNamed: true,
  run: async (bench) => found(rowsOf(await MEASURE[database](bench))),
}));
