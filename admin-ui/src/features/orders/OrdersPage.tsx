import type { AdminOrder, OrderStatus } from '@pickup/contract';
import { VisuallyHidden } from '@pickup/web';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLastPage } from '../../lists/PagedResults.js';
import { Screen } from '../../screen/Screen.js';
import { ConnectionLostBanner, SignedOutBanner, ConnectionBadge } from './live/ConnectionStatus.js';
import { NewOrders } from './live/NewOrders.js';
import { SoundBlocked, SoundTools } from './live/SoundTools.js';
import { useBoard, type Board } from './live/useBoard.js';
import { usePressGuard } from './live/press-guard.js';
import { MailTrouble } from './mail/OrderMails.js';
import { searchOrders, useOrders, useOrdersView } from './orders-view.js';
import { OrdersResults, OrdersToolbar } from './OrdersList.js';
import { useTickets } from './ticket/PrintedTicket.js';
import { useOrderTransitions } from './order-transitions.js';

const loadDetails = () => import('./OrderDetailsDialog.js');
const loadCancel = () => import('./CancelOrderDialog.js');
const OrderDetailsDialog = lazy(loadDetails);
const CancelOrderDialog = lazy(loadCancel);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () => void Promise.all([loadDetails(), loadCancel()]).catch(() => undefined);

const NONE: readonly AdminOrder[] = [];

/** The tab's title: the most urgent state of the board. */
function useTabTitle({ signedOut, link, unopened }: Board): string | undefined {
  const { t } = useTranslation();
  if (signedOut) return t('orders.board.signedOutTab');
  if (link.state === 'lost') return t('orders.board.lostTab');
  return unopened.length > 0 ? t('orders.tabTitle', { count: unopened.length }) : undefined;
}

/** /admin/orders: the live order board. */
export default function OrdersPage() {
  const { t } = useTranslation();
  const { view, show, search, filter, goTo, reset } = useOrdersView();
  const results = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(results);
  const { pendingTransitions, transition } = useOrderTransitions(keepFocus);
  const board = useBoard(pendingTransitions);
  const { link, signedOut, sound, unopened, see } = board;
  const isLive = link.state === 'live';
  const orders = useOrders(view, isLive || pendingTransitions.size > 0);
  const shown = searchOrders(orders.data?.content ?? NONE, view.search);
  // A list that has not loaded yet hides nothing.
  const hidden = orders.data ? unopened.filter(({ id }) => !shown.some((order) => order.id === id)).length : 0;
  const { print, printing } = useTickets();
  const [details, setDetails] = useState<AdminOrder | null>(null);
  const [leaving, setLeaving] = useState<AdminOrder | null>(null);

  usePressGuard();
  useEffect(preloadDialogs, []);

  useLastPage(orders, view.page, (page) => show({ ...view, page }));

  const openDetails = useCallback(
    (order: AdminOrder) => {
      see([order]);
      setDetails(order);
    },
    [see],
  );
  const seeThese = (seen: readonly AdminOrder[]) => {
    see(seen);
    // The pressed button disappears with its order.
    for (const { id } of seen.slice(-1)) keepFocus(id);
  };
  const transitionOrder = (order: AdminOrder, to: OrderStatus) => {
    // The server opens an order with its transition; a disconnected board does not get that event.
    if (!isLive) see([order]);
    transition(order, to);
  };
  const closeDialogs = (order: AdminOrder) => {
    setDetails(null);
    setLeaving(null);
    keepFocus(order.id);
  };

  return (
    <Screen
      title={t('orders.title')}
      tabTitle={useTabTitle(board)}
      aside={
        <ConnectionBadge
          link={link}
          outdatedSince={orders.isError && orders.dataUpdatedAt > 0 ? orders.dataUpdatedAt : null}
        />
      }
      banner={
        link.state === 'lost' && !signedOut && <ConnectionLostBanner heardAt={link.heardAt} onRetry={board.retry} />
      }
    >
      {signedOut && <SignedOutBanner />}
      <VisuallyHidden role="status">
        {unopened.length > 0 && t('orders.arrived', { count: unopened.length })}
      </VisuallyHidden>
      {sound.state === 'blocked' && sound.volume !== 'off' && <SoundBlocked onTurnOn={sound.unlock} />}
      <NewOrders orders={unopened} hidden={hidden} onShow={reset} onOpen={openDetails} onSee={seeThese} />
      <MailTrouble />
      <OrdersToolbar view={view} orders={shown} onSearch={search} onStatus={filter} />
      <SoundTools sound={sound} />
      <OrdersResults
        region={results}
        orders={orders}
        shown={shown}
        view={view}
        fresh={new Set(unopened.map(({ id }) => id))}
        pendingTransitions={pendingTransitions}
        onTransition={transitionOrder}
        onCancel={setLeaving}
        onDetails={openDetails}
        onPrint={print}
        onPage={goTo}
        onReset={reset}
      />
      {printing}
      <Suspense fallback={null}>
        {details && <OrderDetailsDialog order={details} onPrint={print} onClose={() => closeDialogs(details)} />}
        {leaving && (
          <CancelOrderDialog
            order={leaving}
            onKeep={() => closeDialogs(leaving)}
            onConfirm={() => {
              transitionOrder(leaving, 'CANCELLED');
              closeDialogs(leaving);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
