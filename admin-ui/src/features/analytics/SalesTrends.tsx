import { EmptyState, formatDay, useLanguage } from '@pickup/web';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../restaurant/useRestaurant.js';
import type { FigureTable } from './cells.js';
import { LazyChart } from './charts/LazyChart.js';
import { Facts } from './Facts.js';
import { FigureCard } from './FigureCard.js';
import { periodTotals, type DaySales } from './figures.js';

const SalesChart = lazy(() => import('./charts/SalesChart.js'));

/** Two charts and their titles, in px. */
export const SALES_CHART_HEIGHT = 428;

/** Revenue and orders of each day of the period. */
export function SalesTrends({ table, sales }: { table: FigureTable; sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const { revenue, orders } = periodTotals(sales);
  const [first, last] = [sales[0]?.day, sales.at(-1)?.day];
  const range = first && last && `${formatDay(first, { language, short: true })} – ${formatDay(last, { language })}`;
  return (
    <FigureCard
      table={table}
      about={`${t('analytics.lastDays', { count: sales.length })} · ${range ?? ''}`}
      headline={
        <Facts
          facts={[
            { label: t('analytics.column.revenue'), value: money(revenue) },
            { label: t('analytics.column.orders'), value: String(orders) },
          ]}
        />
      }
    >
      {orders === 0 ? (
        <EmptyState as="p" title={t('analytics.trends.empty')} />
      ) : (
        <LazyChart height={SALES_CHART_HEIGHT}>
          <SalesChart sales={sales} />
        </LazyChart>
      )}
    </FigureCard>
  );
}
