import {
  DEFAULT_PREPARATION_TIME,
  addDays,
  businessDay,
  businessHour,
  estimatePickup,
  orderTotals,
  shiftOf,
  type PreparationTime,
  type Shift,
  type Totals,
  type WeekHours,
} from '@pickup/contract';
import { fillBasket, type GeneratedLine, type SeedProduct } from './basket.js';
import { LONGEST_COURSE, finishedCourse, liveCourse, type Course } from './course.js';
import { createClientele, type SeedCustomer } from './customers.js';
import { ordersPerDay, placeTimes } from './demand.js';
import { createRandom, type Random } from './random.js';
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
  /** Orders of all days together, roughly: today is told only up to `now`. */
  count: number;
}

export interface GeneratedOrder extends Course {
  /** In milliseconds. */
  placedAt: number;
  businessDay: string;
  businessHour: number;
  /** Counts from 1 within the business day (ruling 7). */
  counter: number;
  customer: SeedCustomer;
  notes: string | null;
  lines: GeneratedLine[];
  /** In cents. */
  totals: Totals;
  /** In milliseconds (ruling 14). */
  estimatedReadyAt: number | null;
}

/** How far back the board reaches while the kitchen is open, and how many orders stand in a full stretch of it. */
const LIVE_WINDOW = 90 * 60_000;
const LIVE_ORDERS = 12;

interface Placement {
  placedAt: number;
  live: boolean;
}

/** Ages grow with the square, so that most live orders are young ones that still need the kitchen. */
function livePlacements(shift: Shift, now: number, random: Random): Placement[] {
  const window = Math.min(LIVE_WINDOW, now - shift.from);
  const count = Math.ceil((LIVE_ORDERS * window) / LIVE_WINDOW);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + random.between(0.4, 0.6)) / count;
    return { placedAt: Math.floor(now - window * share ** 2), live: true };
  });
}

function placements(story: OrderStory, random: Random): Placement[] {
  const { now, timeZone, openingHours, count } = story;
  const today = businessDay(now, timeZone);
  const days = Array.from({ length: story.days }, (_, index) => addDays(today, index + 1 - story.days));
  const shifts = days.map((day) => shiftOf(day, openingHours, timeZone));
  const running = shifts.find((shift) => shift && shift.from <= now && now < shift.to);
  const liveFrom = running ? Math.max(running.from, now - LIVE_WINDOW) : now;
  const finishedUntil = Math.min(liveFrom, now - LONGEST_COURSE);

  const wanted = ordersPerDay(days, count, random);
  const finished = shifts.flatMap((shift, index) =>
    shift ? placeTimes(shift, timeZone, wanted[index] ?? 0, random) : [],
  );
  return [
    ...finished.filter((placedAt) => placedAt < finishedUntil).map((placedAt) => ({ placedAt, live: false })),
    ...(running ? livePlacements(running, now, random) : []),
  ].sort((one, other) => one.placedAt - other.placedAt);
}

/**
 * The orders of a believable restaurant up to `now`, oldest first: a lunch and a dinner peak, busier weekends, regulars,
 * a few cancellations, and orders in every stage while the kitchen is open. Pure: the same story gives the same orders.
 */
export function generateOrders(story: OrderStory): GeneratedOrder[] {
  const { now, timeZone, openingHours, dishes, deals } = story;
  const random = createRandom(story.seed);
  const clientele = createClientele(random, story.count);
  const kitchen = { ...(story.preparation ?? DEFAULT_PREPARATION_TIME), openingHours, timeZone };
  const counters = new Map<string, number>();

  return placements(story, random).map(({ placedAt, live }) => {
    const day = businessDay(placedAt, timeZone);
    const counter = (counters.get(day) ?? 0) + 1;
    counters.set(day, counter);
    const lines = fillBasket(dishes, deals, random);
    return {
      placedAt,
      businessDay: day,
      businessHour: businessHour(placedAt, timeZone),
      counter,
      customer: clientele.next(),
      notes: noteFor(random),
      lines,
      totals: orderTotals(lines),
      estimatedReadyAt: estimatePickup(kitchen, placedAt).readyAt,
      ...(live ? liveCourse(placedAt, now, random) : finishedCourse(placedAt, random)),
    };
  });
}
