import { bytes } from './bytes/bytes.js';
import { edits } from './edits/edits.js';
import { countedReads } from './hot-reads/counted-reads.js';
import { hotReads } from './hot-reads/hot-reads.js';
import { phone } from './lighthouse/phone.js';
import { live } from './live/live.js';
import type { Measurement } from './measurement.js';
import { million } from './million/million.js';
import { placing } from './placing/placing.js';
import { start } from './start/start.js';

/** Every row of the targets for speed, as RESULTS.md has them. */
export const measurements: readonly Measurement[] = [
  hotReads,
  countedReads,
  placing,
  live,
  edits,
  bytes,
  start,
  phone,
  ...million,
];
