import { addDays, clockText, instantOf, localTime, startOfDay } from './business-time.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const minuteOfDay = (at: number, timeZone: string): number => {
  const { hour, minute } = localTime(at, timeZone);
  return hour * 60 + minute;
};

function computeStarts(day: string, slotMinutes: number, timeZone: string): number[] {
  const start = startOfDay(day, timeZone);
  const end = startOfDay(addDays(day, 1), timeZone);
  const slots = Array.from({ length: Math.ceil((24 * 60) / slotMinutes) }, (_, index) => index * slotMinutes);
  if (end - start === DAY) return slots.map((minutes) => start + minutes * MINUTE);
  const change = DAY - (end - start);
  const shown = slots.flatMap((minutes) => {
    const first = instantOf(day, clockText({ hour: Math.floor(minutes / 60), minute: minutes % 60 }), timeZone);
    return [first, first - change].filter((at) => at >= start && at < end && minuteOfDay(at, timeZone) === minutes);
  });
  return shown.sort((one, other) => one - other);
}

/** A cache: every order asks for the same few days. */
const starts = new Map<string, readonly number[]>();
const MAX_STARTS = 100;

/**
 * When the slots of a calendar day begin, in milliseconds: whenever the restaurant's clock shows a multiple of
 * `slotMinutes` since midnight. So pickup times look the same on every day; a time that the clock skips is none, and one
 * that it repeats is two.
 */
export function slotStarts(day: string, slotMinutes: number, timeZone: string): readonly number[] {
  const key = `${day} ${slotMinutes} ${timeZone}`;
  const known = starts.get(key);
  if (known) return known;
  const found = computeStarts(day, slotMinutes, timeZone);
  if (starts.size >= MAX_STARTS) starts.clear();
  starts.set(key, found);
  return found;
}

/** A slot and the units of kitchen work that it can still take. */
export interface Slot {
  /** In milliseconds. */
  start: number;
  /** `Infinity` where the kitchen has no limit. */
  free: number;
}

/** How kitchen work is counted. */
export interface KitchenCapacity {
  slotMinutes: number;
  /** The most units that a slot takes; null without a limit. */
  unitsPerSlot: number | null;
  /** Units that are taken already, by when their slot begins; those of another grid count in the slot in which they begin. */
  bookedUnits: ReadonlyMap<number, number>;
}

/** The slot in which an instant lies, by its place in the list; -1 before the first. */
export function slotAt(slots: readonly Slot[], at: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((slots[middle]?.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The slots of the days from one to another, both included, and what they can still take. */
export function openSlots(firstDay: string, lastDay: string, capacity: KitchenCapacity, timeZone: string): Slot[] {
  const { slotMinutes, unitsPerSlot, bookedUnits } = capacity;
  const slots: Slot[] = [];
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    slots.push(...slotStarts(day, slotMinutes, timeZone).map((start) => ({ start, free: unitsPerSlot ?? Infinity })));
  }
  const end = startOfDay(addDays(lastDay, 1), timeZone);
  for (const [at, units] of bookedUnits) {
    const slot = at < end ? slots[slotAt(slots, at)] : undefined;
    if (slot) slot.free -= units;
  }
  // A capacity that was lowered below what is booked leaves nothing, and takes nothing from other slots.
  return slots.map(({ start, free }) => ({ start, free: Math.max(0, free) }));
}
