import {
  DEFAULT_PREPARATION_TIME,
  addDays,
  businessDay,
  calendarOf,
  longestPreparation,
  orderTotals,
  openingPeriodsOf,
  type OpeningCalendar,
  type OpeningPeriod,
  type PreparationTime,
  type Totals,
  type WeekHours,
} from '@pickup/contract';
import type { OrderToImport } from '@pickup/ordering';
import { generateLines, noteFor, type SeedProduct } from './order-lines.js';
import { LONGEST_HISTORY, finishedHistory, liveHistory } from './status-history.js';
import { createCustomerPool, type CustomerPoolSize } from './customers.js';
import { createWallClock, ordersPerDay, placeTimes, shareUntil, slotsOf } from './demand.js';
import { createRandom, type Random } from './random.js';

export interface OrderHistoryOptions {
  seed: number;
  /** In milliseconds; nothing in the history lies after it. */
  now: number;
  timeZone: string;
  openingHours: WeekHours;
  /** 15 to 20 minutes unless given. */
  preparation?: PreparationTime;
  dishes: readonly SeedProduct[];
  /** Current deals without a condition. */
  deals: readonly SeedProduct[];
  /** Business days of the history, today included. */
  days: number;
  /** Orders of all days together; never fewer than those the kitchen works on at `now`. */
  count: number;
  customers: CustomerPoolSize;
}

/** An order of the demo; its time is known. */
export interface GeneratedOrder extends OrderToImport {
  openedAt: number | null;
  estimatedReadyAt: number;
  /** In cents. */
  totals: Totals;
}

/** The age in milliseconds up to which orders are live while the kitchen is open, and how many are at most. */
const LIVE_WINDOW = 90 * 60_000;
const LIVE_ORDERS = 12;

interface Placement {
  placedAt: number;
  live: boolean;
}

/** Ages grow with the square, so that most live orders are recent ones that the kitchen still works on. */
function livePlacements(period: OpeningPeriod, now: number, random: Random): Placement[] {
  const window = Math.min(LIVE_WINDOW, now - period.from);
  const count = Math.ceil((LIVE_ORDERS * window) / LIVE_WINDOW);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.4, 0.6)) / count;
    return { placedAt: Math.floor(now - window * share ** 2), live: true };
  });
}

/** The opening periods of a day, at least one, and how many of its orders are finished by now. */
interface OpenDay {
  periods: readonly OpeningPeriod[];
  orders: number;
}

interface Plan {
  openDays: OpenDay[];
  /** No finished order was placed at or after this instant. */
  finishedUntil: number;
  live: Placement[];
}

/** When the restaurant of a demo opens, which has no special days in the past. */
export const demoCalendar = ({
  openingHours,
  timeZone,
}: Pick<OrderHistoryOptions, 'openingHours' | 'timeZone'>): OpeningCalendar =>
  calendarOf({ openingHours, timeZone, specialDays: [] });

/** Distributes the orders over the days; those just placed in the current opening period are live. */
function plan(options: OrderHistoryOptions, random: Random): Plan {
  const { now, timeZone, days: dayCount, count } = options;
  const calendar = demoCalendar(options);
  const today = businessDay(now, calendar);
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index + 1 - dayCount));
  const periodsOfDays = days.map((day) => openingPeriodsOf(day, calendar));
  const running = periodsOfDays.flat().find((period) => period.from <= now && now < period.to);
  const liveFrom = running ? Math.max(running.from, now - LIVE_WINDOW) : now;
  const finishedUntil = Math.min(liveFrom, now - LONGEST_HISTORY);
  const live = running ? livePlacements(running, now, random) : [];

  const demand = days.map((day, index) => ({
    day,
    share: shareUntil(periodsOfDays[index] ?? [], timeZone, finishedUntil),
  }));
  const orders = ordersPerDay(demand, Math.max(0, count - live.length), random);
  const openDays = periodsOfDays.flatMap((periods, index) =>
    periods.length > 0 ? [{ periods, orders: orders[index] ?? 0 }] : [],
  );
  return { openDays, finishedUntil, live };
}

/** The finished orders, day by day, oldest first also where the periods of two days overlap. */
function* finishedPlacements(
  { openDays, finishedUntil }: Plan,
  timeZone: string,
  random: Random,
): Generator<Placement> {
  let waiting: number[] = [];
  for (const [index, { periods, orders }] of openDays.entries()) {
    const slots = periods.flatMap((period) => slotsOf(period, timeZone, finishedUntil));
    const times = placeTimes(slots, orders, random);
    const all = waiting.length === 0 ? times : [...waiting, ...times].sort((one, other) => one - other);
    const nextFrom = openDays[index + 1]?.periods[0]?.from ?? Infinity;
    for (const placedAt of all) if (placedAt < nextFrom) yield { placedAt, live: false };
    waiting = all.filter((placedAt) => placedAt >= nextFrom);
  }
}

function* placements(options: OrderHistoryOptions, random: Random): Generator<Placement> {
  const planned = plan(options, random);
  yield* finishedPlacements(planned, options.timeZone, random);
  yield* planned.live.sort((one, other) => one.placedAt - other.placedAt);
}

/**
 * The orders of a plausible restaurant up to `now`, oldest first: a lunch and a dinner peak, busier weekends, regulars,
 * a few cancellations, and orders in every status while the kitchen is open. The same options give the same orders. They
 * are generated one by one, so that a history of any length fits into memory.
 */
export function* generateOrders(options: OrderHistoryOptions): Generator<GeneratedOrder> {
  const { now, timeZone, dishes, deals } = options;
  const random = createRandom(options.seed);
  const choiceRandom = createRandom(options.seed + 1);
  const customers = createCustomerPool(random, options.customers);
  const calendar = demoCalendar(options);
  const hourAt = createWallClock(timeZone);
  // All orders are placed while the kitchen is open, so each is ready after the preparation time.
  const wait = longestPreparation(options.preparation ?? DEFAULT_PREPARATION_TIME);
  let today = { day: '', orders: 0 };

  for (const { placedAt, live } of placements(options, random)) {
    const day = businessDay(placedAt, calendar);
    today = { day, orders: day === today.day ? today.orders + 1 : 1 };
    const lines = generateLines(dishes, deals, random, choiceRandom);
    yield {
      placedAt,
      businessDay: day,
      businessHour: hourAt(placedAt),
      counter: today.orders,
      customer: customers.next(),
      notes: noteFor(random),
      language: 'nl',
      openedAt: placedAt,
      lines,
      totals: orderTotals(lines),
      estimatedReadyAt: placedAt + wait,
      ...(live ? liveHistory(placedAt, now, random) : finishedHistory(placedAt, random)),
    };
  }
}
