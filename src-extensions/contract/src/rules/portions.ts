import type { SoldOutUntil } from '../entities/sold-out.js';

/** The `SoldOutUntil` of what is sold out until the owner says otherwise. */
export const SOLD_OUT_FOREVER = 'forever';

/** Up to how many portions visitors are told what is left. */
const SHOWN_UP_TO = 5;

/** How many portions of a business day's count are left, never below 0; null without a count. */
export const portionsLeft = (dailyCount: number | null, taken: number): number | null =>
  dailyCount === null ? null : Math.max(0, dailyCount - taken);

/** What visitors are told of the portions left; null where there are plenty, and without a count. */
export const shownPortionsLeft = (left: number | null): number | null =>
  left !== null && left <= SHOWN_UP_TO ? left : null;

/** Whether something is sold out on a business day. */
export const isSoldOutOn = (day: string, soldOutUntil: SoldOutUntil): boolean =>
  soldOutUntil !== null && (soldOutUntil === SOLD_OUT_FOREVER || day < soldOutUntil);
