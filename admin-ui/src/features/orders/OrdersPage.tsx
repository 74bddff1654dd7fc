import type { AdminOrder } from '@pickup/contract';
import { VisuallyHidden } from '@pickup/web';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLastPage } from '../../lists/useLastPage.js';
import { Screen } from '../../screen/Screen.js';
import { ArrivalBar } from './ArrivalBar.js';
import { Freshness } from './Freshness.js';
import { searchOrders } from './orders-view.js';
import { OrdersResults } from './OrdersResults.js';
import { OrdersToolbar } from './OrdersToolbar.js';
import { useArrivals } from './useArrivals.js';
import { useLatestOrders, useOrders } from './useOrders.js';
import { useOrderMoves } from './useOrderMoves.js';
import { useOrdersView } from './useOrdersView.js';

const loadDetails = () => import('./OrderDetailsDialog.js');
const loadCancel = () => import('./CancelOrderDialog.js');
const OrderDetailsDialog = lazy(loadDetails);
const CancelOrderDialog = lazy(loadCancel);

/** Dialogs come after the list, but before the click: a slow line must not make a tap look lost. */
const preloadDialogs = () => void Promise.all([loadDetails(), loadCancel()]).catch(() => undefined);

const NONE: readonly AdminOrder[] = [];

/** /admin/orders (specification 2, admin orders). */
export default function OrdersPage() {
  const { t } = useTranslation();
  const { view, show, search, filter, goTo, reset } = useOrdersView();
  const results = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(results);
  const { moving, move } = useOrderMoves(keepFocus);
  const orders = useOrders(view, moving.size > 0);
  const shown = searchOrders(orders.data?.content ?? NONE, view.search);
  const { fresh, elsewhere, seen } = useArrivals(useLatestOrders(moving.size > 0), shown);
  const [details, setDetails] = useState<AdminOrder | null>(null);
  const [leaving, setLeaving] = useState<AdminOrder | null>(null);

  useEffect(preloadDialogs, []);

  useLastPage(orders, view.page, (page) => show({ ...view, page }));

  const openDetails = useCallback(
    (order: AdminOrder) => {
      seen(order.id);
      setDetails(order);
    },
    [seen],
  );
  const closeDialogs = (order: AdminOrder) => {
    setDetails(null);
    setLeaving(null);
    keepFocus(order.id);
  };

  return (
    <Screen
      title={t('orders.title')}
      tabTitle={fresh.size > 0 ? t('orders.tabTitle', { count: fresh.size }) : undefined}
      aside={
        <Freshness
          updatedAt={orders.dataUpdatedAt}
          failing={orders.isError}
          loading={orders.isPending || orders.isPlaceholderData}
        />
      }
    >
      <VisuallyHidden role="status">{fresh.size > 0 && t('orders.arrived', { count: fresh.size })}</VisuallyHidden>
      <OrdersToolbar view={view} orders={shown} onSearch={search} onStatus={filter} />
      <ArrivalBar count={elsewhere} onShow={reset} />
      <OrdersResults
        region={results}
        orders={orders}
        shown={shown}
        view={view}
        fresh={fresh}
        moving={moving}
        onMove={move}
        onCancel={setLeaving}
        onDetails={openDetails}
        onPage={goTo}
        onReset={reset}
      />
      <Suspense fallback={null}>
        {details && <OrderDetailsDialog order={details} onClose={() => closeDialogs(details)} />}
        {leaving && (
          <CancelOrderDialog
            order={leaving}
            onKeep={() => closeDialogs(leaving)}
            onConfirm={() => {
              move(leaving, 'CANCELLED');
              closeDialogs(leaving);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
