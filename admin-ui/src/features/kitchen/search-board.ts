import type { AdminOrder } from '@pickup/contract';
import { matchesSearch } from '../../lists/SearchField.js';
import { dishKey } from './all-day/all-day.js';

/** The orders whose number, customer's name, phone or dishes contain the text, ignoring case and surrounding space. */
export function searchBoard(orders: readonly AdminOrder[], search: string): readonly AdminOrder[] {
  if (search.trim() === '') return orders;
  return orders.filter(({ orderNumber, customerName, customerPhone, items }) =>
    matchesSearch(search, [
      orderNumber,
      customerName,
      customerPhone,
      customerPhone.replace(/\D/g, ''),
      ...items.map(({ menuItemName }) => menuItemName),
    ]),
  );
}

/** The orders with a dish or deal that is still to be made. @param key see {@link dishKey} */
export const ordersWith = (orders: readonly AdminOrder[], key: string): readonly AdminOrder[] =>
  orders.filter(({ items }) => items.some((line) => !line.made && dishKey(line) === key));
