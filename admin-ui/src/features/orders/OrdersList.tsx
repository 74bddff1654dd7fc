import type { AdminOrder, OrderStatus, Page } from '@pickup/contract';
import { Button, formatDay, media, space, OrdersIcon, useApiQuery, useLanguage, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { Choices } from '../../lists/Choices.js';
import { dateOf } from '../../lists/chosen-day.js';
import { DayPicker } from '../../lists/DayPicker.js';
import { SearchField } from '../../lists/SearchField.js';
import { STATUSES, type OrdersView } from './orders-view.js';
import { NothingFound } from '../../lists/list-parts.js';
import { PagedResults } from '../../lists/PagedResults.js';
import { useToday } from '../../restaurant/useRestaurant.js';
import { OrderCard } from './OrderCard.js';
import { Orders } from './order-layout.js';
import type { PendingTransitions } from '../../order/order-transitions.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 1fr) auto;
  align-items: start;
  gap: ${space(1.5)};
  margin-bottom: ${space(1.5)};
  /* As wide as the counts make it: beside the search it would wrap on a busy evening alone. */
  & > :last-child {
    grid-column: 1 / -1;
    justify-self: start;
    max-width: 100%;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    /* From edge to edge, however little it holds. */
    & > :last-child {
      justify-self: stretch;
      max-width: none;
    }
  }
`;

/** How many were found, beside what looks further. */
const FoundOnPage = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

interface OrdersToolbarProps {
  view: OrdersView;
  onSearch: (search: string) => void;
  onFilter: (filter: Partial<Pick<OrdersView, 'status' | 'day'>>) => void;
}

/** How many orders there are in each status: of the day that is shown, else of all days. */
function useStatusCounts({ day }: OrdersView) {
  const today = useToday();
  const fresh = { staleTime: 0 };
  const all = useApiQuery('ordersByStatus', undefined, { ...fresh, enabled: day === null });
  const query = day === null ? {} : { date: dateOf(day, today) };
  const ofDay = useApiQuery('orderStatusDistribution', { query }, { ...fresh, enabled: day !== null });
  return day === null ? all.data : ofDay.data;
}

/** Search, status filter and day. The filter counts all orders, or those of the day; the search looks into the page, or into all orders once it was asked to. */
export function OrdersToolbar({ view, onSearch, onFilter }: OrdersToolbarProps) {
  const { t } = useTranslation();
  const counts = useStatusCounts(view);
  const countOf = (status: OrderStatus | null) => {
    if (counts === undefined) return 0;
    return status === null ? STATUSES.reduce((sum, each) => sum + counts[each], 0) : counts[status];
  };
  const itemOf = (status: OrderStatus | null) => {
    const value = countOf(status);
    return {
      value: status,
      label: status === null ? t('orders.filter.all') : t(`orders.status.${status}`),
      ...(value > 0 && { count: { value, label: t('orders.filter.inAll', { count: value }) } }),
    };
  };
  return (
    <Root>
      <SearchField
        label={view.everywhere ? t('orders.everywhere.search') : t('app.searchPage')}
        placeholder={t('orders.search')}
        value={view.search}
        onSearch={onSearch}
      />
      <DayPicker chosen={view.day} none={t('orders.filter.allDays')} onChoose={(day) => onFilter({ day })} />
      <Choices
        label={t('orders.filter.label')}
        items={[null, ...STATUSES].map(itemOf)}
        chosen={view.status}
        onChoose={(status) => onFilter({ status })}
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
  onSearchEverywhere: () => void;
}

/** The orders of a page, a row each. */
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
  onSearchEverywhere,
}: OrdersResultsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const isOfPage = view.search.trim() !== '' && !view.everywhere;
  const isPlainDay = view.day !== null && view.search === '' && view.status === null;
  const empty = isPlainDay
    ? t('orders.emptyDay', { day: formatDay(dateOf(view.day ?? '', today), { language }) })
    : t('orders.empty');
  return (
    <Orders>
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
            title={empty}
            hint={t('orders.emptyHint')}
            narrowed={view.search !== '' || view.status !== null || view.day !== null}
            onReset={onReset}
            wider={isOfPage && <Button onClick={onSearchEverywhere}>{t('orders.everywhere.button')}</Button>}
          />
        }
        found={({ totalElements }) =>
          isOfPage ? (
            <FoundOnPage>
              {t('orders.foundOnPage', { count: shown.length })}
              <Button variant="secondary" onClick={onSearchEverywhere}>
                {t('orders.everywhere.button')}
              </Button>
            </FoundOnPage>
          ) : (
            t(view.everywhere ? 'orders.everywhere.found' : 'orders.found', { count: totalElements })
          )
        }
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
        rows
        page={view.page}
        onPage={onPage}
      />
    </Orders>
  );
}
