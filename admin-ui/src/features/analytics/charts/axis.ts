/** An axis of amounts or counts: from 0 on, so that a bar twice as long is twice as much; whole numbers only. */
export const AXIS = {
  type: 'number',
  domain: [0, 'auto'],
  allowDecimals: false,
  tickLine: false,
  axisLine: false,
  interval: 0,
} as const;

/** Room for the longest of these labels, in px; the same for charts that stand above each other. */
export const axisWidth = (labels: readonly string[]): number =>
  20 + 9 * Math.max(2, ...labels.map((label) => label.length));
