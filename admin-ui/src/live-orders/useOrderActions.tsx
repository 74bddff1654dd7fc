import type { AdminOrder, AdminOrderDetails, AdminOrderLine, CancelReason, OrderStatus } from '@pickup/contract';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SoldOutDialogProps } from '../order/sold-out/SoldOutDialog.js';
import { useSoldOut, type SoldOut } from '../order/sold-out/useSoldOut.js';
import { useTickets } from '../order/ticket/PrintedTicket.js';
import { useLiveOrders } from './LiveOrders.js';

const loadDetails = () => import('../order/OrderDetailsDialog.js');
const loadCancel = () => import('../order/CancelOrderDialog.js');
const loadEntry = () => import('../order-entry/OrderEntryDialog.js');
const loadSoldOut = () => import('../order/sold-out/SoldOutDialog.js');
const OrderDetailsDialog = lazy(loadDetails);
const CancelOrderDialog = lazy(loadCancel);
const SoldOutDialog = lazy(loadSoldOut);
const OrderEntryDialog = lazy(loadEntry);

/** Dialogs are fetched after the list, but before the click, so that a slow connection does not delay them. */
const preloadDialogs = () =>
  void Promise.all([loadDetails(), loadCancel(), loadSoldOut(), loadEntry()]).catch(() => undefined);

export interface OrderActions {
  transition: (order: AdminOrder, to: OrderStatus) => void;
  /** Asks before an order is cancelled. */
  cancel: (order: AdminOrder) => void;
  openDetails: (order: AdminOrder) => void;
  /** Marks orders as opened. */
  markOpened: (orders: readonly AdminOrder[]) => void;
  /** Prints the ticket; who has it in hand has seen the order. */
  print: (order: AdminOrder) => void;
  /** Opens an order that somebody gives by phone. */
  enterOrder: () => void;
  soldOut: SoldOut;
  /** Asks what is sold out, and until when; what these lines hold is offered first. */
  chooseSoldOut: (lines: readonly AdminOrderLine[]) => void;
  /** The open dialog and the ticket being printed; to be rendered somewhere on the page. */
  dialogs: ReactNode;
}

/**
 * What can be done to an order on a screen, and the dialogs for it.
 * @param keepFocus moves the focus to an order whose button is gone
 */
export function useOrderActions(keepFocus: (orderId: string) => void): OrderActions {
  const { connection, markOpened, transition, pendingTransitions } = useLiveOrders();
  const { print, printing } = useTickets();
  const [details, setDetails] = useState<AdminOrder | null>(null);
  const [cancelling, setCancelling] = useState<AdminOrder | null>(null);
  const soldOut = useSoldOut();
  const [entry, setEntry] = useState<AdminOrderDetails | 'new' | null>(null);
  const [sellingOut, setSellingOut] = useState<Pick<SoldOutDialogProps, 'line' | 'openLines'> | null>(null);

  useEffect(preloadDialogs, []);

  const openDetails = (order: AdminOrder) => {
    markOpened([order]);
    setDetails(order);
  };
  const printTicket = (order: AdminOrder) => {
    markOpened([order]);
    print(order);
  };
  const markTheseOpened = (opened: readonly AdminOrder[]) => {
    markOpened(opened);
    // The pressed button disappears with its order.
    for (const { id } of opened.slice(-1)) keepFocus(id);
  };
  const transitionOrder = (order: AdminOrder, to: OrderStatus, reason?: CancelReason) => {
    // The server opens an order with its transition; a disconnected board does not get that event.
    if (connection.state !== 'live') markOpened([order]);
    transition(order, to, { onSettled: keepFocus, ...(reason && { reason }) });
  };
  const closeDialogs = (order: AdminOrder) => {
    setDetails(null);
    setCancelling(null);
    keepFocus(order.id);
  };

  const dialogs = (
    <>
      {printing}
      <Suspense fallback={null}>
        {details && (
          <OrderDetailsDialog
            order={details}
            pendingTransitions={pendingTransitions}
            onTransition={(order, to) => {
              transitionOrder(order, to);
              closeDialogs(order);
            }}
            onCancel={(order) => {
              setDetails(null);
              setCancelling(order);
            }}
            onCorrect={(order) => {
              setDetails(null);
              setEntry(order);
            }}
            onSoldOut={(line) => {
              closeDialogs(details);
              setSellingOut({ line, openLines: [] });
            }}
            onPrint={printTicket}
            onClose={() => closeDialogs(details)}
          />
        )}
        {entry !== null && (
          <OrderEntryDialog
            order={entry === 'new' ? null : entry}
            onClose={() => {
              setEntry(null);
              if (entry !== 'new') keepFocus(entry.id);
            }}
          />
        )}
        {sellingOut !== null && <SoldOutDialog soldOut={soldOut} {...sellingOut} onClose={() => setSellingOut(null)} />}
        {cancelling && (
          <CancelOrderDialog
            order={cancelling}
            onKeep={() => closeDialogs(cancelling)}
            onConfirm={(reason) => {
              transitionOrder(cancelling, 'CANCELLED', reason);
              closeDialogs(cancelling);
            }}
          />
        )}
      </Suspense>
    </>
  );
  return {
    transition: transitionOrder,
    cancel: setCancelling,
    openDetails,
    markOpened: markTheseOpened,
    print: printTicket,
    soldOut,
    chooseSoldOut: (openLines) => setSellingOut({ line: null, openLines }),
    dialogs,
    enterOrder: () => setEntry('new'),
  };
}
