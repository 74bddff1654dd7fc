import type { AdminOrder, OrderStatus, Page } from '@pickup/contract';
import { Button, color, EmptyState, fontSize, space, OrdersIcon } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Cards, CardSkeletons } from '../../lists/Cards.js';
import { LoadFailed } from '../../lists/LoadFailed.js';
import { Pager } from '../../lists/Pager.js';
import { OrderCard } from './OrderCard.js';
import type { OrdersView } from './orders-view.js';
import type { Moving } from './useOrderMoves.js';

const Region = styled.section`
  scroll-margin-top: 84px;
  &[aria-busy='true'] ul {
    opacity: 0.55;
  }
`;

const Found = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

interface OrdersResultsProps {
  orders: UseQueryResult<Page<AdminOrder>>;
  /** The orders of the page that match the search. */
  shown: readonly AdminOrder[];
  view: OrdersView;
  fresh: ReadonlySet<string>;
  moving: Moving;
  onMove: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
  onDetails: (order: AdminOrder) => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** The list in each of its states: on its way, failed, empty, full. */
export const OrdersResults = forwardRef<HTMLElement, OrdersResultsProps>(function OrdersResults(
  { orders, shown, view, fresh, moving, onMove, onCancel, onDetails, onPage, onReset },
  ref,
) {
  const { t } = useTranslation();
  const { data, error } = orders;

  const body = () => {
    if (data === undefined) {
      if (error === null) return <CardSkeletons label={t('orders.loading')} />;
      return <LoadFailed title={t('orders.loadFailed')} error={error} onRetry={() => void orders.refetch()} />;
    }
    if (shown.length === 0) {
      const narrowed = view.search !== '' || view.status !== null;
      return (
        <EmptyState
          art={<OrdersIcon size={40} />}
          as="p"
          title={t('orders.empty')}
          action={
            narrowed && (
              <Button variant="secondary" onClick={onReset}>
                {t('app.clearFilters')}
              </Button>
            )
          }
        />
      );
    }
    return (
      <>
        <Found>{t('orders.found', { count: data.totalElements })}</Found>
        <Cards>
          {shown.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                fresh={fresh.has(order.id)}
                underWay={moving.get(order.id)}
                onMove={onMove}
                onCancel={onCancel}
                onDetails={onDetails}
              />
            </li>
          ))}
        </Cards>
      </>
    );
  };

  return (
    <Region
      ref={ref}
      tabIndex={-1}
      aria-label={t('orders.list', { page: view.page + 1 })}
      aria-busy={data === undefined ? error === null : orders.isPlaceholderData}
    >
      {body()}
      {data && <Pager page={view.page} pages={data.totalPages} onPage={onPage} />}
    </Region>
  );
});
