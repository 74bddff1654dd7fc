import { bytes } from './bytes/bytes.js';
import { edits } from './edits/edits.js';
import { readsBesideWrites } from './hot-reads/beside-writes.js';
import { hotReads } from './hot-reads/hot-reads.js';
import { interactions } from './interactions/interactions.js';
import { phone } from './lighthouse/phone.js';
import { live } from './live/live.js';
import type { Measurement } from './measurement.js';
import { million } from './million/million.js';
import { mixed } from './mixed/mixed.js';
import { placingOnPostgres } from './placing/postgres.js';
import { placingOnSqlite } from './placing/sqlite.js';
import { scale } from './scale/scale.js';
import { start } from './start/start.js';

/** Every row of the targets for speed, as RESULTS.md has them. */
export const measurements: readonly Measurement[] = [
  hotReads,
  readsBesideWrites,
  placingOnSqlite,
  placingOnPostgres,
  live,
  edits,
  bytes,
  start,
  ...phone,
  interactions,
  ...million,
  ...mixed,
  scale,
];
