/** The periods to choose from, in days. */
export const PERIODS = [7, 14, 30] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 7;

/** Reads the period from `?days=`; what is none of the options counts as not given. */
export const parsePeriod = (params: URLSearchParams): Period =>
  PERIODS.find((period) => String(period) === params.get('days')) ?? DEFAULT_PERIOD;

/** The parameters of a period, without the default. */
export const writePeriod = (period: Period): URLSearchParams =>
  new URLSearchParams(period === DEFAULT_PERIOD ? undefined : { days: String(period) });
