import type { DashboardMetrics } from '@pickup/contract';
import {
  useApiQuery,
  Badge,
  font,
  media,
  ratingTone,
  StarIcon,
  space,
  ChartIcon,
  DishIcon,
  OrdersIcon,
  VisuallyHidden,
  type BadgeTone,
  type RatingTone,
  useTranslation,
} from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { useId } from 'react';
import { useLoadFailure } from '../../failures/load-failure.js';
import { useMoney, useNumber } from '../../restaurant/useRestaurant.js';
import { Loading } from '../../screen/Screen.js';
import { MetricTile, type Metric } from './MetricTile.js';
import { ReadFailed } from './ReadFailed.js';

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
  const number = useNumber();
  const tone = ratingTone(rating);
  return (
    <>
      {number(rating, 1)}
      <Word $tone={GROUNDS[tone]}>
        <StarIcon size={14} /> {t(`dashboard.rating.${tone}`)}
      </Word>
    </>
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
  ${media.phone} {
    gap: ${space(1)};
  }
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
  const metrics = useMetrics();
  const inWords = useWords();
  const words = metrics.data && inWords(metrics.data);
  return (
    <MetricsRoot tabIndex={-1} aria-labelledby={heading}>
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
      {metrics.isError && <ReadFailed missing={t('dashboard.missing')} query={metrics} />}
    </MetricsRoot>
  );
}
