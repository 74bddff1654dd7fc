import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { median, ratioOf, showSpread, spreadOf, type Spread } from '../figures.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { startDemo, type Demo } from '../demo.js';
import type { Bench, Measurement } from '../measurement.js';
import { startProgram } from '../programs.js';
import { figure, showMet, table, text } from '../table.js';
import { capture } from './capture.js';
import { CONNECTIONS, load, type Round } from './load.js';

const TARGET = 0.75;
const WARM_UP_SECONDS = 1;
const BARE = path.resolve(import.meta.dirname, '../references/bare-server.mjs');

const PAGE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const CALL = { accept: 'application/json, text/plain, */*' };

const READS = [
  { path: '/', headers: PAGE },
  { path: '/menu', headers: PAGE },
  { path: '/api/menu/items', headers: CALL },
  { path: '/api/deals', headers: CALL },
  { path: '/api/restaurant/info', headers: CALL },
  { path: '/api/reviews?page=0&size=10', headers: CALL },
];

/** As a browser asks, and as a program that cannot unpack. */
const ENCODINGS = ['gzip, deflate, br', 'identity'];

interface Row {
  path: string;
  encoding: string;
  bytes: number;
  ours: Spread;
  bare: Spread;
  ratio: Spread;
  processor: string;
}

const processorTime = (rounds: readonly Round[]) => {
  const times = rounds.flatMap(({ microseconds }) => microseconds ?? []);
  return times.length === 0 ? '–' : median(times).toFixed(0);
};

async function inTurns(bench: Bench, sides: Record<'ours' | 'bare', (seconds: number) => Promise<Round>>) {
  const rounds = { ours: Array<Round>(), bare: Array<Round>() };
  await sides.ours(WARM_UP_SECONDS);
  await sides.bare(WARM_UP_SECONDS);
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
      rounds[side].push(await sides[side](bench.seconds));
    }
  }
  return rounds;
}

/** Measures one read beside a bare server that sends what ours has just sent. */
async function measureRead(bench: Bench, ours: Demo, read: (typeof READS)[number], encoding: string): Promise<Row> {
  const headers = { ...read.headers, 'accept-encoding': encoding };
  const { body, headers: sent } = await capture(`${ours.url}${read.path}`, headers);
  const folder = await makeFolder('bench-answer');
  const file = path.join(folder, 'answer.json');
  await writeFile(file, JSON.stringify({ headers: sent, body: body.toString('base64') }));
  const bare = await startProgram(BARE, [file]);
  try {
    const rounds = await inTurns(bench, {
      ours: (seconds) => load(ours, read.path, headers, seconds),
      bare: (seconds) => load(bare, read.path, headers, seconds),
    });
    const perSecond = (side: keyof typeof rounds) => rounds[side].map(({ requestsPerSecond }) => requestsPerSecond);
    return {
      path: read.path,
      encoding,
      bytes: body.length,
      ours: spreadOf(perSecond('ours')),
      bare: spreadOf(perSecond('bare')),
      ratio: ratioOf(perSecond('ours'), perSecond('bare')),
      processor: `${processorTime(rounds.ours)} / ${processorTime(rounds.bare)}`,
    };
  } finally {
    await bare.stop();
    await removeFolder(folder);
  }
}

const COLUMNS = [
  text('read'),
  figure('bytes'),
  figure('ours, requests/s'),
  figure('bare'),
  figure('ratio'),
  figure('µs'),
  text('met'),
];

const cells = ({ path: read, bytes, ours, bare, ratio, processor }: Row) => [
  `\`${read}\``,
  String(bytes),
  showSpread(ours, 0),
  showSpread(bare, 0),
  showSpread(ratio, 2),
  processor,
  showMet(ratio.median >= TARGET),
];

const tableOf = (rows: readonly Row[], encoding: string) =>
  [
    `### \`Accept-Encoding: ${encoding}\``,
    '',
    table(
      COLUMNS,
      rows.filter((row) => row.encoding === encoding).map((row) => cells(row)),
    ),
  ].join('\n');

async function measureAll(bench: Bench): Promise<Row[]> {
  const demo = await startDemo(bench);
  try {
    const rows: Row[] = [];
    for (const encoding of ENCODINGS) {
      for (const read of READS) {
        const row = await measureRead(bench, demo, read, encoding);
        bench.say(`${read.path} (${encoding}): ${showSpread(row.ratio, 2)}`);
        rows.push(row);
      }
    }
    return rows;
  } finally {
    await demo.close();
  }
}

export const hotReads: Measurement = {
  name: 'hot',
  title: 'Hot reads',
  target: `at least ${TARGET} of a bare \`node:http\` server's requests/s, ${CONNECTIONS} connections`,
  async run(bench) {
    const rows = await measureAll(bench);
    const slowest = rows.reduce((least, row) => (row.ratio.median < least.ratio.median ? row : least));
    return {
      result: `${slowest.ratio.median.toFixed(2)} or more (least: \`${slowest.path}\`, ${slowest.encoding})`,
      met: slowest.ratio.median >= TARGET,
      body: [
        `${bench.rounds} rounds of ${bench.seconds} s for each side of each row; the bare server sends the bytes and`,
        'headers that ours had just sent. Both servers and the clients are processes of their own. "µs" is the processor',
        'time of ours and of the bare server for one request, which no slow client can hide.',
        '',
        ...ENCODINGS.map((encoding) => `${tableOf(rows, encoding)}\n`),
      ]
        .join('\n')
        .trimEnd(),
    };
  },
};
