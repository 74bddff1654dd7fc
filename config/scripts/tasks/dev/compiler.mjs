/**
 * A program of `npm run dev`: compiles the server and its packages, at once and again with every change, and says so to
 * its parent: `{ errors, changed }`, where `changed` counts the files that the server would load anew.
 */
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { removeOrphans } from './orphans.mjs';

/** What TypeScript reports after each round: "Found 1 error." and "Found {0} errors." */
const ROUND_ENDED = new Set([6193, 6194]);
const LOADED = /\.(js|json)$/;

const written = new Set();
const system = {
  ...ts.sys,
  writeFile(file, text, mark) {
    // Most of what is compiled again comes out as it was.
    if (LOADED.test(file) && ts.sys.readFile(file) !== text) written.add(file);
    ts.sys.writeFile(file, text, mark);
  },
};
const format = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
const show = (diagnostic) =>
  process.stdout.write(`${ts.formatDiagnosticsWithColorAndContext([diagnostic], format).trimEnd()}\n`);

let isWatching = false;
let round = { errors: 0, changed: 0 };

function onStatus({ code, messageText }) {
  if (!ROUND_ENDED.has(code)) return;
  const errors = Number(/\d+/.exec(messageText)?.[0]);
  // What was written while there were errors is counted again once there are none.
  const changed = errors > 0 ? 0 : written.size + removeOrphans();
  if (errors === 0) written.clear();
  round = { errors, changed };
  if (isWatching) process.send?.(round);
}

const host = ts.createSolutionBuilderWithWatchHost(system, undefined, show, undefined, onStatus);
ts.createSolutionBuilderWithWatch(host, [path.join(root, 'cms')], { incremental: true }).build();
// The first round is told once every file is watched: nothing that is saved after it goes unseen.
isWatching = true;
process.send?.(round);
