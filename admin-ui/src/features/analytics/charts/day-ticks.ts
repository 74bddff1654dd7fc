/** How far apart the named days of a period lie: every day of a week, then fewer. */
const stepFor = (days: number): number => {
  if (days <= 7) return 1;
  return days <= 14 ? 3 : 7;
};

/** The days an axis names: at most seven, the last one always. */
export const namedDays = (days: readonly string[]): string[] => {
  const step = stepFor(days.length);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};
