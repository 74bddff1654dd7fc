/**
 * A program of `npm run dev`: compiles the server and its packages, at once and again with every change, and says so to
 * its parent: `{ errors, changed }`, where `changed` counts the files that the server would load anew.
 */
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { removeOrphans } from './orphans.mjs';

/** What TypeScript reports after each round. */
const ROUND_ENDED = new Set([6193, 6194]);
const LOADED = /\.(js|json)$/;

const written = new Set();
const system = {
  ...ts.sys,
  writeFile(file, text, mark) {
    if (LOADED.test(file)) written.add(file);
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

function onStatus({ code }, _newLine, _options, errors = 0) {
  if (!ROUND_ENDED.has(code)) return;
  // What was written while there were errors is counted again once there are none.
  const changed = errors > 0 ? 0 : written.size + removeOrphans();
  if (errors === 0) written.clear();
  process.send?.({ errors, changed });
}

const host = ts.createSolutionBuilderWithWatchHost(system, undefined, show, undefined, onStatus);
ts.createSolutionBuilderWithWatch(host, [path.join(root, 'cms')], { incremental: true }).build();
