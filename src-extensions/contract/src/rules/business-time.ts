import { WEEKDAYS, type Weekday } from '../entities/enumerations.js';

/** An instant as milliseconds since 1970 in UTC, or a Date. */
export type InstantLike = Date | number;

/** The restaurant's wall clock at an instant. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** 0 to 23 */
  hour: number;
  minute: number;
  second: number;
  weekday: Weekday;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The weekday of a calendar day. */
export function weekdayOf(day: string): Weekday {
  const mondayFirst = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKDAYS[mondayFirst] ?? 'monday';
}

/** How far the zone's wall clock is ahead of UTC at an instant, in milliseconds, by its formatter. */
function computeOffset(at: number, timeZone: string): number {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const day = `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
  const wall = Date.parse(`${day}T${read('hour')}:${read('minute')}:${read('second')}Z`);
  return wall - Math.floor(at / 1000) * 1000;
}

/** A time in which a zone's wall clock is equally far ahead of UTC; milliseconds. */
export interface SteadyOffset {
  timeZone: string;
  from: number;
  until: number;
  offset: number;
}

/** Whoever opens a page sees times of this and the next days. */
const STEADY = 8 * DAY;

/** The offset of a zone some days before and after an instant; null when its clocks change between them. */
export function steadyOffset(at: number, timeZone: string): SteadyOffset | null {
  const [from, until] = [at - STEADY, at + STEADY];
  const offset = offsetAt(at, timeZone);
  const isSteady = offsetAt(from, timeZone) === offset && offsetAt(until, timeZone) === offset;
  return isSteady ? { timeZone, from, until, offset } : null;
}

let steady: SteadyOffset | null = null;

/** Takes an offset from a server, so that a page's first times need no formatter: making one costs a phone a tenth of a second. */
export const knowOffset = (known: SteadyOffset): void => void (steady = known);

/** A cache: every order asks for the clock many times, and formatting is expensive. */
const offsets = new Map<string, number>();
const MAX_OFFSETS = 1000;

/** As {@link computeOffset}; clocks change on the quarter of an hour everywhere. */
function offsetAt(at: number, timeZone: string): number {
  if (steady?.timeZone === timeZone && at >= steady.from && at < steady.until) return steady.offset;
  const key = `${Math.floor(at / QUARTER)} ${timeZone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = computeOffset(at, timeZone);
  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * The wall clock of a time zone at an instant (product.md, Business days).
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function localTime(at: InstantLike, timeZone: string): LocalTime {
  const instant = Number(at);
  const wall = new Date(instant + offsetAt(instant, timeZone));
  const day = wall.toISOString().slice(0, 10);
  const mondayFirst = (wall.getUTCDay() + 6) % 7;
  return {
    day,
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    weekday: WEEKDAYS[mondayFirst] ?? 'monday',
  };
}

/** `18:30` */
export const clockText = ({ hour, minute }: Pick<LocalTime, 'hour' | 'minute'>): string =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');

/** The hour and the minute of `18:30`. */
export function readClock(clock: string): Pick<LocalTime, 'hour' | 'minute'> {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { hour, minute };
}

/** The restaurant's calendar day at an instant, `YYYY-MM-DD`; the business day may still be the one before (product.md, Business days). */
export const localDay = (at: InstantLike, timeZone: string): string => localTime(at, timeZone).day;

/** The business hour of an instant: the restaurant's wall-clock hour, 0 to 23 (product.md, Business days). */
export const businessHour = (at: InstantLike, timeZone: string): number => localTime(at, timeZone).hour;

/** A cache: timing an order goes through the same few days many times. */
const laterDays = new Map<string, string>();
const MAX_LATER_DAYS = 1000;

/** A calendar day some days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const key = `${day} ${days}`;
  const known = laterDays.get(key);
  if (known !== undefined) return known;
  const found = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
  if (laterDays.size >= MAX_LATER_DAYS) laterDays.clear();
  laterDays.set(key, found);
  return found;
}

/** Whole calendar days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

function computeInstant(day: string, clock: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${clock}:00Z`);
  const before = offsetAt(wall - DAY, timeZone);
  const after = offsetAt(wall + DAY, timeZone);
  const first = wall - before;
  if (offsetAt(first, timeZone) === before) return first;
  const second = wall - after;
  return offsetAt(second, timeZone) === after ? second : first;
}

/** A cache: every order needs the same few opening times, and computing one is expensive. */
const instants = new Map<string, number>();
const MAX_INSTANTS = 1000;

/**
 * The instant at which the restaurant's clock shows `clock` (`HH:MM`) on `day`, in milliseconds (product.md, Business days).
 * A clock time that the change to summer time skips counts as the same distance after the jump; one that the change to
 * winter time repeats is its first occurrence.
 */
export function instantOf(day: string, clock: string, timeZone: string): number {
  const key = `${day} ${clock} ${timeZone}`;
  const known = instants.get(key);
  if (known !== undefined) return known;
  const instant = computeInstant(day, clock, timeZone);
  if (instants.size >= MAX_INSTANTS) instants.clear();
  instants.set(key, instant);
  return instant;
}

/** The first instant of a calendar day, in milliseconds; days at the clock changes have 23 or 25 hours. */
export const startOfDay = (day: string, timeZone: string): number => instantOf(day, '00:00', timeZone);

/** When the calendar day of an instant ends, in milliseconds. */
export const dayEnd = (at: InstantLike, timeZone: string): number =>
  startOfDay(addDays(localDay(at, timeZone), 1), timeZone);
