import type { DashboardMetrics } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { Tiles } from './Tiles.js';

interface TodayTilesProps {
  metrics: DashboardMetrics;
  /** Today's cancelled orders, which count in no figure (product.md, Order status). */
  cancelled: number;
}

/** The key figures of today. */
export function TodayTiles({ metrics, cancelled }: TodayTilesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { todayOrders, todayRevenue, averageOrderValue, averageRating, totalReviews } = metrics;
  return (
    <Tiles
      columns={4}
      tiles={[
        {
          label: t('analytics.today.orders'),
          value: String(todayOrders),
          note: cancelled > 0 ? t('analytics.today.cancelled', { count: cancelled }) : undefined,
        },
        { label: t('analytics.today.revenue'), value: money(todayRevenue) },
        { label: t('analytics.today.averageOrder'), value: money(averageOrderValue) },
        {
          label: t('analytics.today.rating'),
          value: `${averageRating.toFixed(1)} ★`,
          note: t('analytics.today.ratingNote', { count: totalReviews }),
        },
      ]}
    />
  );
}
