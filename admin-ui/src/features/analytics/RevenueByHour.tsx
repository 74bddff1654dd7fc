import { EmptyState } from '@pickup/web';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { hour as hourCell, type FigureTable } from './cells.js';
import { LazyChart } from './charts/LazyChart.js';
import { Facts } from './Facts.js';
import { FigureCard } from './FigureCard.js';
import { peakHour, type HourSales } from './figures.js';

const HoursChart = lazy(() => import('./charts/HoursChart.js'));

/** In px. */
export const HOURS_CHART_HEIGHT = 248;

interface RevenueByHourProps {
  table: FigureTable;
  hours: readonly HourSales[];
  /** Says which day. */
  about: string;
}

/** Today's revenue hour by hour, with its peak. */
export function RevenueByHour({ table, hours, about }: RevenueByHourProps) {
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
        <EmptyState as="p" title={t('analytics.hours.empty')} />
      ) : (
        <LazyChart height={HOURS_CHART_HEIGHT}>
          <HoursChart hours={hours} />
        </LazyChart>
      )}
    </FigureCard>
  );
}
