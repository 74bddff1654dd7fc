import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { median, ratioOf, showSpread, spreadOf, type Spread } from '../figures.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { startDemo, type Demo } from '../demo.js';
import type { Bench, Measurement } from '../measurement.js';
import { startProgram } from '../programs.js';
import { inTurns } from '../turns.js';
import { figure, showMet, table, text } from '../table.js';
import { capture } from './capture.js';
import { CONNECTIONS, load, type Round } from './load.js';
import { ENCODINGS, HOT_READS } from './reads.js';

const TARGET = 0.9;
const WARM_UP_SECONDS = 1;
const BARE = path.resolve(import.meta.dirname, '../references/bare-server.mjs');

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

/** Measures one read beside a bare server that sends what ours has just sent. */
async function measureRead(bench: Bench, ours: Demo, read: (typeof HOT_READS)[number], encoding: string): Promise<Row> {
  const headers = { ...read.headers, 'accept-encoding': encoding };
  const { body, headers: sent } = await capture(`${ours.url}${read.path}`, headers);
  const folder = await makeFolder('bench-answer');
  const file = path.join(folder, 'answer.json');
  await writeFile(file, JSON.stringify({ headers: sent, body: body.toString('base64') }));
  const bare = await startProgram(BARE, [file]);
  try {
    const servers = { ours, bare };
    for (const server of [ours, bare]) await load(server, read.path, headers, WARM_UP_SECONDS);
    const roundsOf = await inTurns(bench.rounds, ['ours', 'bare'], (side) =>
      load(servers[side], read.path, headers, bench.seconds),
    );
    const perSecond = (side: keyof typeof servers) => roundsOf(side).map(({ requestsPerSecond }) => requestsPerSecond);
    return {
      path: read.path,
      encoding,
      bytes: body.length,
      ours: spreadOf(perSecond('ours')),
      bare: spreadOf(perSecond('bare')),
      ratio: ratioOf(perSecond('ours'), perSecond('bare')),
      processor: `${processorTime(roundsOf('ours'))} / ${processorTime(roundsOf('bare'))}`,
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
      for (const read of HOT_READS) {
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
