import { closingAfter } from '../closing.js';
import { startDemo } from '../demo.js';
import { ratioOf, showSpread, spreadOf } from '../figures.js';
import type { Bench, Finding, Measurement } from '../measurement.js';
import { figure, showMet, table, text } from '../table.js';
import { CACHED, measureCost, type Cost } from './cost.js';
import { EDITS, measureFreshness, type Freshness } from './freshness.js';

/** "About the same" on a machine that does other things as well. */
const MOST = 1.2;

const freshnessOf = (bench: Bench) =>
  closingAfter(async (opened) => {
    const demo = await startDemo(bench);
    opened(demo.close);
    return measureFreshness(bench, demo);
  });

/** On two restaurants that nothing has happened to yet: what they went through would be measured with them. */
const costOf = (bench: Bench) =>
  closingAfter(async (opened) => {
    const few = await startDemo(bench);
    opened(few.close);
    const many = await startDemo(bench);
    opened(many.close);
    return measureCost(bench, { few, many });
  });

const freshnessTable = (found: readonly Freshness[]) =>
  table(
    [text('edited in'), figure('edits'), figure('stale calls'), figure('stale pages'), text('met')],
    found.map(({ way, edits, calls, pages }) => [
      way,
      String(edits),
      `${calls.stale} of ${calls.of}`,
      `${pages.stale} of ${pages.of}`,
      showMet(calls.stale + pages.stale === 0),
    ]),
  );

const ratioOfCost = ({ times }: Cost) => ratioOf(times.many, times.few);

const costTable = (costs: readonly Cost[]) =>
  table(
    [
      text('edit of a'),
      figure(`${CACHED.few} kept, ms`),
      figure(`${CACHED.many} kept, ms`),
      figure('ratio'),
      figure('at most'),
      text('met'),
    ],
    costs.map((cost) => [
      cost.edit,
      showSpread(spreadOf(cost.times.few), 1),
      showSpread(spreadOf(cost.times.many), 1),
      showSpread(ratioOfCost(cost), 2),
      String(MOST),
      showMet(ratioOfCost(cost).median <= MOST),
    ]),
  );

function found(freshness: readonly Freshness[], costs: readonly Cost[], { rounds }: Bench): Finding {
  const stale = freshness.reduce((sum, { calls, pages }) => sum + calls.stale + pages.stale, 0);
  const reads = freshness.reduce((sum, { calls, pages }) => sum + calls.of + pages.of, 0);
  const dearest = Math.max(...costs.map((cost) => ratioOfCost(cost).median));
  return {
    result: `${stale} stale of ${reads}; an edit beside ${CACHED.many} cached responses costs ${dearest.toFixed(2)} ×`,
    met: stale === 0 && dearest <= MOST,
    body: [
      `${EDITS} edits of a dish each way; \`/api/menu/items\` and \`/menu\` are read on four connections as soon as an`,
      'edit has been answered, in several encodings.',
      '',
      freshnessTable(freshness),
      '',
      `What the answer to an edit takes with ${CACHED.few} and with ${CACHED.many} pages of reviews kept: of a dish, which`,
      `none of them shows, and of a review, which makes all of them stale. ${rounds} rounds.`,
      '',
      costTable(costs),
    ].join('\n'),
  };
}

export const edits: Measurement = {
  name: 'edits',
  title: 'An edit is visible',
  target: `in the first read after its answer; costs at most ${MOST} × as much beside ${CACHED.many} cached responses`,
  run: async (bench) => found(await freshnessOf(bench), await costOf(bench), bench),
};
