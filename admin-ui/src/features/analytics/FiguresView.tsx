import { fontSize, space, VisuallyHidden, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useFirstHour } from '../../restaurant/useRestaurant.js';
import { CustomerInsights } from './CustomerInsights.js';
import { DailyTrends, SalesTrends } from './SalesTrends.js';
import { useDayTitle } from './day-title.js';
import { daySales, hourSales, type Figures } from './figures.js';
import { Halves, Pair, Parts } from './figure-parts.js';
import { PopularItems } from './PopularItems.js';
import { RevenueByHour, StatusDistribution } from './TodayCharts.js';
import { DayTiles, SummaryTiles } from './Tiles.js';
import type { FigureTables } from './figure-tables.js';

const Root = styled(Parts)`
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

const Group = styled.section`
  display: grid;
  gap: ${space(1)};
`;

const DayName = styled.h2`
  font-size: ${fontSize('xl')};
`;

interface FiguresViewProps {
  figures: Figures;
  tables: FigureTables;
  /** Others are on their way. */
  busy: boolean;
}

/** Every figure: a day's first, then the period's, then both in short. */
export function FiguresView({ figures, tables, busy }: FiguresViewProps) {
  const { t } = useTranslation();
  const firstHour = useFirstHour();
  const sales = daySales(figures.trends);
  const aboutDay = useDayTitle()(figures);
  const isToday = figures.day === null;
  const aboutPeriod = t('analytics.lastDays', { count: figures.period });
  return (
    <Root aria-busy={busy}>
      <Group aria-label={isToday ? t('analytics.today.title') : aboutDay}>
        {isToday ? <VisuallyHidden as="h2">{aboutDay}</VisuallyHidden> : <DayName>{aboutDay}</DayName>}
        <DayTiles metrics={figures.dashboard} cancelled={figures.statuses.CANCELLED} isToday={isToday} />
      </Group>
      <Pair>
        <SalesTrends table={tables.trends} sales={sales} />
        <DailyTrends sales={sales} />
      </Pair>
      <Pair>
        <RevenueByHour
          table={tables.hours}
          hours={hourSales(figures.hours, firstHour)}
          about={aboutDay}
          isToday={isToday}
        />
        <StatusDistribution table={tables.statuses} statuses={figures.statuses} about={aboutDay} isToday={isToday} />
      </Pair>
      <Halves>
        <PopularItems table={tables.popular} items={figures.popular} about={aboutPeriod} />
        <Parts>
          <CustomerInsights table={tables.customers} customers={figures.customers} about={aboutPeriod} />
          <Group aria-label={t('analytics.summary.title')}>
            <VisuallyHidden as="h2">{t('analytics.summary.title')}</VisuallyHidden>
            <SummaryTiles metrics={figures.dashboard} sales={sales} />
          </Group>
        </Parts>
      </Halves>
    </Root>
  );
}
