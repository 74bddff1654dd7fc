import { addDays, businessDay, businessHour, instantOf, localDay, orderTotals } from '@pickup/contract';
import { createCustomerPool } from './customers.js';
import { demoCalendar, type GeneratedOrder, type OrderHistoryOptions } from './generate-orders.js';
import { generateLines } from './order-lines.js';
import { createRandom, type Random } from './random.js';

/** The pickup times of an evening for which the demo has no room left. */
const FULL_TIMES = ['18:30', '18:45', '19:00', '19:15'] as const;

/** How far ahead the first of them is at least: the orders were placed in time. */
const AHEAD = 2 * 60 * 60_000;

/** How often lines are generated anew that do not fit. */
const ATTEMPTS = 500;

export interface BusyEveningOptions extends Pick<
  OrderHistoryOptions,
  'seed' | 'now' | 'timeZone' | 'openingHours' | 'dishes'
> {
  /** Units of kitchen work that a slot takes. */
  unitsPerSlot: number;
  /** The counter of today's last order. */
  lastCounter: number;
}

const unitsOf = (lines: GeneratedOrder['lines']) =>
  lines.reduce((sum, { kitchenUnits, quantity }) => sum + kitchenUnits * quantity, 0);

/** Lines that take some of the units that are left; null where nothing was found that fits. */
function linesWithin(left: number, dishes: BusyEveningOptions['dishes'], random: Random) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const lines = generateLines(dishes, [], random, random);
    const units = unitsOf(lines);
    if (units > 0 && units <= left) return { lines, units };
  }
  return null;
}

/** The first of the coming evening's full times. */
function firstEvening({ now, timeZone }: BusyEveningOptions): string {
  const today = localDay(now, timeZone);
  return instantOf(today, FULL_TIMES[0], timeZone) >= now + AHEAD ? today : addDays(today, 1);
}

/** Orders for the coming evening that fill some of its pickup times, placed a moment ago: they wait under Later on the board. */
export function* busyEvening(options: BusyEveningOptions): Generator<GeneratedOrder> {
  const { now, timeZone, dishes, unitsPerSlot } = options;
  const random = createRandom(options.seed + 2);
  const customers = createCustomerPool(random, { people: 40, newcomers: 0 });
  const evening = firstEvening(options);
  const today = businessDay(now, demoCalendar(options));
  let counter = options.lastCounter;
  for (const clock of FULL_TIMES) {
    const pickupAt = instantOf(evening, clock, timeZone);
    for (let left = unitsPerSlot; left > 0;) {
      const found = linesWithin(left, dishes, random);
      if (!found) break;
      left -= found.units;
      counter += 1;
      yield {
        placedAt: now,
        businessDay: today,
        businessHour: businessHour(now, timeZone),
        counter,
        customer: customers.next(),
        notes: null,
        language: 'nl',
        openedAt: null,
        lines: found.lines,
        totals: orderTotals(found.lines),
        pickupAt,
        estimatedReadyAt: pickupAt,
        status: 'PENDING',
        transitions: [],
      };
    }
  }
}
