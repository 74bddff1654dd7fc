import type { DayHours, Shift } from '../entities/opening-hours.js';

/** The shifts of a weekday; none when it is closed. */
export const shiftsOf = ({ open, close, closed, second }: DayHours): Shift[] =>
  closed ? [] : [{ open, close }, ...(second ? [second] : [])];

/** Whether a shift ends a day after it began: its two times are equal. */
export const lasts24Hours = ({ open, close }: Shift): boolean => open === close;

/** `12:00-14:00 & 17:00-22:00` */
export const shiftsText = (shifts: readonly Shift[]): string =>
  shifts.map(({ open, close }) => `${open}-${close}`).join(' & ');

/** Why a second shift cannot follow a first one on the same day; null when it can. They may touch. */
export const secondShiftContradiction = (first: Shift, second: Shift): string | null =>
  first.close <= first.open || second.open < first.close
    ? `must not overlap: ${second.open} is before ${first.open}-${first.close} has ended`
    : null;

/** Why a day cannot have these shifts; null when it can. */
export function shiftsContradiction(shifts: readonly Shift[], closed: boolean): string | null {
  if (closed) return shifts.length > 0 ? 'must be empty on a day that is closed' : null;
  const [first, second] = shifts;
  if (!first) return 'must hold at least one shift, unless the day is closed';
  return second ? secondShiftContradiction(first, second) : null;
}
