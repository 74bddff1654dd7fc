import {
  DEFAULT_PREPARATION_TIME,
  addDays,
  businessDay,
  longestPreparation,
  orderTotals,
  openingPeriodOf,
  type Language,
  type PreparationTime,
  type OpeningPeriod,
  type Totals,
  type WeekHours,
} from '@pickup/contract';
import { fillBasket, type GeneratedLine, type SeedProduct } from './basket.js';
import { LONGEST_HISTORY, finishedHistory, liveHistory, type StatusHistory } from './status-history.js';
import { createClientele, type ClienteleSize, type SeedCustomer } from './customers.js';
import { ordersPerDay, placeTimes, shareUntil, slotsOf } from './demand.js';
import { createRandom, type Random } from './random.js';
import { createWallClock } from './wall-clock.js';
import { noteFor } from './wishes.js';

export interface OrderStory {
  seed: number;
  /** In milliseconds; nothing of the story lies after it. */
  now: number;
  timeZone: string;
  openingHours: WeekHours;
  /** 15 to 20 minutes unless given. */
  preparation?: PreparationTime;
  dishes: readonly SeedProduct[];
  /** Current deals without a condition. */
  deals: readonly SeedProduct[];
  /** Business days told, today included. */
  days: number;
  /** Orders of all days together; never fewer than those the kitchen is busy with at `now`. */
  count: number;
  clientele: ClienteleSize;
}

export interface GeneratedOrder extends StatusHistory {
  /** In milliseconds. */
  placedAt: number;
  businessDay: string;
  businessHour: number;
  /** Counts from 1 within the business day. */
  counter: number;
  customer: SeedCustomer;
  notes: string | null;
  language: Language;
  /** When the kitchen saw it, in milliseconds: all of a told history has been seen. */
  seenAt: number;
  lines: GeneratedLine[];
  /** In cents. */
  totals: Totals;
  /** In milliseconds. */
  estimatedReadyAt: number;
}

/** How far back the board reaches while the kitchen is open, and how many orders stand in a full stretch of it. */
const LIVE_WINDOW = 90 * 60_000;
const LIVE_ORDERS = 12;

interface Placement {
  placedAt: number;
  live: boolean;
}

/** Ages grow with the square, so that most live orders are young ones that still need the kitchen. */
function livePlacements(shift: OpeningPeriod, now: number, random: Random): Placement[] {
  const window = Math.min(LIVE_WINDOW, now - shift.from);
  const count = Math.ceil((LIVE_ORDERS * window) / LIVE_WINDOW);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.4, 0.6)) / count;
    return { placedAt: Math.floor(now - window * share ** 2), live: true };
  });
}

/** An opening with the orders that are over by now. */
interface Opening {
  shift: OpeningPeriod;
  orders: number;
}

interface Plan {
  openings: Opening[];
  /** No finished order was placed at or after this instant. */
  finishedUntil: number;
  live: Placement[];
}

/** Spreads the orders over the days told; those of the running opening's last stretch are live. */
function plan({ now, timeZone, openingHours, days: told, count }: OrderStory, random: Random): Plan {
  const today = businessDay(now, timeZone);
  const days = Array.from({ length: told }, (_, index) => addDays(today, index + 1 - told));
  const shifts = days.map((day) => openingPeriodOf(day, openingHours, timeZone));
  const running = shifts.find((shift) => shift && shift.from <= now && now < shift.to);
  const liveFrom = running ? Math.max(running.from, now - LIVE_WINDOW) : now;
  const finishedUntil = Math.min(liveFrom, now - LONGEST_HISTORY);
  const live = running ? livePlacements(running, now, random) : [];

  const demand = days.map((day, index) => {
    const shift = shifts[index];
    return { day, share: shift ? shareUntil(shift, timeZone, finishedUntil) : 0 };
  });
  const orders = ordersPerDay(demand, Math.max(0, count - live.length), random);
  const openings = shifts.flatMap((shift, index) => (shift ? [{ shift, orders: orders[index] ?? 0 }] : []));
  return { openings, finishedUntil, live };
}

/** One opening after another; where two overlap, the later one's orders come between. */
function* finishedPlacements(
  { openings, finishedUntil }: Plan,
  timeZone: string,
  random: Random,
): Generator<Placement> {
  let waiting: number[] = [];
  for (const [index, { shift, orders }] of openings.entries()) {
    const times = placeTimes(slotsOf(shift, timeZone, finishedUntil), orders, random);
    const all = waiting.length === 0 ? times : [...waiting, ...times].sort((one, other) => one - other);
    const nextFrom = openings[index + 1]?.shift.from ?? Infinity;
    for (const placedAt of all) if (placedAt < nextFrom) yield { placedAt, live: false };
    waiting = all.filter((placedAt) => placedAt >= nextFrom);
  }
}

function* placements(story: OrderStory, random: Random): Generator<Placement> {
  const planned = plan(story, random);
  yield* finishedPlacements(planned, story.timeZone, random);
  yield* planned.live.sort((one, other) => one.placedAt - other.placedAt);
}

/**
 * The orders of a believable restaurant up to `now`, oldest first: a lunch and a dinner peak, busier weekends, regulars,
 * a few cancellations, and orders in every stage while the kitchen is open. Pure: the same story gives the same orders.
 * They are told one by one, so that a history of any length fits into memory.
 */
export function* generateOrders(story: OrderStory): Generator<GeneratedOrder> {
  const { now, timeZone, dishes, deals } = story;
  const random = createRandom(story.seed);
  const clientele = createClientele(random, story.clientele);
  const readClock = createWallClock(timeZone);
  // Nobody orders while the kitchen is closed.
  const wait = longestPreparation(story.preparation ?? DEFAULT_PREPARATION_TIME);
  let today = { day: '', orders: 0 };

  for (const { placedAt, live } of placements(story, random)) {
    const { day, hour } = readClock(placedAt);
    today = { day, orders: day === today.day ? today.orders + 1 : 1 };
    const lines = fillBasket(dishes, deals, random);
    yield {
      placedAt,
      businessDay: day,
      businessHour: hour,
      counter: today.orders,
      customer: clientele.next(),
      notes: noteFor(random),
      language: 'nl',
      seenAt: placedAt,
      lines,
      totals: orderTotals(lines),
      estimatedReadyAt: placedAt + wait,
      ...(live ? liveHistory(placedAt, now, random) : finishedHistory(placedAt, random)),
    };
  }
}
