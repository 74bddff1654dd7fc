import { useApiQuery } from '@pickup/web';
import { useMemo, useState } from 'react';
import { useViewInUrl } from '../../lists/view-in-url.js';
import type { Figures } from './figures.js';

/** The periods to choose from, in days. */
export const PERIODS = [7, 14, 30] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 7;

/** Reads the period from `?days=`; what is none of the options counts as not given. */
const parsePeriod = (params: URLSearchParams): Period =>
  PERIODS.find((period) => String(period) === params.get('days')) ?? DEFAULT_PERIOD;

/** The parameters of a period, without the default. */
const writePeriod = (period: Period): URLSearchParams =>
  new URLSearchParams(period === DEFAULT_PERIOD ? undefined : { days: String(period) });

/** The period in the URL: each choice is a step of the history. */
export function useAnalyticsView(): { period: Period; choose: (period: Period) => void } {
  const { view, go } = useViewInUrl(parsePeriod, writePeriod);
  return { period: view, choose: go };
}

/** How many popular items are listed. */
const POPULAR_ITEMS = '10';

/** Read again by themselves, in milliseconds: today's figures grow while the screen is open. */
const FRESH = { refetchInterval: 60_000 } as const;

export interface FiguresState {
  /** Undefined until all have loaded once, and when the requested ones could not be loaded. */
  figures: Figures | undefined;
  /** The figures are still those of the previous period. */
  turning: boolean;
  isError: boolean;
  error: Error | null;
  /** When the oldest of them was answered, in milliseconds. */
  updatedAt: number;
  retry: () => void;
}

/** The six calls of the screen as one: what is shown together was answered for the same period. */
export function useFigures(period: Period): FiguresState {
  const days = { query: { days: String(period) } };
  const dashboard = useApiQuery('dashboard', { query: {} }, FRESH);
  const trends = useApiQuery('salesTrends', days, FRESH);
  const statuses = useApiQuery('orderStatusDistribution', { query: {} }, FRESH);
  const popular = useApiQuery('popularItems', { query: { limit: POPULAR_ITEMS, ...days.query } }, FRESH);
  const customers = useApiQuery('customerInsights', days, FRESH);
  const hours = useApiQuery('revenueByHour', { query: {} }, FRESH);
  const calls = [dashboard, trends, statuses, popular, customers, hours];

  const complete = useMemo<Figures | undefined>(
    () =>
      dashboard.data && trends.data && statuses.data && popular.data && customers.data && hours.data
        ? {
            period,
            dashboard: dashboard.data,
            trends: trends.data,
            statuses: statuses.data,
            popular: popular.data,
            customers: customers.data,
            hours: hours.data,
          }
        : undefined,
    [period, dashboard.data, trends.data, statuses.data, popular.data, customers.data, hours.data],
  );
  const [before, keep] = useState(complete);
  if (complete && complete !== before) keep(complete);

  const failed = calls.filter(({ isError }) => isError);
  const missing = failed.some(({ data }) => data === undefined);
  return {
    figures: complete ?? (missing ? undefined : before),
    turning: complete === undefined && before !== undefined && !missing,
    isError: failed.length > 0,
    error: failed[0]?.error ?? null,
    updatedAt: Math.min(...calls.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
