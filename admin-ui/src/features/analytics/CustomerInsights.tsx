import type { CustomerInsights as Insights } from '@pickup/contract';
import { color, EmptyState, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { FigureTable } from './figure-tables.js';
import { Facts, grounds, Swatch, SwatchList, type Ground } from './figure-parts.js';
import { FigureCard } from './FigureCard.js';
import { retentionRate } from './figures.js';

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
  const { totalCustomers, activeCustomers, repeatCustomers, averageOrdersPerCustomer } = customers;
  const once = activeCustomers - repeatCustomers;
  const parts = [
    {
      look: 'solid',
      people: repeatCustomers,
      label: t('analytics.customers.repeatCount', { count: repeatCustomers }),
    },
    { look: 'striped', people: once, label: t('analytics.customers.onceCount', { count: once }) },
  ] as const;
  return (
    <FigureCard
      table={table}
      about={about}
      headline={
        <Facts
          facts={[
            { label: t('analytics.customers.retention'), value: `${retentionRate(customers)}%` },
            { label: t('analytics.customers.active'), value: String(activeCustomers) },
            { label: t('analytics.customers.ordersEach'), value: averageOrdersPerCustomer.toFixed(2) },
            { label: t('analytics.customers.total'), value: String(totalCustomers) },
          ]}
        />
      }
    >
      {activeCustomers === 0 ? (
        <EmptyState as="p" title={t('analytics.customers.empty')} />
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
