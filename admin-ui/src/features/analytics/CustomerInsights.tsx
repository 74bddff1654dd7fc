import type { CustomerInsights as Insights } from '@pickup/contract';
import { color, radius, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { FigureTable } from './figure-tables.js';
import { useNumber } from '../../restaurant/useRestaurant.js';
import { Facts, type Ground, grounds, NoFigures, Swatch, SwatchList } from './figure-parts.js';
import { FigureCard } from './FigureCard.js';
import { newCustomers, retentionRate } from './figures.js';

const Bar = styled.div`
  display: flex;
  height: ${space(4)};
  overflow: hidden;
  border: 1px solid ${color('edge')};
  border-radius: ${radius('small')};
`;

const Part = styled.span<{ $look: Ground; $people: number }>`
  flex: ${({ $people }) => $people} 0 0;
  ${({ $look }) => grounds[$look]}
`;

const Legend = styled(SwatchList)`
  margin-top: ${space(1)};
`;

interface CustomerInsightsProps {
  table: FigureTable;
  customers: Insights;
  /** Says which days. */
  about: string;
}

/** Who ordered in the period, and how many of them had ordered before (product.md, Figures). */
export function CustomerInsights({ table, customers, about }: CustomerInsightsProps) {
  const { t } = useTranslation();
  const number = useNumber();
  const { totalCustomers, activeCustomers, repeatCustomers, averageOrdersPerCustomer } = customers;
  const first = newCustomers(customers);
  const parts = [
    {
      look: 'solid',
      people: repeatCustomers,
      label: t('analytics.customers.repeatCount', { count: repeatCustomers }),
    },
    { look: 'striped', people: first, label: t('analytics.customers.newCount', { count: first }) },
  ] as const;
  return (
    <FigureCard
      table={table}
      about={about}
      headline={
        <Facts
          facts={[
            { label: t('analytics.customers.retention'), value: `${retentionRate(customers)}%` },
            { label: t('analytics.customers.active'), value: number(activeCustomers) },
            { label: t('analytics.customers.ordersEach'), value: number(averageOrdersPerCustomer, 2) },
            { label: t('analytics.customers.total'), value: number(totalCustomers) },
          ]}
        />
      }
    >
      {activeCustomers === 0 ? (
        <NoFigures title={t('analytics.customers.empty')} />
      ) : (
        <>
          <Bar>
            {parts.map(({ look, people }) => (
              <Part key={look} $look={look} $people={people} />
            ))}
          </Bar>
          <Legend>
            {parts.map(({ look, label }) => (
              <li key={look}>
                <Swatch $look={look} />
                {label}
              </li>
            ))}
          </Legend>
        </>
      )}
    </FigureCard>
  );
}
