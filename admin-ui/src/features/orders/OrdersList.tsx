import type { AdminOrder, OrderStatus, Page } from '@pickup/contract';
import { space, OrdersIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Choices } from '../../lists/Choices.js';
import { SearchField } from '../../lists/SearchField.js';
import { countByStatus, STATUSES, type OrdersView } from './orders-view.js';
import { NothingFound } from '../../lists/list-parts.js';
import { PagedResults } from '../../lists/PagedResults.js';
import { OrderCard } from './OrderCard.js';
import type { PendingTransitions } from './order-transitions.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 1fr) auto;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface OrdersToolbarProps {
  view: OrdersView;
  /** The orders of the page that match the search: their statuses are counted. */
  orders: readonly AdminOrder[];
  onSearch: (search: string) => void;
  onStatus: (status: OrderStatus | null) => void;
}

/** Search and status filter; both count and search the orders of the current page only. */
export function OrdersToolbar({ view, orders, onSearch, onStatus }: OrdersToolbarProps) {
  const { t } = useTranslation();
  const counts = countByStatus(orders);
  const countOf = (status: OrderStatus | null) => {
    // Under a filter the page holds one status only; the others are not known then.
    if (status !== view.status && view.status !== null) return 0;
    return status === null ? orders.length : (counts.get(status) ?? 0);
  };
  const itemOf = (status: OrderStatus | null) => {
    const value = countOf(status);
    return {
      value: status,
      label: status === null ? t('orders.filter.all') : t(`orders.status.${status}`),
      ...(value > 0 && { count: { value, label: t('orders.filter.onPage', { count: value }) } }),
    };
  };
  return (
    <Root>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('orders.search')}
        value={view.search}
        onSearch={onSearch}
      />
      <Choices
        label={t('orders.filter.label')}
        items={[null, ...STATUSES].map(itemOf)}
        chosen={view.status}
        onChoose={onStatus}
      />
    </Root>
  );
}

interface OrdersResultsProps {
  region: RefObject<HTMLElement>;
  orders: UseQueryResult<Page<AdminOrder>>;
  /** The orders of the page that match the search. */
  shown: readonly AdminOrder[];
  view: OrdersView;
  fresh: ReadonlySet<string>;
  pendingTransitions: PendingTransitions;
  onTransition: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
  onDetails: (order: AdminOrder) => void;
  onPrint: (order: AdminOrder) => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** The orders of a page as cards. */
export function OrdersResults({
  region,
  orders,
  shown,
  view,
  fresh,
  pendingTransitions,
  onTransition,
  onCancel,
  onDetails,
  onPrint,
  onPage,
  onReset,
}: OrdersResultsProps) {
  const { t } = useTranslation();
  return (
    <PagedResults
      region={region}
      label={t('orders.list', { page: view.page + 1 })}
      answer={orders}
      loading={t('orders.loading')}
      failed={t('orders.loadFailed')}
      shown={shown}
      empty={
        <NothingFound
          art={<OrdersIcon size={40} />}
          title={t('orders.empty')}
          narrowed={view.search !== '' || view.status !== null}
          onReset={onReset}
        />
      }
      found={({ totalElements }) => t('orders.found', { count: totalElements })}
      card={(order) => (
        <OrderCard
          order={order}
          fresh={fresh.has(order.id)}
          pendingTransition={pendingTransitions.get(order.id)}
          onTransition={onTransition}
          onCancel={onCancel}
          onDetails={onDetails}
          onPrint={onPrint}
        />
      )}
      page={view.page}
      onPage={onPage}
    />
  );
}
