import { signIn } from '../../product/sign-in.js';
import type { Demo } from '../demo.js';
import { median } from '../figures.js';
import type { Bench } from '../measurement.js';
import { backOffice, editNumber } from './dish.js';

/** Answers that are kept when the edit comes. */
export const CACHED = { few: 1, many: 300 } as const;
type Side = keyof typeof CACHED;
const SIDES: readonly Side[] = ['few', 'many'];

/** Edits in a round; the round's figure is their median. */
const EDITS_A_ROUND = 12;
const SIZES = 10;
const QUIET_READS = 20;

/** Milliseconds an edit took, one median a round. */
export interface Cost {
  edit: string;
  times: Record<Side, number[]>;
}

/** One restaurant, and the two edits that are timed on it. */
interface Edits {
  /** Changes a dish: nothing that is kept of reviews depends on it. */
  dish: (turn: number) => Promise<void>;
  /** Hides or shows a review: all that is kept depends on it. */
  review: (turn: number) => Promise<void>;
}

/** Different pages of reviews: none is like another to a cache that knows its keys. */
const reviewPage = (index: number) => `/api/reviews?page=${Math.floor(index / SIZES)}&size=${(index % SIZES) + 1}`;

async function read(demo: Demo, path: string): Promise<void> {
  const { status } = await demo.api.send(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
}

/** Has so many pages kept, with the same number of reads however many they are: both processes are as warm. */
async function fillCache(demo: Demo, pages: number): Promise<void> {
  for (let index = 0; index < CACHED.many; index += 1) await read(demo, reviewPage(index % pages));
  // What the fill leaves to tidy up is over before the edit.
  for (let quiet = 0; quiet < QUIET_READS; quiet += 1) await read(demo, '/api/restaurant/info');
}

async function editsOf(demo: Demo): Promise<Edits> {
  const { edit } = await backOffice(demo);
  const token = await signIn(demo.api, demo.dataDir);
  const { content } = await demo.api.get('adminReviews', {}, { token });
  const [review] = content;
  if (!review) throw new Error('There is no review to hide');
  const params = { id: review.id };
  return {
    dish: (turn) => edit(editNumber('cost', turn)),
    review: async (turn) => {
      if (turn % 2 === 0) await demo.api.get('deleteReview', { params }, { token });
      else await demo.api.get('restoreReview', { params }, { token });
    },
  };
}

type Edit = Edits[keyof Edits];

async function timeEdit(demo: Demo, pages: number, edit: Edit, turn: number): Promise<number> {
  await fillCache(demo, pages);
  const startedAt = performance.now();
  await edit(turn);
  return performance.now() - startedAt;
}

/** One round: an edit here, an edit there, so that whatever else the machine does hits both alike. */
async function timeRound(demos: Record<Side, Demo>, edits: Record<Side, Edit>): Promise<Record<Side, number>> {
  const times: Record<Side, number[]> = { few: [], many: [] };
  for (let turn = 0; turn < EDITS_A_ROUND; turn += 1) {
    for (const side of turn % 2 === 0 ? SIDES : SIDES.toReversed()) {
      times[side].push(await timeEdit(demos[side], CACHED[side], edits[side], turn));
    }
  }
  return { few: median(times.few), many: median(times.many) };
}

/** Times the same edits on two restaurants in turns: one keeps a single answer, the other hundreds. */
export async function measureCost(bench: Bench, demos: Record<Side, Demo>): Promise<Cost[]> {
  const edits = { few: await editsOf(demos.few), many: await editsOf(demos.many) };
  const costs: Cost[] = [];
  for (const kind of ['dish', 'review'] as const) {
    const times: Cost['times'] = { few: [], many: [] };
    for (let round = 0; round <= bench.rounds; round += 1) {
      const { few, many } = await timeRound(demos, { few: edits.few[kind], many: edits.many[kind] });
      // Round 0 warms up.
      if (round === 0) continue;
      times.few.push(few);
      times.many.push(many);
    }
    costs.push({ edit: kind, times });
  }
  return costs;
}
