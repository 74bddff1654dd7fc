import { cartState, type CartItem, type CartLine, type CartState, type LineIdentity } from '@pickup/contract';
import {
  createContext,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {
  accept,
  add,
  changeQuantity,
  choosePickup,
  countOfDish,
  remove,
  replaceLine,
  restoreLine,
  type AgreedChange,
} from './cart-changes.js';
import { EMPTY_CART, type CartDocument } from './cart-document.js';
import type { CartStore } from './cart-store.js';
import { closeOrder } from './order-attempt.js';

const StoreContext = createContext<CartStore | null>(null);

export const CartProvider = ({ store, children }: { store: CartStore; children: ReactNode }) => (
  <StoreContext.Provider value={store}>{children}</StoreContext.Provider>
);

export function useCartStore(): CartStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('CartProvider is missing above this component.');
  return store;
}

const serverCart = () => EMPTY_CART;
const noDishes = () => 0;

/** The stored cart; empty on the server and in the first render. */
export function useCartDocument(): CartDocument {
  const store = useCartStore();
  return useSyncExternalStore(store.subscribe, store.get, serverCart);
}

/** The lines that are still to be ordered: those of an order whose confirmation is not closed yet have been. */
const linesToOrder = (cart: CartDocument): readonly CartLine[] => closeOrder(cart).lines;

/** The cart's lines, total and count. */
export function useCart(): CartState {
  const lines = linesToOrder(useCartDocument());
  return useMemo(() => cartState(lines), [lines]);
}

/** The same, a frame later: where the cart is only counted, the button that was pressed answers first. */
export const useDeferredCart = (): CartState => useDeferredValue(useCart());

/** How many of a dish are in the cart; it renders again only when that changes. */
export function useCountInCart(dishId: string): number {
  const store = useCartStore();
  const count = useCallback(() => countOfDish(linesToOrder(store.get()), dishId), [store, dishId]);
  return useSyncExternalStore(store.subscribe, count, noDishes);
}

/** The cart's actions. */
export function useCartActions() {
  const store = useCartStore();
  return useMemo(
    () => ({
      add: (item: CartItem, quantity: number) => void store.update((cart) => add(cart, item, quantity)),
      replaceLine: (former: CartLine, item: CartItem, quantity: number) =>
        void store.update((cart) => replaceLine(cart, former, item, quantity)),
      remove: (line: LineIdentity) => void store.update((cart) => remove(cart, line)),
      restoreLine: (line: CartLine, index: number, ended: Pick<CartDocument, 'attempt' | 'pickupAt'>) =>
        void store.update((cart) => restoreLine(cart, line, index, ended)),
      setQuantity: (line: LineIdentity, quantity: number) =>
        void store.update((cart) => changeQuantity(cart, line, quantity)),
      accept: (agreed: readonly AgreedChange[]) => void store.update((cart) => accept(cart, agreed)),
      choosePickup: (pickupAt: string | null) => void store.update((cart) => choosePickup(cart, pickupAt)),
      closeOrder: () => void store.update(closeOrder),
    }),
    [store],
  );
}
