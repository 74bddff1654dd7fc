import { formatDay, useLanguage, Card, color, font, fontSize, space, useTranslation } from '@pickup/web';
import { lazy, useId } from 'react';
import styled from 'styled-components';
import { useMoney, useNumber } from '../../restaurant/useRestaurant.js';
import { day as dayCell, type FigureTable } from './figure-tables.js';
import { LazyChart, FigureCard } from './FigureCard.js';
import { Facts, NoFigures } from './figure-parts.js';
import { periodTotals, latestDays, type DaySales } from './figures.js';

const SalesChart = lazy(() => import('./charts/SalesChart.js'));

/** Two charts and their titles, in px. */
export const SALES_CHART_HEIGHT = 428;

/** Revenue and orders of each day of the period. */
export function SalesTrends({ table, sales }: { table: FigureTable; sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const number = useNumber();
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
            { label: t('analytics.column.orders'), value: number(orders) },
          ]}
        />
      }
    >
      {orders === 0 ? (
        <NoFigures title={t('analytics.trends.empty')} />
      ) : (
        <LazyChart height={SALES_CHART_HEIGHT}>
          <SalesChart sales={sales} />
        </LazyChart>
      )}
    </FigureCard>
  );
}

const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2.5)};
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 ${space(2)};
  padding: ${space(1)} 0;
  border-bottom: 1px solid ${color('line')};
  font-variant-numeric: tabular-nums lining-nums;
  &:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }
`;

const Day = styled.span`
  font-weight: 600;
`;

const Revenue = styled.span`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('lg')};
  text-align: right;
`;

const Orders = styled.span`
  grid-column: 1 / -1;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

/** The last 7 days of the trends, the newest first. */
export function DailyTrends({ sales }: { sales: readonly DaySales[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const money = useMoney();
  const id = useId();
  const newestFirst = latestDays(sales).reverse();
  return (
    <Root as="section" aria-labelledby={id}>
      <Title id={id}>{t('analytics.daily.title')}</Title>
      <ul>
        {newestFirst.map(({ day, revenue, orders }, index) => (
          <Row key={day}>
            <Day>{index === 0 ? t('analytics.daily.today') : dayCell(day, language).shown}</Day>
            <Revenue>{money(revenue)}</Revenue>
            <Orders>{t('analytics.orders', { count: orders })}</Orders>
          </Row>
        ))}
      </ul>
    </Root>
  );
}
