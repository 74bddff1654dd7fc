import { ORDER_STATUSES, addDays, localDay, startOfDay, type LineItemType, type OrderStatus } from '@pickup/contract';
import fc from 'fast-check';

/** The demo restaurant's time zone. */
export const ZONE = 'Europe/Amsterdam';

export interface GeneratedLine {
  name: string;
  type: LineItemType;
  quantity: number;
  unitCents: number;
  /** What its choices cost of it; none in a line of before there were any. */
  choiceCents?: number | null;
}

export interface GeneratedOrder {
  /** Milliseconds since 1970. */
  placedAt: number;
  /** As typed, in any case. */
  email: string;
  status: OrderStatus;
  lines: GeneratedLine[];
}

const lengthOf = (day: string) => startOfDay(addDays(day, 1), ZONE) - startOfDay(day, ZONE);

const lastYear = (today: string) => Array.from({ length: 366 }, (_, index) => addDays(today, -index));

/** Days of the last 366 whose night has a clock change. */
const clockChanges = (today: string) => lastYear(today).filter((day) => lengthOf(day) !== 24 * 60 * 60 * 1000);

/** Days at which a figure could take the wrong one: both ends of every period, clock changes and a year's end. */
export function edgeDays(today: string): string[] {
  const newYears = lastYear(today).filter((day) => day.endsWith('-01-01'));
  const changes = [...clockChanges(today), ...newYears].flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]);
  return [...[1, 0, -1, -6, -7, -29, -30, -365, -366].map((offset) => addDays(today, offset)), ...changes];
}

/** A moment of a day, its first and last second and the hours of the clock change more often than others. */
const momentOf = (day: string) => {
  const [start, length] = [startOfDay(day, ZONE), lengthOf(day)];
  return fc
    .oneof(
      fc.constantFrom(0, length - 1),
      fc.integer({ min: 60 * 60 * 1000, max: 4 * 60 * 60 * 1000 }),
      fc.integer({ min: 0, max: length - 1 }),
    )
    .map((after) => start + after);
};

/** Few names, so that they meet; in an order that neither a language nor UTF-16 sorts as code points do. */
const NAMES = ['Soup', 'soup', 'Éclair', 'a b', 'a-b', 'Zebra cake', '\u{1f600} cake', '\uff5e cake'];
const EMAILS = ['anna@example.com', 'Anna@Example.com', 'bob@example.com', 'BOB@example.com', 'cleo@example.com'];

const line: fc.Arbitrary<GeneratedLine> = fc.record({
  name: fc.constantFrom(...NAMES),
  type: fc.constantFrom<LineItemType>('menu', 'deal'),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitCents: fc.constantFrom(0, 333, 500, 1000, 99_999),
  choiceCents: fc.constantFrom(null, 0, 333),
});

/** Orders on the edge days of a year that ends today, and on any other day of it. */
export function ordersAround(today: string): fc.Arbitrary<GeneratedOrder[]> {
  const day = fc.oneof(
    fc.constantFrom(...edgeDays(today)),
    fc.integer({ min: -400, max: 2 }).map((offset) => addDays(today, offset)),
  );
  const order = fc.record({
    placedAt: day.chain(momentOf),
    email: fc.oneof(
      fc.constantFrom(...EMAILS),
      fc.integer({ min: 1, max: 40 }).map((n) => `guest${n}@example.com`),
    ),
    status: fc.constantFrom(...ORDER_STATUSES),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  });
  return fc.array(order, { maxLength: 60, size: 'max' });
}

/** The restaurant's day of this moment. */
export const todayThere = (zone = ZONE) => localDay(new Date(), zone);
