import { ratioOf, showSpread, spreadOf } from '../figures.js';
import type { Bench } from '../measurement.js';
import { figure, showMet, table, text } from '../table.js';

/** A round of orders takes so much longer than one of reads: a commit is slow beside a read. */
const SECONDS_OF_READS = 3;

export const secondsOf = ({ seconds }: Bench) => seconds * SECONDS_OF_READS;

/** Orders per second of ours and of a reference, one figure a round. */
export interface Comparison {
  title: string;
  ours: readonly number[];
  reference: readonly number[];
  atLeast: number;
  /** Of the ratio. */
  digits: number;
}

const ratioOfOrders = ({ ours, reference }: Comparison) => ratioOf(ours, reference);
export const isMet = (comparison: Comparison) => ratioOfOrders(comparison).median >= comparison.atLeast;

/** `0.54`: the ratio alone. */
export const showRatio = (comparison: Comparison) => ratioOfOrders(comparison).median.toFixed(comparison.digits);

export const comparisonTable = (comparisons: readonly Comparison[]) =>
  table(
    [text('compared with'), figure('ours'), figure('reference'), figure('ratio'), figure('at least'), text('met')],
    comparisons.map((comparison) => [
      comparison.title,
      showSpread(spreadOf(comparison.ours), 0),
      showSpread(spreadOf(comparison.reference), 0),
      showSpread(ratioOfOrders(comparison), comparison.digits),
      String(comparison.atLeast),
      showMet(isMet(comparison)),
    ]),
  );
