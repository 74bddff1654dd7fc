/** How far apart the named days lie. */
const stepFor = (days: number): number => {
  if (days <= 7) return 1;
  return days <= 14 ? 2 : 7;
};

/** The days an axis names: at most seven, today always. */
export const namedDays = (days: readonly string[]): string[] => {
  const step = stepFor(days.length);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
};
