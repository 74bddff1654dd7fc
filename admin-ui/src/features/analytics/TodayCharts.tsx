import { useTranslation } from '@pickup/web';
import { lazy } from 'react';
import type { OrderStatusCounts } from '@pickup/contract';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { hour as hourCell, type FigureTable } from './figure-tables.js';
import { LazyChart, FigureCard } from './FigureCard.js';
import { Facts, NoFigures } from './figure-parts.js';
import { peakHour, ordersIn, type HourSales } from './figures.js';
import { STATUSES } from './statuses.js';

const HoursChart = lazy(() => import('./charts/HoursChart.js'));

/** In px. */
export const HOURS_CHART_HEIGHT = 248;

interface RevenueByHourProps {
  table: FigureTable;
  hours: readonly HourSales[];
  /** Says which day. */
  about: string;
  isToday: boolean;
}

/** A day's revenue hour by hour, with its peak. */
export function RevenueByHour({ table, hours, about, isToday }: RevenueByHourProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const peak = peakHour(hours);
  return (
    <FigureCard
      table={table}
      about={about}
      headline={
        peak && (
          <Facts
            facts={[
              {
                label: t('analytics.hours.peak'),
                value: `${hourCell(peak.hour).shown} – ${hourCell((peak.hour + 1) % 24).shown}`,
              },
              { label: t('analytics.hours.peakRevenue'), value: money(peak.revenue) },
            ]}
          />
        )
      }
    >
      {peak === null ? (
        <NoFigures title={t(isToday ? 'analytics.hours.empty' : 'analytics.hours.emptyDay')} />
      ) : (
        <LazyChart height={HOURS_CHART_HEIGHT}>
          <HoursChart hours={hours} />
        </LazyChart>
      )}
    </FigureCard>
  );
}

const StatusChart = lazy(() => import('./charts/StatusChart.js'));

/** In px. */
export const STATUS_CHART_HEIGHT = 240;

interface StatusDistributionProps {
  table: FigureTable;
  statuses: OrderStatusCounts;
  /** Says which day. */
  about: string;
  isToday: boolean;
}

/** How many of a day's orders are in each status, cancelled ones too (product.md, Order status). */
export function StatusDistribution({ table, statuses, about, isToday }: StatusDistributionProps) {
  const { t } = useTranslation();
  return (
    <FigureCard table={table} about={about}>
      {ordersIn(statuses) === 0 ? (
        <NoFigures title={t(isToday ? 'analytics.statuses.empty' : 'analytics.statuses.emptyDay')} />
      ) : (
        <LazyChart height={STATUS_CHART_HEIGHT}>
          <StatusChart counts={STATUSES.map((status) => ({ status, orders: statuses[status] }))} />
        </LazyChart>
      )}
    </FigureCard>
  );
}
