import { createStoredDocument, type BrowserStorage, type StoredDocument } from '../stored-document/stored-document.js';
import { EMPTY_CART, parseCart, type CartDocument } from './cart-document.js';

/** The cart of this browser. */
export type CartStore = StoredDocument<CartDocument>;

/** Stores the cart in local storage on every change (product.md, Cart). */
export const createCartStore = (browser: BrowserStorage): CartStore =>
  createStoredDocument({ key: 'cart', name: 'The cart', empty: EMPTY_CART, parse: parseCart }, browser);
