import { useLanguage } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { day } from './cells.js';
import { periodTotals, type DaySales, type Figures } from './figures.js';
import { Tiles } from './Tiles.js';

interface SummaryTilesProps {
  metrics: Figures['dashboard'];
  sales: readonly DaySales[];
}

/** The period's averages, and counts of dishes, deals and reviews. */
export function SummaryTiles({ metrics, sales }: SummaryTilesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { revenuePerDay, revenuePerOrder, orders, best } = periodTotals(sales);
  const { activeMenuItems, totalMenuItems, activeDeals, totalReviews, averageRating } = metrics;
  const period = t('analytics.lastDays', { count: sales.length });
  return (
    <Tiles
      columns={2}
      tiles={[
        { label: t('analytics.summary.perDay'), value: money(revenuePerDay), note: period },
        {
          label: t('analytics.summary.perOrder'),
          value: money(revenuePerOrder),
          note: `${period} · ${t('analytics.orders', { count: orders })}`,
        },
        {
          label: t('analytics.summary.bestDay'),
          value: best ? day(best.day, language).shown : '–',
          note: best ? money(best.revenue) : t('analytics.trends.empty'),
        },
        {
          label: t('analytics.summary.menuItems'),
          value: String(activeMenuItems),
          note: t('analytics.summary.ofItems', { count: totalMenuItems }),
        },
        { label: t('analytics.summary.deals'), value: String(activeDeals), note: t('analytics.summary.dealsNote') },
        {
          label: t('analytics.summary.reviews'),
          value: String(totalReviews),
          note: t('analytics.summary.reviewsNote', { rating: averageRating.toFixed(1) }),
        },
      ]}
    />
  );
}
