import { z } from 'zod';
import { CLOSED_REASONS, WEEKDAYS } from './enumerations.js';
import { KITCHEN_LIMITS } from './limits.js';
import { Day, Instant } from './scalar.js';
import { PublicSpecialDay } from './special-day.js';

/** Whether the kitchen works, until when or from when, and why not (product.md, Kitchen state). */
export const KitchenStatus = z.object({
  open: z.boolean(),
  /** Null while it is open. */
  reason: z.enum(CLOSED_REASONS).nullable(),
  /** When it works again; null while it is open, when nothing is planned, and before the doors are open. */
  opensAt: Instant.nullable(),
  /** Null while it is not open, and when it never closes. */
  closesAt: Instant.nullable(),
  /** Whether an order may be placed. */
  takesOrders: z.boolean(),
});
export type KitchenStatus = z.infer<typeof KitchenStatus>;

/** The kitchen as every page shows it. It holds until `changesAt`, unless the owner changes something. */
export const Kitchen = KitchenStatus.extend({
  /** From when on a small order can no longer be collected before this opening closes; null while it is not open, and when it never closes. */
  lastOrderAt: Instant.nullable(),
  /** When a small order can be collected that is not begun now: the kitchen is not open, or the last order has gone. */
  nextReadyAt: Instant.nullable(),
  /** What a busy kitchen adds to its preparation time, and until when; null when it adds nothing. */
  extraMinutes: z.int().nullable(),
  extraUntil: Instant.nullable(),
  /** Those of today and the next seven days, by date. */
  specialDays: z.array(PublicSpecialDay),
  /** It ends when the kitchen closes (product.md, Business days). */
  businessDay: Day,
  /** The business day on which it is open or next opens: what "sold out today" means. */
  serviceDay: Day,
  changesAt: Instant,
});
export type Kitchen = z.infer<typeof Kitchen>;

/** What is booked of a slot. */
export const BookedSlot = z.object({
  start: Instant,
  /** Units of kitchen work. */
  units: z.int(),
});
export type BookedSlot = z.infer<typeof BookedSlot>;

const controlFields = {
  /** When the pause ends; null without one. */
  pausedUntil: Instant.nullable(),
  extraMinutes: z.int().nullable(),
  extraUntil: Instant.nullable(),
};

/** What the kitchen's board controls, and what is booked. What has ended by itself is null. */
export const KitchenControl = z.object({
  ...controlFields,
  status: KitchenStatus,
  /** When the opening begins that comes next; while the kitchen's hours run, the one after them. Null when none is planned. */
  nextOpeningAt: Instant.nullable(),
  slotMinutes: z.int(),
  /** Null without a limit. */
  unitsPerSlot: z.int().nullable(),
  /** The slots of today and the next twelve hours in which something is booked, by time. */
  booked: z.array(BookedSlot),
  /** When a dish or an option was last changed: a board reads again then what is sold out. Null without any. */
  menuChangedAt: Instant.nullable(),
});
export type KitchenControl = z.infer<typeof KitchenControl>;

const { min, max } = KITCHEN_LIMITS.extraMinutes;
const extraRange = `must be a whole number from ${min} to ${max}`;
const instant = z.iso.datetime('must be a time such as 2026-11-21T17:30:00.000Z').nullable();

/** A change of the kitchen's state: what is left out stays, null ends it. Extra minutes and their end come together. */
export const ChangeKitchenControl = z
  .strictObject({
    pausedUntil: instant,
    extraMinutes: z.int(extraRange).min(min, extraRange).max(max, extraRange).nullable(),
    extraUntil: instant,
  })
  .partial()
  .superRefine(({ extraMinutes, extraUntil }, context) => {
    if ((extraMinutes ?? null) === null && (extraUntil ?? null) === null) return;
    const missing = (extraMinutes ?? null) === null ? 'extraMinutes' : (extraUntil ?? null) === null && 'extraUntil';
    if (!missing) return;
    const other = missing === 'extraUntil' ? 'extraMinutes' : 'extraUntil';
    context.addIssue({ code: 'custom', path: [missing], message: `must be given with ${other}` });
  });
export type ChangeKitchenControl = z.infer<typeof ChangeKitchenControl>;

/** How long orders took from confirmed to ready, in the last four weeks. */
export const PreparationTimes = z.object({
  /** Four of five orders took at most so many minutes; null without any order. */
  percentile80: z.int().nullable(),
  orders: z.int(),
  /** The same for each hour of a weekday in which orders were confirmed. */
  hours: z.array(
    z.object({ weekday: z.enum(WEEKDAYS), hour: z.int().min(0).max(23), percentile80: z.int(), orders: z.int() }),
  ),
});
export type PreparationTimes = z.infer<typeof PreparationTimes>;
