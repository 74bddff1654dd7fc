import { setTimeout as wait } from 'node:timers/promises';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { closingAfter } from '../closing.js';
import { productEnv } from '../demo.js';
import { ratioOf, showSpread, spreadOf } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { residentMegabytes } from '../processes.js';
import { PRODUCT, startProgram, type Program } from '../programs.js';
import { installStock } from '../stock.js';
import { figure, showMet, table, text } from '../table.js';
import { firstAnswer } from './first-answer.js';

const OF_STOCK = 1;
const MOST_MEGABYTES = 250;

/** How long memory is looked at after the first answer: what is loaded later counts too. */
const SETTLED_MS = 3000;

interface Start {
  milliseconds: number;
  /** Just after the first answer. */
  megabytes: number;
  settledMegabytes: number;
}

interface Rounds {
  ours: Start[];
  stock: Start[];
}

interface Side {
  start: () => Promise<Program>;
  path: string;
}

async function measureStart({ start, path }: Side): Promise<Start> {
  const program = await start();
  try {
    const milliseconds = await firstAnswer(program, path);
    const megabytes = await residentMegabytes(program.pid);
    await wait(SETTLED_MS);
    return { milliseconds, megabytes, settledMegabytes: await residentMegabytes(program.pid) };
  } finally {
    await program.stop();
  }
}

const measureAll = (bench: Bench): Promise<Rounds> =>
  closingAfter(async (opened) => {
    const dataDir = await copyFolder(await bench.demo(), 'bench-start');
    opened(() => removeFolder(dataDir));
    const installed = await installStock();
    opened(installed.remove);
    const sides = {
      ours: { start: () => startProgram(PRODUCT, [], productEnv(dataDir)), path: '/' },
      stock: { start: installed.start, path: '/api/orders' },
    };
    const rounds: Rounds = { ours: [], stock: [] };
    // Round 0 makes stock's database, and warms what the system keeps of files.
    for (let round = 0; round <= bench.rounds; round += 1) {
      for (const side of round % 2 === 0 ? (['ours', 'stock'] as const) : (['stock', 'ours'] as const)) {
        const start = await measureStart(sides[side]);
        if (round === 0) continue;
        bench.say(`round ${round}, ${side}: ${start.milliseconds.toFixed(0)} ms, ${start.megabytes.toFixed(0)} MB`);
        rounds[side].push(start);
      }
    }
    return rounds;
  });

const column = (starts: readonly Start[], name: keyof Start) => starts.map((start) => start[name]);

function found({ ours, stock }: Rounds, { rounds }: Bench): Finding {
  const ratio = ratioOf(column(ours, 'milliseconds'), column(stock, 'milliseconds'));
  const most = Math.max(...column(ours, 'megabytes'), ...column(ours, 'settledMegabytes'));
  const row = (starts: readonly Start[]) =>
    (['milliseconds', 'megabytes', 'settledMegabytes'] as const).map((name) =>
      showSpread(spreadOf(column(starts, name)), 0),
    );
  return {
    result: `${ratio.median.toFixed(2)} × stock, ${most.toFixed(0)} MB`,
    figures: { residentMegabytes: most },
    met: ratio.median <= OF_STOCK && most <= MOST_MEGABYTES,
    body: [
      'From the start of the process to the end of its first answer with 200: of `/` with a restaurant of two months,',
      `and of \`/api/orders\` of a stock Strapi without its panel; both have their database. ${rounds} rounds.`,
      `Memory is what the system counts as resident then, and ${SETTLED_MS / 1000} s later.`,
      '',
      table(
        [text(''), figure('first answer, ms'), figure('MB then'), figure('MB later')],
        [
          ['ours', ...row(ours)],
          ['stock Strapi', ...row(stock)],
        ],
      ),
      '',
      table(
        [text('target'), figure('measured'), figure('at most'), text('met')],
        [
          ['ours over stock', showSpread(ratio, 2), String(OF_STOCK), showMet(ratio.median <= OF_STOCK)],
          ['resident, most of all', `${most.toFixed(0)} MB`, `${MOST_MEGABYTES} MB`, showMet(most <= MOST_MEGABYTES)],
        ],
      ),
    ].join('\n'),
  };
}

export const start: Measurement = {
  name: 'start',
  title: 'Start',
  target: `at most ${OF_STOCK} × a stock Strapi's; at most ${MOST_MEGABYTES} MB resident after it`,
  run: async (bench) => found(await measureAll(bench), bench),
};
