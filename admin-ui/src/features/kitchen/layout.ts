import { byDueTime, type AdminOrder } from '@pickup/contract';
import { GAP, MIN_WIDTH, roomOfCard, stepsOf, WORK_LANES, type Room, type Step, type WorkLane } from './board-steps.js';
import { CARD_SIZES, cardHeight, type CardSize } from './card-height.js';
import { countdownOf, heatOf } from './countdown.js';
import type { Density } from './density.js';
import { packColumns } from './lanes/packing.js';

export interface LanePlan {
  /** Cards beside each other; 0 of a rail. */
  columns: number;
  size: CardSize;
}

/** About how high the cards of a lane are together, in px. @param room of one card in width */
const laneHeight = (orders: readonly AdminOrder[], { columns, size }: LanePlan, room: Room): number =>
  packColumns(
    orders.map((order) => cardHeight(order, size, room)),
    columns,
    GAP,
  ).height;

/**
 * The size of each card of a lane. In a lane of small cards those that are due first say all there is to cook, as long as
 * every card stays in sight: no room is left empty below words that are cut off. Where not all are, the first of each column
 * do, and those to be cooked that are soon or late, as long as they are in sight themselves: what is pushed below is due later.
 * @param room of one card in width, and of the lane in height, in px
 * @param now in milliseconds
 */
export function cardSizes(
  orders: readonly AdminOrder[],
  { columns, size }: LanePlan,
  room: Room,
  density: Density,
  now: number,
): readonly CardSize[] {
  if (size !== 'dense' || density === 'dense') return orders.map(() => size);
  const isOver = (heights: readonly number[]) => packColumns(heights, columns, GAP).height > room.height;
  let heights = orders.map((order) => cardHeight(order, size, room));
  const hidesSome = isOver(heights);
  const staysInSight = (grown: readonly number[], index: number) =>
    (packColumns(grown, columns, GAP).places[index]?.top ?? 0) + (grown[index] ?? 0) <= room.height;
  return orders.map((order, index) => {
    const grown = heights.map((before, at) => (at === index ? cardHeight(order, 'compact', room) : before));
    const isUrgent = order.status !== 'READY' && heatOf(countdownOf(order, now)) !== 'calm';
    const saysAll = hidesSome ? index < columns || (isUrgent && staysInSight(grown, index)) : !isOver(grown);
    if (!saysAll) return size;
    heights = grown;
    return 'compact';
  });
}

type WorkOrders = Readonly<Record<WorkLane, readonly AdminOrder[]>>;

/** The most urgent order of a lane that is out of sight; undefined where all are in sight. */
function firstHidden(orders: readonly AdminOrder[], { columns, size }: LanePlan, room: Room): AdminOrder | undefined {
  const heights = orders.map((order) => cardHeight(order, size, room));
  const { places } = packColumns(heights, columns, GAP);
  return orders.find((_, index) => (places[index]?.top ?? 0) + (heights[index] ?? 0) > room.height);
}

/**
 * Shares columns out: each lane but the rails has one, and each further one goes to the lane that hides the most urgent
 * order (what is ready can wait), else to the highest lane; what is ready has little to be read, and counts half.
 */
function shareColumns(orders: WorkOrders, { columns: all, smallest: size, rails }: Step, card: Room) {
  const first = (lane: WorkLane) => (rails.includes(lane) ? 0 : 1);
  const columns: Record<WorkLane, number> = { new: first('new'), preparing: first('preparing'), ready: first('ready') };
  const lanes = WORK_LANES.filter((lane) => !rails.includes(lane));
  const planOf = (lane: WorkLane): LanePlan => ({ columns: columns[lane], size });
  // With all that is to be read: folded, an order of many dishes is no higher than one of two.
  const unfoldedPlan = (lane: WorkLane): LanePlan => ({
    columns: columns[lane],
    size: size === 'dense' ? 'compact' : size,
  });
  // One stands beside the lanes.
  for (let left = all - 1 - lanes.length; left > 0; left -= 1) {
    const hidden = lanes
      .flatMap((lane) => {
        const order = firstHidden(orders[lane], planOf(lane), card);
        return order ? [{ lane, order }] : [];
      })
      .sort(
        (one, other) =>
          Number(one.lane === 'ready') - Number(other.lane === 'ready') || byDueTime(one.order, other.order),
      );
    const need = (lane: WorkLane) => laneHeight(orders[lane], unfoldedPlan(lane), card) / (lane === 'ready' ? 2 : 1);
    // A lane with as many columns as cards has no use for another.
    const growing = lanes.filter((lane) => columns[lane] < orders[lane].length);
    const highest = (growing.length > 0 ? growing : lanes).reduce((one, other) =>
      need(other) > need(one) ? other : one,
    );
    columns[hidden[0]?.lane ?? highest] += 1;
  }
  return columns;
}

export interface BoardPlan {
  lanes: Readonly<Record<WorkLane, LanePlan>>;
  /** All columns, with the one that stands beside the lanes, and without the rails. */
  columns: number;
  /** Whether every card is in sight. */
  fits: boolean;
}

/** The lanes that are rails on a board. */
export const railsOf = ({ lanes }: BoardPlan): readonly WorkLane[] =>
  WORK_LANES.filter((lane) => lanes[lane].columns === 0);

/** The lanes that may be rails: the empty ones, unless all are. */
function emptyLanes(orders: WorkOrders): readonly WorkLane[] {
  const empty = WORK_LANES.filter((lane) => orders[lane].length === 0);
  return empty.length < WORK_LANES.length ? empty : [];
}

/** The plan of a step: each lane's cards as large as fit into the columns it has. */
function planStep(
  orders: WorkOrders,
  room: Room,
  { columns, smallest, rails }: Step,
  density: Density,
  shares: Record<WorkLane, number>,
): BoardPlan {
  const card = roomOfCard(room, columns, rails.length);
  const sizes =
    density === 'dense'
      ? [smallest]
      : CARD_SIZES.slice(0, CARD_SIZES.indexOf(smallest) + 1).filter(
          (size) => size !== 'large' || card.width >= MIN_WIDTH.large,
        );
  const fitting = (lane: WorkLane) =>
    sizes.find((size) => laneHeight(orders[lane], { columns: shares[lane], size }, card) <= room.height);
  const planOf = (lane: WorkLane): LanePlan => ({ columns: shares[lane], size: fitting(lane) ?? smallest });
  return {
    lanes: { new: planOf('new'), preparing: planOf('preparing'), ready: planOf('ready') },
    columns,
    fits: WORK_LANES.every((lane) => fitting(lane) !== undefined),
  };
}

/** The plan of the first step whose columns hold all cards, else of the last one. */
function bestPlan(orders: WorkOrders, room: Room, density: Density): BoardPlan {
  const planOf = (step: Step) => {
    const card = roomOfCard(room, step.columns, step.rails.length);
    return planStep(orders, room, step, density, shareColumns(orders, step, card));
  };
  const [first, ...others] = stepsOf(room, density, emptyLanes(orders));
  let plan = planOf(first);
  for (const step of others) {
    if (plan.fits) break;
    plan = planOf(step);
  }
  return plan;
}

/** A plan that is shown, with the sizes its cards have by now; null where the board has no such columns any more. */
function keptPlan(orders: WorkOrders, room: Room, density: Density, shown: BoardPlan): BoardPlan | null {
  const { lanes } = shown;
  const rails = railsOf(shown);
  const isFilled = rails.some((lane) => orders[lane].length > 0);
  const step = stepsOf(room, density, rails).findLast(
    (known) => known.columns === shown.columns && known.rails.length === rails.length,
  );
  if (!step || isFilled) return null;
  const shares = { new: lanes.new.columns, preparing: lanes.preparing.columns, ready: lanes.ready.columns };
  return planStep(orders, room, step, density, shares);
}

/** Whether a card may keep this size for the sake of its place: one smaller than it could have, but not the one that folds its words. */
const isAboutAsLarge = (kept: CardSize, best: CardSize): boolean =>
  CARD_SIZES.indexOf(kept) <= CARD_SIZES.indexOf(best) + (kept === 'dense' ? 0 : 1);

/** Columns and rails. */
const partsOf = (plan: BoardPlan): number => plan.columns + railsOf(plan).length;

/** So much of its height a board with fewer columns may fill before it takes the place of the one that is shown. */
const SPARE = 0.8;

/**
 * How the board uses its room. So that few cards move, columns stay with their lanes while all cards fit, and there are not
 * fewer of them before that leaves room to spare (product.md, Kitchen board).
 * @param before the plan that is shown
 */
export function planBoard(orders: WorkOrders, room: Room, density: Density, before?: BoardPlan): BoardPlan {
  const best = bestPlan(orders, room, density);
  if (!before || partsOf(before) < partsOf(best)) return best;
  if (partsOf(before) > partsOf(best)) {
    const spared = bestPlan(orders, { ...room, height: SPARE * room.height }, density);
    if (partsOf(spared) < partsOf(before)) return best;
  }
  const kept = keptPlan(orders, room, density, before);
  return kept?.fits && WORK_LANES.every((lane) => isAboutAsLarge(kept.lanes[lane].size, best.lanes[lane].size))
    ? kept
    : best;
}
