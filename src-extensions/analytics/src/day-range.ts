import { addDays, daysBetween } from '@pickup/contract';

/** Business days from the first to the last, both included, `YYYY-MM-DD`. */
export interface DayRange {
  first: string;
  last: string;
}

/** The last `days` business days, today included (ruling 27). */
export const lastDays = (today: string, days: number): DayRange => ({ first: addDays(today, 1 - days), last: today });

/** Every day of a range, oldest first: a figure shows the days on which nothing was sold, too. */
export const daysOf = ({ first, last }: DayRange): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index));
