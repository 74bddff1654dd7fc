import { Card, color, font, fontSize, space, useLanguage } from '@pickup/web';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../../restaurant/useRestaurant.js';
import { day as dayCell } from './cells.js';
import { latestDays, type DaySales } from './figures.js';

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
