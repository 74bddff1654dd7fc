import type { DashboardMetrics } from '@pickup/contract';
import {
  useApiQuery,
  Badge,
  font,
  ratingTone,
  StarIcon,
  AlertIcon,
  Button,
  color,
  formatTime,
  fontSize,
  radius,
  space,
  useLanguage,
  ChartIcon,
  DishIcon,
  OrdersIcon,
  VisuallyHidden,
  type BadgeTone,
  type RatingTone,
} from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useId, useRef } from 'react';
import { useLoadFailure, useErrorMessage } from '../../failures/load-failure.js';
import { useRestaurant, useMoney } from '../../restaurant/useRestaurant.js';
import { Loading } from '../../screen/Screen.js';
import { MetricTile, type Metric } from './MetricTile.js';

/** How often the figures are read again while the landing is open, in milliseconds. */
const REFRESH_MS = 30_000;

const FRESH = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** Today's figures; a failure shows a toast. */
function useMetrics(): UseQueryResult<DashboardMetrics> {
  const { t } = useTranslation();
  const metrics = useApiQuery('dashboard', { query: {} }, FRESH);
  useLoadFailure(metrics, t('dashboard.loadFailed'));
  return metrics;
}

/** Green, yellow and red. */
const GROUNDS = { good: 'leaf', fair: 'confirmed', poor: 'danger' } as const satisfies Record<RatingTone, BadgeTone>;

const Word = styled(Badge)`
  font-family: ${font('body')};
`;

/** An average rating: the figure, and how good that is, in a colour and a word. */
function RatingBadge({ rating }: { rating: number }) {
  const { t } = useTranslation();
  const tone = ratingTone(rating);
  return (
    <>
      {rating.toFixed(1)}
      <Word $tone={GROUNDS[tone]}>
        <StarIcon size={14} /> {t(`dashboard.rating.${tone}`)}
      </Word>
    </>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('sm')};
  & > svg {
    flex: none;
  }
`;

const Words = styled.p`
  flex: 1 1 200px;
  min-width: 0;
`;

interface MetricsFailedProps {
  error: Error;
  /** When the figures on the screen were read, in milliseconds; 0 when there are none. */
  updatedAt: number;
  busy: boolean;
  onRetry: () => void;
}

/** Why the figures are missing or old, and the way to try again. */
function MetricsFailed({ error, updatedAt, busy, onRetry }: MetricsFailedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const errorMessage = useErrorMessage();
  const state =
    updatedAt === 0
      ? t('dashboard.missing')
      : t('dashboard.outdated', { time: formatTime(updatedAt, { language, timeZone }) });
  return (
    <Root>
      <AlertIcon />
      <Words>
        {state} {errorMessage(error)}
      </Words>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('app.retry')}
      </Button>
    </Root>
  );
}

const MetricsRoot = styled.section`
  display: grid;
  gap: ${space(2)};
  &:focus {
    outline: none;
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${space(2)};
`;

const TILES = [
  { name: 'orders', to: '/orders', Icon: OrdersIcon },
  { name: 'revenue', to: '/analytics', Icon: ChartIcon },
  { name: 'items', to: '/menu', Icon: DishIcon },
  { name: 'rating', to: '/reviews', Icon: StarIcon },
] as const;

type TileName = (typeof TILES)[number]['name'];

/** Formats the four figures. */
function useWords(): (metrics: DashboardMetrics) => Record<TileName, Metric> {
  const { t } = useTranslation();
  const money = useMoney();
  return (metrics) => ({
    orders: { value: metrics.todayOrders, note: t('dashboard.metric.ordersNote', { count: metrics.todayOrders }) },
    revenue: {
      value: money(metrics.todayRevenue),
      note: t('dashboard.metric.revenueNote', { amount: money(metrics.averageOrderValue) }),
    },
    items: {
      value: metrics.activeMenuItems,
      note: t('dashboard.metric.itemsNote', {
        total: metrics.totalMenuItems,
        deals: t('dashboard.metric.deals', { count: metrics.activeDeals }),
      }),
    },
    rating: {
      // Without a review there is no average, and 0 would be a bad one.
      value: metrics.totalReviews === 0 ? '\u2013' : <RatingBadge rating={metrics.averageRating} />,
      note: t('dashboard.metric.ratingNote', { count: metrics.totalReviews }),
    },
  });
}

/** What the day is like so far; it reads itself again. */
export function Metrics() {
  const { t } = useTranslation();
  const heading = useId();
  const root = useRef<HTMLElement>(null);
  const metrics = useMetrics();
  const inWords = useWords();
  const words = metrics.data && inWords(metrics.data);
  const retry = async () => {
    const { isSuccess } = await metrics.refetch();
    // The button disappears with the failure.
    if (isSuccess) root.current?.focus();
  };
  return (
    <MetricsRoot ref={root} tabIndex={-1} aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('dashboard.metrics')}
      </VisuallyHidden>
      {metrics.isPending && <Loading label={t('dashboard.loading')} />}
      <Tiles>
        {TILES.map(({ name, to, Icon }) => (
          <li key={name}>
            <MetricTile
              label={t(`dashboard.metric.${name}`)}
              to={to}
              Icon={Icon}
              metric={metrics.isPending ? null : words?.[name]}
            />
          </li>
        ))}
      </Tiles>
      {metrics.isError && (
        <MetricsFailed
          error={metrics.error}
          updatedAt={metrics.dataUpdatedAt}
          busy={metrics.isFetching}
          onRetry={() => void retry()}
        />
      )}
    </MetricsRoot>
  );
}
