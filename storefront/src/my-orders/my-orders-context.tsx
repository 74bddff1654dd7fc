import { ApiError, useNow } from '@pickup/web';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createStoredDocument, type BrowserStorage, type StoredDocument } from '../stored-document/stored-document.js';
import {
  byUrgency,
  forget,
  keep,
  NO_ORDERS,
  parseMyOrders,
  type KnownOrder,
  type MyOrder,
  type MyOrders,
} from './my-orders.js';

export type MyOrdersStore = StoredDocument<MyOrders>;

/** Keeps the open orders of this browser in its local storage (product.md, Order addresses). */
export const createMyOrdersStore = (browser: BrowserStorage): MyOrdersStore =>
  createStoredDocument({ key: 'orders', name: 'The orders', empty: NO_ORDERS, parse: parseMyOrders }, browser);

const StoreContext = createContext<MyOrdersStore | null>(null);

export const MyOrdersProvider = ({ store, children }: { store: MyOrdersStore; children: ReactNode }) => (
  <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
);

export function useMyOrdersStore(): MyOrdersStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('MyOrdersProvider is missing above this component.');
  return store;
}

const onServer = () => NO_ORDERS;

/** The open orders of this browser, the most urgent first; none on the server and in the first render. */
export function useMyOrders(): readonly MyOrder[] {
  const store = useMyOrdersStore();
  const mine = useSyncExternalStore(store.subscribe, store.get, onServer);
  const now = useNow();
  return useMemo(() => byUrgency(mine, now), [mine, now]);
}

/** Keeps an order that is shown to its customer in this browser while it is open, and forgets one that the server does not know. */
export function useKeepOrder(id: string, { data, error }: { data: KnownOrder | undefined; error: Error | null }): void {
  const store = useMyOrdersStore();
  const isUnknown = isUnknownOrder(error);
  useEffect(() => {
    if (isUnknown) store.update((mine) => forget(mine, id));
    else if (data) store.update((mine) => keep(mine, data));
  }, [id, data, isUnknown, store]);
}

/** Whether the server knows no order under an id: unknown and malformed ones are the same to a visitor. */
export const isUnknownOrder = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
