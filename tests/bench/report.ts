import os from 'node:os';
import { TARGETS } from './calls.js';
import type { Measured } from './measure.js';
import { percentile } from './timing.js';

/** What one database gave. */
export interface DatabaseReport {
  title: string;
  small: { orders: number; filled: string };
  large: { orders: number; filled: string };
  measured: readonly Measured[];
}

const count = (orders: number) => orders.toLocaleString('en-US').replaceAll(',', ' ');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const milliseconds = (time: number) => time.toFixed(1);

function callRow({ call, small, large }: Measured): string {
  const ratio = percentile(large, 0.95) / percentile(small, 0.95);
  const target = TARGETS[call.kind];
  return row([
    `\`${call.name}\``,
    milliseconds(percentile(small, 0.5)),
    milliseconds(percentile(small, 0.95)),
    milliseconds(percentile(large, 0.5)),
    milliseconds(percentile(large, 0.95)),
    ratio.toFixed(2),
    String(target),
    ratio <= target ? 'yes' : '**no**',
  ]);
}

function section({ title, small, large, measured }: DatabaseReport): string {
  const [few, many] = [count(small.orders), count(large.orders)];
  const head = ['call', `${few}: p50`, 'p95', `${many}: p50`, 'p95', 'p95 ratio', 'at most', 'met'];
  return [
    `## ${title}`,
    '',
    `Filled with ${small.filled}, and with ${large.filled}.`,
    '',
    row(head),
    row(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...measured.map(callRow),
  ].join('\n');
}

function machine(): string {
  const cores = os.cpus();
  const memory = `${Math.round(os.totalmem() / 1024 ** 3)} GB`;
  return [cores[0]?.model.trim() ?? os.arch(), `${cores.length} cores`, memory, `Node ${process.versions.node}`]
    .concat(`${os.type()} ${os.release()}`)
    .join(', ');
}

/** The results as a page of Markdown. */
export const toMarkdown = (reports: readonly DatabaseReport[]): string =>
  `${[
    '# What a long history costs',
    '',
    `Written by \`npm run bench\` on: ${machine()}.`,
    '',
    'Times are milliseconds from the request to the last byte of the answer, one client on one connection. Both products',
    'run at once and are asked in turns; the ratio of their 95th percentiles is what counts, as machines differ.',
    '',
    ...reports.flatMap((report) => [section(report), '']),
  ]
    .join('\n')
    .trimEnd()}\n`;
