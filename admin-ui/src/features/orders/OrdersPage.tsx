import type { AdminOrder } from '@pickup/contract';
import { useRef } from 'react';
import { useTranslation } from '@pickup/web';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLastPage } from '../../lists/PagedResults.js';
import { useLiveOrders } from '../../live-orders/LiveOrders.js';
import { NewOrders } from '../../live-orders/NewOrders.js';
import { OrdersScreen } from '../../live-orders/OrdersScreen.js';
import { SoundTools } from '../../live-orders/SoundTools.js';
import { useOrderActions } from '../../live-orders/useOrderActions.js';
import { MailTrouble } from '../../order/mail/OrderMails.js';
import { useUndoToasts } from '../../order/useUndoToasts.js';
import { usePressGuard } from '../../press-guard/press-guard.js';
import { searchOrders, useOrders, useOrdersView } from './orders-view.js';
import { OrdersResults, OrdersToolbar } from './OrdersList.js';

const NONE: readonly AdminOrder[] = [];

/** /admin/orders: the list of all orders, newest first. */
export default function OrdersPage() {
  const { t } = useTranslation();
  const { view, show, search, searchEverywhere, filter, goTo, reset } = useOrdersView();
  const results = useRef<HTMLElement>(null);
  const actions = useOrderActions(useFocusKeeper(results));
  const live = useLiveOrders();
  const { connection, pendingTransitions, sound, unopened } = live;
  const orders = useOrders(view, connection.state === 'live' || pendingTransitions.size > 0);
  const content = orders.data?.content ?? NONE;
  const shown = view.everywhere ? content : searchOrders(content, view.search);
  const isAll = view.search === '' && view.status === null && view.day === null && view.page === 0;
  // A list that has not loaded yet hides nothing, and one of all orders has no more to show.
  const hidden =
    orders.data && !isAll ? unopened.filter(({ id }) => !shown.some((order) => order.id === id)).length : 0;

  usePressGuard();
  useUndoToasts(live);
  useLastPage(orders, view.page, (page) => show({ ...view, page }));

  return (
    <OrdersScreen
      title={t('orders.title')}
      outdatedSince={orders.isError && orders.dataUpdatedAt > 0 ? orders.dataUpdatedAt : null}
      bands={
        <>
          <NewOrders
            orders={unopened}
            hidden={hidden}
            onShow={reset}
            onOpen={actions.openDetails}
            onMarkOpened={actions.markOpened}
          />
          <MailTrouble />
        </>
      }
    >
      <OrdersToolbar view={view} onSearch={search} onFilter={filter} />
      <OrdersResults
        region={results}
        orders={orders}
        shown={shown}
        view={view}
        fresh={new Set(unopened.map(({ id }) => id))}
        pendingTransitions={pendingTransitions}
        onTransition={actions.transition}
        onCancel={actions.cancel}
        onDetails={actions.openDetails}
        onPrint={actions.print}
        onPage={goTo}
        onReset={reset}
        onSearchEverywhere={searchEverywhere}
      />
      <SoundTools sound={sound} />
      {actions.dialogs}
    </OrdersScreen>
  );
}
