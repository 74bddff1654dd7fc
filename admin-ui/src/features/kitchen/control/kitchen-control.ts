import {
  addDays,
  localDay,
  slotStarts,
  type ChangeKitchenControl,
  type KitchenControl,
  type KitchenStatus,
} from '@pickup/contract';

const MINUTE = 60_000;

/** How long a pause can last, in minutes, besides until the next opening. */
export const PAUSE_MINUTES = [15, 30, 60] as const;

/** What a busy kitchen can add to its preparation time, in minutes. */
export const EXTRA_MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

/** For how long, in minutes, besides until closing. */
export const BUSY_MINUTES = [30, 60, 120] as const;

/** How far ahead the board shows what is booked, in milliseconds. */
const AHEAD_MS = 120 * MINUTE;

/** A full minute that lies so many minutes ahead, as it stands on the wire. @param now in milliseconds */
export const minutesAhead = (minutes: number, now: number): string =>
  new Date(Math.ceil(now / MINUTE + minutes) * MINUTE).toISOString();

const hasPassed = (instant: string | null, now: number) => instant !== null && Date.parse(instant) <= now;

const WORKING: KitchenStatus = { open: true, reason: null, opensAt: null, closesAt: null, takesOrders: true };

/** When the answer about the kitchen no longer holds without a change by anybody, in milliseconds. */
export const staleAt = ({ pausedUntil, extraUntil, status }: KitchenControl): number =>
  Math.min(
    ...[pausedUntil, extraUntil, status.opensAt, status.closesAt].map((at) =>
      at === null ? Infinity : Date.parse(at),
    ),
  );

/** An answer about the kitchen at a later instant: what has ended by itself has ended, until it is read again. */
export function controlAt(control: KitchenControl, now: number): KitchenControl {
  const { pausedUntil, extraUntil, status, nextOpeningAt } = control;
  const closed: KitchenStatus = {
    ...status,
    open: false,
    reason: nextOpeningAt === null ? 'no-opening' : 'closed',
    opensAt: nextOpeningAt,
    closesAt: null,
  };
  const opened = hasPassed(status.opensAt, now) ? WORKING : status;
  return {
    ...control,
    ...(hasPassed(pausedUntil, now) && { pausedUntil: null }),
    ...(hasPassed(extraUntil, now) && { extraMinutes: null, extraUntil: null }),
    status: hasPassed(status.closesAt, now) ? closed : opened,
  };
}

/** How the kitchen looks after a change, before the server says so. */
export function changedControl(control: KitchenControl, change: ChangeKitchenControl): Partial<KitchenControl> {
  const { status } = control;
  if (change.pausedUntil === undefined) return change;
  const { pausedUntil } = change;
  if (pausedUntil === null) return { ...change, ...(status.reason === 'paused' && { status: WORKING }) };
  const paused: KitchenStatus = {
    open: false,
    reason: 'paused',
    opensAt: pausedUntil,
    closesAt: null,
    takesOrders: false,
  };
  return { ...change, ...((status.open || status.reason === 'paused') && { status: paused }) };
}

/** What is booked of a slot, as a bar shows it. */
export interface SlotBar {
  /** In milliseconds. */
  start: number;
  units: number;
  /** From 0 to 1: of what the slot takes or, without a limit, of the fullest one. */
  share: number;
  /** It takes no more. */
  full: boolean;
}

/** The slots of the next two hours, from the one that runs. What was booked in another grid counts in the slot in which it begins. */
export function slotsAhead(
  { booked, slotMinutes, unitsPerSlot }: KitchenControl,
  now: number,
  timeZone: string,
): SlotBar[] {
  const today = localDay(now, timeZone);
  const starts = [today, addDays(today, 1)].flatMap((day) => slotStarts(day, slotMinutes, timeZone));
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? start + slotMinutes * MINUTE]));
  const slots = [...ends]
    .filter(([start, end]) => end > now && start < now + AHEAD_MS)
    .map(([start, end]) => {
      const within = booked.map((slot) => ({ ...slot, at: Date.parse(slot.start) }));
      const units = within.filter(({ at }) => at >= start && at < end).reduce((sum, slot) => sum + slot.units, 0);
      return { start, units };
    });
  const most = unitsPerSlot ?? Math.max(1, ...slots.map(({ units }) => units));
  return slots.map(({ start, units }) => ({
    start,
    units,
    share: Math.min(1, units / most),
    full: unitsPerSlot !== null && units >= unitsPerSlot,
  }));
}
