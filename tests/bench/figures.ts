/** One figure of many rounds. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** @throws Error for no values: a measurement that took none has failed */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing');
  return (upper + lower) / 2;
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/**
 * Ours over its reference: the ratio of the medians, with the least and the most that a single round gave.
 * @param ours one value a round, beside the reference's of the same round
 * @throws Error when a round is missing on either side
 */
export function ratioOf(ours: readonly number[], reference: readonly number[]): Spread {
  if (ours.length !== reference.length) throw new Error('Each round needs both sides');
  const perRound = spreadOf(ours.map((value, round) => value / (reference[round] ?? Number.NaN)));
  return { ...perRound, median: median(ours) / median(reference) };
}

/** `0.81 (0.78–0.84)`: the median and the spread. */
export function showSpread({ median: middle, min, max }: Spread, digits: number): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(middle)} (${show(min)}–${show(max)})`;
}
