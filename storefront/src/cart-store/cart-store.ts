import { EMPTY_CART, parseCart, type CartDocument } from './cart-document.js';

const STORAGE_KEY = 'cart';

/** The cart of this browser. */
export interface CartStore {
  /** Notifies of every change, those of other tabs included. */
  subscribe: (listener: () => void) => () => void;
  get: () => CartDocument;
  /** Applies a change to the newest cart, another tab's included, and saves it at once. */
  update: (change: (cart: CartDocument) => CartDocument) => CartDocument;
}

interface Environment {
  /** May throw: some browsers forbid access to their storage. */
  storage: () => Storage;
  /** Where `storage` events of other tabs arrive. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Stores the cart in local storage on every change (product.md, Cart); a failed read or write is logged. */
export function createCartStore({ storage, events }: Environment): CartStore {
  let cart: CartDocument | null = null;
  let lastText: string | null = null;
  const listeners = new Set<() => void>();

  function readText(): string | null {
    try {
      return storage().getItem(STORAGE_KEY);
    } catch (error) {
      console.error('The cart could not be read', error);
      return lastText;
    }
  }

  function parse(text: string | null): CartDocument {
    if (text === null) return EMPTY_CART;
    try {
      return parseCart(text);
    } catch (error) {
      console.error('The cart could not be read', error);
      return EMPTY_CART;
    }
  }

  function read(): CartDocument {
    const text = readText();
    if (cart === null || text !== lastText) {
      lastText = text;
      cart = parse(text);
    }
    return cart;
  }

  function write(next: CartDocument) {
    cart = next;
    try {
      const text = JSON.stringify(next);
      storage().setItem(STORAGE_KEY, text);
      lastText = text;
    } catch (error) {
      console.error('The cart could not be saved', error);
    }
  }

  const notify = () => listeners.forEach((listener) => listener());

  function onStorage(event: StorageEvent) {
    if (event.key !== STORAGE_KEY && event.key !== null) return;
    read();
    notify();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', onStorage);
      };
    },
    get: () => cart ?? read(),
    update(change) {
      const current = read();
      const next = change(current);
      if (next !== current) {
        write(next);
        notify();
      }
      return next;
    },
  };
}
