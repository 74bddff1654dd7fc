import { useApiQuery } from '@pickup/web';
import { useMemo, useState } from 'react';
import { dateOf, readDay, TODAY, type ChosenDay } from '../../lists/chosen-day.js';
import { useViewInUrl } from '../../lists/view-in-url.js';
import { useToday } from '../../restaurant/useRestaurant.js';
import type { Figures } from './figures.js';

/** The periods to choose from, in days. */
export const PERIODS = [7, 14, 30] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 7;

/** What the owner looks at: a day, and the days up to today. */
export interface AnalyticsView {
  day: ChosenDay;
  period: Period;
}

/** Reads a view from `?date=&days=`; what is none of the options counts as not given. */
const parseView = (params: URLSearchParams): AnalyticsView => ({
  day: readDay(params) ?? TODAY,
  period: PERIODS.find((period) => String(period) === params.get('days')) ?? DEFAULT_PERIOD,
});

/** The parameters of a view, without its defaults. */
const writeView = ({ day, period }: AnalyticsView): URLSearchParams =>
  new URLSearchParams({
    ...(day !== TODAY && { date: day }),
    ...(period !== DEFAULT_PERIOD && { days: String(period) }),
  });

/** The view in the URL: each choice is a step of the history. */
export function useAnalyticsView(): { view: AnalyticsView; choose: (view: AnalyticsView) => void } {
  const { view, go } = useViewInUrl(parseView, writeView);
  return { view, choose: go };
}

/** How many popular items are listed. */
const POPULAR_ITEMS = '10';

/** Read again by themselves, in milliseconds: today's figures grow while the screen is open. */
const FRESH = { refetchInterval: 60_000 } as const;

export interface FiguresState {
  /** Undefined until all have loaded once, and when the requested ones could not be loaded. */
  figures: Figures | undefined;
  /** The figures are still those of the previous day or period. */
  turning: boolean;
  isError: boolean;
  error: Error | null;
  /** When the oldest of them was answered, in milliseconds. */
  updatedAt: number;
  retry: () => void;
}

/** The six calls of the screen as one: what is shown together was answered for the same day and period. */
export function useFigures({ day: chosen, period }: AnalyticsView): FiguresState {
  const today = useToday();
  const date = dateOf(chosen, today);
  // The server says which day today is, and the last of the period is.
  const day = date === today ? null : date;
  const ofDay = { query: day === null ? {} : { date: day } };
  const days = { query: { days: String(period) } };
  const dashboard = useApiQuery('dashboard', ofDay, FRESH);
  const trends = useApiQuery('salesTrends', days, FRESH);
  const statuses = useApiQuery('orderStatusDistribution', ofDay, FRESH);
  const popular = useApiQuery('popularItems', { query: { limit: POPULAR_ITEMS, ...days.query } }, FRESH);
  const customers = useApiQuery('customerInsights', days, FRESH);
  const hours = useApiQuery('revenueByHour', ofDay, FRESH);
  const calls = [dashboard, trends, statuses, popular, customers, hours];

  const complete = useMemo<Figures | undefined>(
    () =>
      dashboard.data && trends.data && statuses.data && popular.data && customers.data && hours.data
        ? {
            day,
            period,
            dashboard: dashboard.data,
            trends: trends.data,
            statuses: statuses.data,
            popular: popular.data,
            customers: customers.data,
            hours: hours.data,
          }
        : undefined,
    [day, period, dashboard.data, trends.data, statuses.data, popular.data, customers.data, hours.data],
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
