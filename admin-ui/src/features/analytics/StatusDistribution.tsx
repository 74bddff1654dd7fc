import type { OrderStatusCounts } from '@pickup/contract';
import { EmptyState } from '@pickup/web';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigureTable } from './cells.js';
import { LazyChart } from './charts/LazyChart.js';
import { FigureCard } from './FigureCard.js';
import { ordersIn } from './figures.js';
import { STATUSES } from './statuses.js';

const StatusChart = lazy(() => import('./charts/StatusChart.js'));

/** In px. */
export const STATUS_CHART_HEIGHT = 240;

interface StatusDistributionProps {
  table: FigureTable;
  statuses: OrderStatusCounts;
  /** Says which day. */
  about: string;
}

/** How many of today's orders are in each status, cancelled ones too (product.md, Order status). */
export function StatusDistribution({ table, statuses, about }: StatusDistributionProps) {
  const { t } = useTranslation();
  return (
    <FigureCard table={table} about={about}>
      {ordersIn(statuses) === 0 ? (
        <EmptyState as="p" title={t('analytics.statuses.empty')} />
      ) : (
        <LazyChart height={STATUS_CHART_HEIGHT}>
          <StatusChart counts={STATUSES.map((status) => ({ status, orders: statuses[status] }))} />
        </LazyChart>
      )}
    </FigureCard>
  );
}
