import { byDueTime, type AdminOrder } from '@pickup/contract';
import { mentionsAllergy } from './allergy-note.js';
import type { Density } from './density.js';
import type { Lane } from './lanes.js';
import { packColumns } from './lanes/packing.js';

/** How large cards are: each step says less of an order and takes less room. */
const CARD_SIZES = ['full', 'compact', 'dense'] as const;
export type CardSize = (typeof CARD_SIZES)[number];

/** The lanes that orders are worked in. What is for later and what is still to be made share a column beside them. */
type WorkLane = Exclude<Lane, 'later'>;
const WORK_LANES = ['new', 'preparing', 'ready'] as const satisfies readonly WorkLane[];

export interface LanePlan {
  /** Cards beside each other. */
  columns: number;
  size: CardSize;
}

/** The space between cards, and between lanes, in px. */
export const GAP = 8;

/** A card is at least so wide, in px. */
const MIN_WIDTH: Record<CardSize, number> = { full: 190, compact: 166, dense: 166 };

/** With few orders cards are about so wide, in px. */
const WIDE = 290;

/** About how high the parts of a card are, in px, and how wide a letter of its lines is. */
interface Measures {
  /** Head, button and the space around, with the customer's name and total where they are shown. */
  frame: number;
  line: number;
  choices: number;
  note: number;
  letter: number;
}

const MEASURES: Record<CardSize, Measures> = {
  full: { frame: 172, line: 22, choices: 20, note: 20, letter: 9.2 },
  compact: { frame: 134, line: 20, choices: 18, note: 19, letter: 8.3 },
  dense: { frame: 87, line: 18, choices: 18, note: 18, letter: 7.3 },
};

/** A card whose food is made says how many dishes it has, and no more. */
const READY_HEIGHT: Record<CardSize, number> = { full: 152, compact: 146, dense: 106 };

/** The rows that a dense card has for what to cook, at most. */
const DENSE_ROWS = 2;

const NOTE_ROWS: Record<CardSize, number> = { full: 6, compact: 2, dense: 1 };

/** The rows of a guest's note that a card shows at most; the details show all of it. What an allergy is about is read on every card. */
export const noteRows = (note: string, size: CardSize): number =>
  mentionsAllergy(note) ? Math.max(2, NOTE_ROWS[size]) : NOTE_ROWS[size];

const rowsOf = (letters: number, { letter }: Measures, width: number) =>
  Math.max(1, Math.ceil((letters * letter) / Math.max(1, width)));

/** About how high a card is, in px. @param width of the card, in px */
export function cardHeight({ status, items, notes }: AdminOrder, size: CardSize, width: number): number {
  const measures = MEASURES[size];
  const isReady = status === 'READY';
  const rows = Math.min(
    noteRows(notes ?? '', isReady ? 'dense' : size),
    rowsOf((notes ?? '').length, measures, width - 40),
  );
  const note = notes === null ? 0 : (size === 'dense' || isReady ? 8 : 16) + measures.note * rows;
  if (isReady) return READY_HEIGHT[size] + note;
  const lines = items.map(({ menuItemName, customizations }) => ({
    name: menuItemName.length,
    chosen: customizations.join(' · ').length,
  }));
  if (size === 'dense') {
    const letters = lines.reduce((sum, { name, chosen }) => sum + name + chosen + 6, 0);
    return measures.frame + note + measures.line * Math.min(DENSE_ROWS, rowsOf(letters, measures, width - 24));
  }
  // The quantity has a column of its own.
  const room = width - 60;
  const heights = lines.map(({ name, chosen }) => {
    const below = chosen === 0 ? 0 : measures.choices * rowsOf(chosen, measures, room);
    return 7 + measures.line * rowsOf(name, measures, room) + below;
  });
  return measures.frame + note + heights.reduce((sum, height) => sum + height, 0);
}

interface Room {
  /** Of the board, in px. */
  width: number;
  /** Of a lane's cards, in px. */
  height: number;
}

/** About how high the cards of a lane are together, in px. */
const laneHeight = (orders: readonly AdminOrder[], { columns, size }: LanePlan, width: number): number =>
  packColumns(
    orders.map((order) => cardHeight(order, size, width)),
    columns,
    GAP,
  ).height;

/** In a narrow column the head of a late order takes a line more, in px. */
const WRAPPED_HEAD = 20;

/**
 * The size of each card of a lane. In a lane of small cards those that are due first say all there is to cook, as long as
 * every card stays in sight: no room is left empty below words that are cut off.
 * @param room of one card in width, and of the lane in height, in px
 */
export function cardSizes(
  orders: readonly AdminOrder[],
  { columns, size }: LanePlan,
  { width, height }: Room,
  density: Density,
): readonly CardSize[] {
  if (size !== 'dense' || density === 'dense') return orders.map(() => size);
  let heights = orders.map((order) => cardHeight(order, size, width));
  return orders.map((order, index) => {
    const grown = heights.map((before, at) => (at === index ? cardHeight(order, 'compact', width) : before));
    const high = grown.map((one) => one + WRAPPED_HEAD);
    if (packColumns(high, columns, GAP).height > height) return size;
    heights = grown;
    return 'compact';
  });
}

type WorkOrders = Readonly<Record<WorkLane, readonly AdminOrder[]>>;

/** The most urgent order of a lane that is out of sight; undefined where all are in sight. */
function firstHidden(
  orders: readonly AdminOrder[],
  { columns, size }: LanePlan,
  width: number,
  height: number,
): AdminOrder | undefined {
  const heights = orders.map((order) => cardHeight(order, size, width));
  const { places } = packColumns(heights, columns, GAP);
  return orders.find((_, index) => (places[index]?.top ?? 0) + (heights[index] ?? 0) > height);
}

/**
 * Shares columns out: each lane has one, and each further one goes to the lane that hides the most urgent order (what is
 * ready can wait), else to the highest lane.
 */
function shareColumns(orders: WorkOrders, total: number, size: CardSize, card: number, height: number) {
  const columns: Record<WorkLane, number> = { new: 1, preparing: 1, ready: 1 };
  const planOf = (lane: WorkLane): LanePlan => ({ columns: columns[lane], size });
  for (let left = total - WORK_LANES.length; left > 0; left -= 1) {
    const hidden = WORK_LANES.flatMap((lane) => {
      const order = firstHidden(orders[lane], planOf(lane), card, height);
      return order ? [{ lane, order }] : [];
    }).sort(
      (one, other) =>
        Number(one.lane === 'ready') - Number(other.lane === 'ready') || byDueTime(one.order, other.order),
    );
    const highest = WORK_LANES.reduce((one, other) =>
      laneHeight(orders[other], planOf(other), card) > laneHeight(orders[one], planOf(one), card) ? other : one,
    );
    columns[hidden[0]?.lane ?? highest] += 1;
  }
  return columns;
}

export interface BoardPlan {
  lanes: Readonly<Record<WorkLane, LanePlan>>;
  /** All columns, with the one that stands beside the lanes. */
  columns: number;
  /** Whether every card is in sight. */
  fits: boolean;
}

const columnsWithin = (width: number, card: number) =>
  Math.max(WORK_LANES.length + 1, Math.floor((width + GAP) / (card + GAP)));

/** A step of the board: so many columns, and cards that are no smaller. */
interface Step {
  columns: number;
  smallest: CardSize;
}

const stepsOf = (width: number, density: Density): readonly [Step, ...Step[]] => {
  const step = (smallest: CardSize): Step => ({ columns: columnsWithin(width, MIN_WIDTH[smallest]), smallest });
  if (density === 'dense') return [step('dense')];
  const large: Step = { columns: columnsWithin(width, WIDE), smallest: 'full' };
  return density === 'comfortable' ? [large, step('full')] : [large, step('full'), step('compact'), step('dense')];
};

/** The plan of a step: each lane's cards as large as fit into the columns it has. */
function planStep(
  orders: WorkOrders,
  { width, height }: Room,
  { columns, smallest }: Step,
  density: Density,
  shares: Record<WorkLane, number>,
): BoardPlan {
  const card = (width + GAP) / columns - GAP;
  const sizes = density === 'dense' ? [smallest] : CARD_SIZES.slice(0, CARD_SIZES.indexOf(smallest) + 1);
  const fitting = (lane: WorkLane) =>
    sizes.find((size) => laneHeight(orders[lane], { columns: shares[lane], size }, card) <= height);
  const planOf = (lane: WorkLane): LanePlan => ({ columns: shares[lane], size: fitting(lane) ?? smallest });
  return {
    lanes: { new: planOf('new'), preparing: planOf('preparing'), ready: planOf('ready') },
    columns,
    fits: WORK_LANES.every((lane) => fitting(lane) !== undefined),
  };
}

/**
 * How the board uses its room: the first step whose columns hold all cards, else the last one. Columns stay with their
 * lanes while all cards fit, so that few cards move (product.md, Kitchen board).
 * @param before the plan that is shown
 */
export function planBoard(orders: WorkOrders, room: Room, density: Density, before?: BoardPlan): BoardPlan {
  const steps = stepsOf(room.width, density);
  const plan = (step: Step) => {
    const card = (room.width + GAP) / step.columns - GAP;
    return planStep(
      orders,
      room,
      step,
      density,
      shareColumns(orders, step.columns - 1, step.smallest, card, room.height),
    );
  };
  let step = steps[0];
  let best = plan(step);
  for (const next of steps.slice(1)) {
    if (best.fits) break;
    step = next;
    best = plan(step);
  }
  if (before?.columns !== best.columns) return best;
  const shares = {
    new: before.lanes.new.columns,
    preparing: before.lanes.preparing.columns,
    ready: before.lanes.ready.columns,
  };
  const kept = planStep(orders, room, step, density, shares);
  return kept.fits ? kept : best;
}
