import type { AdminOrder, OrderStatus, Page } from '@pickup/contract';
import { OrdersIcon } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '../../lists/NothingFound.js';
import { PagedResults } from '../../lists/PagedResults.js';
import { OrderCard } from './OrderCard.js';
import type { OrdersView } from './orders-view.js';
import type { PendingTransitions } from './useOrderTransitions.js';

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
