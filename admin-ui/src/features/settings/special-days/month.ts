import { addDays, WEEKDAYS, weekdayOf } from '@pickup/contract';

/** The month of a day: `2026-11` of `2026-11-21`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month some months later, or earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks of a month, Monday first; null for the days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -WEEKDAYS.indexOf(weekdayOf(first))); ; monday = addDays(monday, 7)) {
    const week = WEEKDAYS.map((_, index) => addDays(monday, index));
    if (!week.some((day) => monthOf(day) === month)) return weeks;
    weeks.push(week.map((day) => (monthOf(day) === month ? day : null)));
  }
}

/** How far a key moves in a calendar, in days. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day to which a key leads; null for a key that leads nowhere. */
export function dayAfterKey(day: string, key: string): string | null {
  const step = STEPS[key];
  if (step !== undefined) return addDays(day, step);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1);
  const last = weeksOf(month).flat().findLast(Boolean) ?? day;
  const same = `${month}-${day.slice(8)}`;
  return same <= last ? same : last;
}

/** The day whose month is shown first: that of the next special day, where this month or the one after it has it, else today. */
export const firstShown = (today: string, special: string | undefined): string =>
  special !== undefined && monthOf(special) <= addMonths(monthOf(today), 1) ? special : today;
