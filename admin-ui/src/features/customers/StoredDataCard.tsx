import type { CustomerData } from '@pickup/contract';
import {
  Button,
  Card,
  color,
  DownloadIcon,
  formatDateTime,
  fontSize,
  media,
  space,
  TrashIcon,
  useLanguage,
  useTranslation,
} from '@pickup/web';
import { useId } from 'react';
import styled from 'styled-components';
import { useRestaurant } from '../../restaurant/useRestaurant.js';

/** How many orders and reviews are stored of a customer, in words. */
export function useStoredCounts(): (data: CustomerData) => { orders: string; reviews: string } {
  const { t } = useTranslation();
  return ({ orders, reviews }) => ({
    orders: t('customers.orders', { count: orders.length }),
    reviews: t('customers.reviews', { count: reviews.length }),
  });
}

const Root = styled(Card)`
  display: grid;
  gap: ${space(2.5)};
  padding: ${space(3)};
  ${media.phone} {
    padding: ${space(2.5)} ${space(2)};
  }
`;

const Title = styled.h2`
  font-size: ${fontSize('xl')};
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 210px), 1fr));
  gap: ${space(2)};
  margin: 0;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Label = styled.dt`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

const Fact = styled.dd`
  margin: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

interface StoredDataCardProps {
  data: CustomerData;
  onExport: () => void;
  onErase: () => void;
}

/** What is stored of a customer, and what can be done with it. */
export function StoredDataCard({ data, onExport, onErase }: StoredDataCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const { orders, reviews } = useStoredCounts()(data);
  const title = useId();
  const { email, customer } = data;
  const when = (at: string | undefined) =>
    at === undefined ? t('customers.held.none') : formatDateTime(at, { language, timeZone });
  const facts: [label: string, fact: string][] = [
    [t('customers.held.name'), customer?.name ?? data.reviews.at(-1)?.customerName ?? t('customers.held.none')],
    [t('customers.held.phone'), customer?.phone ?? t('customers.held.none')],
    [t('customers.held.reviews'), reviews],
    [t('customers.held.orders'), orders],
    [t('customers.held.firstOrder'), when(customer?.firstOrderAt)],
    [t('customers.held.lastOrder'), when(customer?.lastOrderAt)],
  ];
  return (
    <Root as="section" aria-labelledby={title}>
      <Title id={title}>{email}</Title>
      <Facts>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <Label>{label}</Label>
            <Fact>{fact}</Fact>
          </div>
        ))}
      </Facts>
      <Actions>
        <Button variant="secondary" size="main" onClick={onExport}>
          <DownloadIcon /> {t('customers.export.submit')}
        </Button>
        <Button variant="danger" size="main" onClick={onErase}>
          <TrashIcon /> {t('customers.erase.open')}
        </Button>
      </Actions>
    </Root>
  );
}
