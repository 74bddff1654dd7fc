import type { Finding } from '../measurement.js';
import { figure, showMet, table, text } from '../table.js';
import { percentile } from '../timing.js';
import { TARGETS } from './calls.js';
import type { Measured } from './measure.js';

/** What one database gave. */
export interface DatabaseReport {
  small: { orders: number; filled: string };
  large: { orders: number; filled: string };
  measured: readonly Measured[];
}

const count = (orders: number) => orders.toLocaleString('en-US').replaceAll(',', ' ');
const milliseconds = (time: number) => time.toFixed(1);
const ratioOf = ({ small, large }: Measured) => percentile(large, 0.95) / percentile(small, 0.95);
const isMet = (measured: Measured) => ratioOf(measured) <= TARGETS[measured.call.kind];

const callRow = (measured: Measured) => {
  const { call, small, large } = measured;
  return [
    `\`${call.name}\``,
    milliseconds(percentile(small, 0.5)),
    milliseconds(percentile(small, 0.95)),
    milliseconds(percentile(large, 0.5)),
    milliseconds(percentile(large, 0.95)),
    ratioOf(measured).toFixed(2),
    String(TARGETS[call.kind]),
    showMet(isMet(measured)),
  ];
};

/** The worst ratio of a kind of call: `1.21 × (figures)`. */
const worst = (measured: readonly Measured[], kind: keyof typeof TARGETS) =>
  `${Math.max(...measured.filter(({ call }) => call.kind === kind).map(ratioOf)).toFixed(2)} ×`;

export function found({ small, large, measured }: DatabaseReport): Finding {
  const [few, many] = [count(small.orders), count(large.orders)];
  return {
    result: `analytics ${worst(measured, 'analytics')}, lists ${worst(measured, 'list')} at the most`,
    met: measured.every(isMet),
    body: [
      'Times are milliseconds from the request to the last byte of the answer, one client on one connection. Both',
      'products run at once and are asked in turns; the ratio is that of their 95th percentiles.',
      '',
      `Filled with ${small.filled}, and with ${large.filled}.`,
      '',
      table(
        [
          text('call'),
          ...[`${few}: p50`, 'p95', `${many}: p50`, 'p95', 'p95 ratio', 'at most'].map(figure),
          text('met'),
        ],
        measured.map(callRow),
      ),
    ].join('\n'),
  };
}
