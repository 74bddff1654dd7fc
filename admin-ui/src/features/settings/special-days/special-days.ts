import type { EndpointName, SpecialDay } from '@pickup/contract';

/** Answers that a change of a special day makes stale. */
export const SPECIAL_DAY_ANSWERS = [
  'specialDays',
  'kitchenControl',
  'kitchen',
] as const satisfies readonly EndpointName[];

/** The coming days, soonest first, and the past ones, latest first. @param today the business day, which is coming */
export function sortSpecialDays(days: readonly SpecialDay[], today: string) {
  const sorted = days.toSorted((one, other) => one.date.localeCompare(other.date));
  return {
    coming: sorted.filter(({ date }) => date >= today),
    past: sorted.filter(({ date }) => date < today).toReversed(),
  };
}
