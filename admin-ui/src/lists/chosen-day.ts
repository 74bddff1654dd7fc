import { addDays, Day } from '@pickup/contract';

/** A business day that the owner looks at: `YYYY-MM-DD`, or `today` or `yesterday`, which go on with the days. */
export type ChosenDay = string;

export const TODAY: ChosenDay = 'today';
export const YESTERDAY: ChosenDay = 'yesterday';

/** The first day that can be chosen: nobody has sold anything here before. */
export const FIRST_DAY = '2000-01-01';

/** Reads `?date=`; null for what is no day. */
export function readDay(params: URLSearchParams): ChosenDay | null {
  const text = params.get('date') ?? '';
  if (text === TODAY || text === YESTERDAY) return text;
  return Day.safeParse(text).success && text >= FIRST_DAY ? text : null;
}

/** The date of a chosen day. @param today the business day */
export function dateOf(day: ChosenDay, today: string): string {
  if (day === TODAY) return today;
  return day === YESTERDAY ? addDays(today, -1) : day;
}

/** How a date is chosen: by its name where it has one, so that it goes on with the days. @param today the business day */
export function dayOfDate(date: string, today: string): ChosenDay {
  if (date === today) return TODAY;
  return date === addDays(today, -1) ? YESTERDAY : date;
}
